import { createEmbeddedEngine, createSummarizer, type Summarizer } from '@notelark/summarizer';
import { readConfig } from '../config.ts';

/**
 * The summarizer of the product, with its settings.
 * @param engine one that SUMMARIZER may be, instead of what it is.
 * @throws an error that names the setting which is wrong or missing.
 */
export function configuredSummarizer(engine: string | undefined): Promise<Summarizer> {
  const instead: Record<string, string> = engine === undefined ? {} : { SUMMARIZER: engine };
  return createSummarizer(readConfig(undefined, instead).language, createEmbeddedEngine());
}
