import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wav } from '@notelark/speech/testing/media/riff';

/** Debian's pocketsphinx-testdata: a person reads Jane Austen, with what is said. */
const FOLDER = '/usr/share/pocketsphinx/test/data/librivox';
const SAMPLE_RATE = 16_000;
const HEADER_BYTES = 44;

/** What some of its recordings say, by their number. */
export function saidIn(numbers: readonly string[]): string {
  const lines = readFileSync(path.join(FOLDER, 'transcription'), 'utf8').split('\n');
  return numbers
    .map((number) => lines.find((line) => line.includes(`-${number})`)) ?? '')
    .map((line) => line.replace(/^<s> | <\/s>.*$/g, ''))
    .join(' ');
}

/** A WAV file of these recordings, after and with so many seconds of silence between. */
export function writeSpeech(file: string, numbers: readonly string[], pause = 0.7): void {
  const silence = Buffer.alloc(SAMPLE_RATE * 2 * pause);
  const clips = numbers.map((number) =>
    readFileSync(path.join(FOLDER, `sense_and_sensibility_01_austen_64kb-${number}.wav`)).subarray(
      HEADER_BYTES,
    ),
  );
  const data = Buffer.concat([silence, ...clips.flatMap((clip) => [clip, silence])]);
  writeFileSync(file, wav(data, { sampleRate: SAMPLE_RATE, channels: 1 }));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** How many of the words of one text stand in another, in their order: 1 for all of them. */
export function shareOf(said: string, text: string): number {
  const [wanted, got] = [wordsOf(said), wordsOf(text)];
  let row = Array.from({ length: got.length + 1 }, () => 0);
  for (const word of wanted) {
    const next = [0];
    for (const [n, other] of got.entries())
      next.push(word === other ? (row[n] ?? 0) + 1 : Math.max(row[n + 1] ?? 0, next[n] ?? 0));
    row = next;
  }
  return (row.at(-1) ?? 0) / wanted.length;
}

export const countOf = (text: string): number => wordsOf(text).length;
