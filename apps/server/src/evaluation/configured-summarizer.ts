import { createEmbeddedEngine } from '../adapters/summarizer/embedded/index.ts';
import { createSummarizer } from '../adapters/summarizer/index.ts';
import { readConfig } from '../config.ts';
import type { Summarizer } from '../ports/summarizer.ts';

/**
 * The engine of that name, with the settings of the environment.
 * @throws an error that names the setting which is wrong or missing.
 */
export function configuredSummarizer(engine: string): Promise<Summarizer> {
  const { language } = readConfig(undefined, { SUMMARIZER: engine });
  return createSummarizer({ ...language, concurrency: null }, createEmbeddedEngine());
}
