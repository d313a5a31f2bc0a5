import { parseArgs } from 'node:util';
import { createEmbeddedSummarizer } from '../adapters/summarizer/embedded/index.ts';
import type { Summarizer } from '../ports/summarizer.ts';

/**
 * Measures summarizers.
 *   npm run --silent eval:summaries -- --jsonl [--engine NAME]            sources on stdin, summaries on stdout
 *   npm run --silent eval:summaries -- FILE [--engine NAME] [--json]      ROUGE and more on a file with reference summaries
 * NAME is what SUMMARIZER may be; the other engines take their settings from the environment as the server does.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      jsonl: { type: 'boolean', default: false },
      engine: { type: 'string', default: 'embedded' },
      json: { type: 'boolean', default: false },
    },
  });
  const summarizer = await summarizerOf(values.engine);
  if (values.jsonl) {
    const { summarizeLines } = await import('./summaries-jsonl.ts');
    await summarizeLines(summarizer, process.stdin, process.stdout, process.stderr);
    return;
  }
  const [file] = positionals;
  if (file === undefined) throw new Error('Name a file, or give --jsonl and the sources on stdin.');
  const { measureFile } = await import('./measure-summaries.ts');
  const { reportOf } = await import('./summaries-report.ts');
  const measured = await measureFile(file, summarizer);
  process.stdout.write(values.json ? `${JSON.stringify(measured)}\n` : reportOf(measured));
}

/** The embedded engine alone starts at once; the others bring their vendors' libraries. */
async function summarizerOf(engine: string): Promise<Summarizer> {
  if (engine === 'embedded') return createEmbeddedSummarizer();
  const { configuredSummarizer } = await import('./configured-summarizer.ts');
  return configuredSummarizer(engine);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
