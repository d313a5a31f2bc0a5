import { parseArgs } from 'node:util';
import { createEngines } from '../compose/engines.ts';
import { readConfig } from '../config.ts';
import { type MeasuredSpeech, measureSpeech } from '@notelark/speech/evaluation/measure-speech';

/**
 * Measures a speech engine on the recordings that FOLDER's references.json names.
 *   npm run --silent eval:speech -- FOLDER [--engine NAME] [--json]
 * NAME is what TRANSCRIBER may be. One JSON object, or on a terminal a table.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { engine: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined)
    throw new Error('Name a folder with recordings and their references.json.');
  const instead = {
    SUMMARIZER: 'embedded',
    ...(values.engine !== undefined && { TRANSCRIBER: values.engine }),
  };
  const engines = await createEngines(readConfig(undefined, instead));
  try {
    const measured = await measureSpeech(folder, engines);
    const asTable = process.stdout.isTTY && !values.json;
    process.stdout.write(asTable ? table(measured) : `${JSON.stringify(measured)}\n`);
  } finally {
    await engines.close();
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function table({
  engine,
  clips,
  wordErrorRate,
  realTimeFactor,
  peakMemoryMb,
}: MeasuredSpeech): string {
  const rows = clips.map(
    ({ file, seconds, words, errors }) =>
      `${file}\t${seconds.toFixed(1)} s\t${words} words\t${percent(errors / Math.max(1, words))}`,
  );
  const all = `${engine}: word error rate ${percent(wordErrorRate)}, real-time factor ${realTimeFactor.toFixed(3)}, peak memory ${peakMemoryMb} MiB`;
  return `${[...rows, all].join('\n')}\n`;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
