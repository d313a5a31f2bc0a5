import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  findVoices,
  placeInProcess,
  spreadWords,
  type TimedWord,
  transcribeRecording,
} from '@notelark/speech';
import { createEngines } from '../compose/engines.ts';
import { readConfig } from '../config.ts';
import { sampleConversation } from '../features/recordings/intake/sample-conversation.ts';

/**
 * Measures how far from its true beginning each line of a transcript is placed in its audio.
 *   npm run --silent eval:alignment [-- FOLDER] [--engine NAME]
 * Without a folder, espeak-ng speaks the sample conversation, in two voices with pauses of 0.2 to 1.2 s. A folder has WAV files
 * (16 kHz, mono, 16 bit), each with its words in a file of the same name that ends with `.txt`; they are put one behind the other.
 * NAME is what TRANSCRIBER may be. One JSON object.
 */
interface Turn {
  text: string;
  pcm: Int16Array;
}

const RATE = 16_000;
const PAUSES = [0.2, 0.5, 0.9, 1.2];
const VOICES = ['en-us', 'en-gb+f3'];
const HEADER_BYTES = 44;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { engine: { type: 'string' } },
  });
  const instead = {
    SUMMARIZER: 'embedded',
    ...(values.engine !== undefined && { TRANSCRIBER: values.engine }),
  };
  const engines = await createEngines(readConfig(undefined, instead));
  try {
    const [folder] = positionals;
    const turns = folder === undefined ? await spokenSample() : await recordedIn(folder);
    const { pcm, starts } = joined(turns);
    const texts = turns.map(({ text }) => text);
    const seconds = pcm.length / RATE;
    const words: TimedWord[] = [];
    const { signal } = new AbortController();
    const { transcriber, voice } = engines;
    await transcribeRecording({
      pcm: inBlocks(pcm),
      voice,
      transcriber,
      signal,
      onSegments: (segments) => {
        for (const segment of segments) words.push(...(segment.words ?? spreadWords(segment)));
      },
    });
    const voices = await findVoices(inBlocks(pcm), voice);
    const byWords = await placeInProcess({ texts, sound: { words, voices, seconds } });
    const byVoice = await placeInProcess({ texts, sound: { words: [], voices, seconds } });
    const unlike = { words: words.toReversed(), voices, seconds };
    const report = {
      engine: transcriber.engine.label,
      turns: turns.length,
      seconds: Math.round(seconds),
      matched: rounded(byWords.matched),
      /** Of the same words in the wrong order: what matches by chance. */
      byChance: rounded((await placeInProcess({ texts, sound: unlike })).matched),
      words: errorsOf(byWords.turns, starts),
      voice: errorsOf(byVoice.turns, starts),
    };
    process.stdout.write(`${JSON.stringify(report)}\n`);
  } finally {
    await engines.close();
  }
}

/** The sample conversation, spoken by machine. */
async function spokenSample(): Promise<Turn[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'notelark-alignment-'));
  const lines = sampleConversation.split('\n').map((line) => line.replace(/^\w+: /, ''));
  const turns: Turn[] = [];
  for (const [at, text] of lines.entries()) {
    const file = path.join(folder, 'spoken.wav');
    const voice = VOICES[at % VOICES.length] ?? '';
    const said = execFileSync('espeak-ng', ['-v', voice, '-s', '150', '--stdout', text]);
    await writeFile(file, said);
    const convert = [
      '-v',
      'error',
      '-y',
      '-i',
      file,
      '-ar',
      String(RATE),
      '-ac',
      '1',
      '-f',
      's16le',
    ];
    const raw = execFileSync('ffmpeg', [...convert, '-'], { maxBuffer: 2 ** 28 });
    turns.push({ text, pcm: samplesOf(raw) });
  }
  await rm(folder, { recursive: true });
  return turns;
}

async function recordedIn(folder: string): Promise<Turn[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.wav')).toSorted();
  return await Promise.all(
    files.map(async (name) => ({
      text: (await readFile(path.join(folder, name.replace(/wav$/, 'txt')), 'utf8')).trim(),
      pcm: samplesOf((await readFile(path.join(folder, name))).subarray(HEADER_BYTES)),
    })),
  );
}

const samplesOf = (bytes: Buffer): Int16Array => {
  const copy = Uint8Array.from(bytes.subarray(0, bytes.length & ~1));
  return new Int16Array(copy.buffer);
};

/** Turns one behind the other, and where the sound of each begins, in seconds. */
function joined(turns: readonly Turn[]): { pcm: Int16Array; starts: number[] } {
  const pauses = turns.map((_, at) => Math.round((PAUSES[at % PAUSES.length] ?? 0) * RATE));
  const length = turns.reduce((sum, { pcm }, at) => sum + (pauses[at] ?? 0) + pcm.length, 0);
  const pcm = new Int16Array(length);
  const starts: number[] = [];
  let at = 0;
  for (const [turn, { pcm: said }] of turns.entries()) {
    at += pauses[turn] ?? 0;
    pcm.set(said, at);
    starts.push((at + onsetOf(said)) / RATE);
    at += said.length;
  }
  return { pcm, starts };
}

/** The first sample that can be heard. */
const onsetOf = (pcm: Int16Array): number =>
  Math.max(
    0,
    pcm.findIndex((sample) => Math.abs(sample) > 300),
  );

async function* inBlocks(pcm: Int16Array): AsyncGenerator<Int16Array> {
  for (let at = 0; at < pcm.length; at += RATE) yield pcm.subarray(at, at + RATE);
}

function errorsOf(
  placed: readonly { start: number; approximate: boolean }[],
  starts: readonly number[],
) {
  const errors = placed
    .map(({ start }, at) => Math.abs(start - (starts[at] ?? 0)))
    .toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(errors[Math.ceil(share * errors.length) - 1] ?? 0);
  const approximate = placed.filter((turn) => turn.approximate).length;
  return { median: at(0.5), p95: at(0.95), most: at(1), approximate };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
