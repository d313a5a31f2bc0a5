import { parseArgs } from 'node:util';
import type { Summarizer } from '@notelark/summarizer';
import { configuredSummarizer } from './configured-summarizer.ts';

/**
 * Measures summarizers.
 *   npm run --silent eval:summaries -- --jsonl [--engine NAME]            sources on stdin, summaries on stdout
 *   npm run --silent eval:summaries -- FILE [--engine NAME] [--json]      ROUGE and more on a file with reference summaries
 * NAME is what SUMMARIZER may be, and without it that setting decides; all settings are the server's.
 */
interface Arguments {
  values: { jsonl: boolean; engine?: string; json: boolean };
  positionals: string[];
}

async function main(): Promise<void> {
  const given = readArguments();
  const summarizer = await configuredSummarizer(given.values.engine);
  try {
    await evaluate(summarizer, given);
  } finally {
    summarizer.close?.();
  }
}

function readArguments(): Arguments {
  return parseArgs({
    allowPositionals: true,
    options: {
      jsonl: { type: 'boolean', default: false },
      engine: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
}

async function evaluate(summarizer: Summarizer, { values, positionals }: Arguments): Promise<void> {
  if (values.jsonl) {
    const { summarizeLines } = await import('@notelark/summarizer/evaluation/summaries-jsonl');
    await summarizeLines(summarizer, process.stdin, process.stdout, process.stderr);
    return;
  }
  const [file] = positionals;
  if (file === undefined) throw new Error('Name a file, or give --jsonl and the sources on stdin.');
  const { measureFile } = await import('@notelark/summarizer/evaluation/measure-summaries');
  const { reportOf } = await import('@notelark/summarizer/evaluation/summaries-report');
  const measured = await measureFile(file, summarizer);
  process.stdout.write(values.json ? `${JSON.stringify(measured)}\n` : reportOf(measured));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
