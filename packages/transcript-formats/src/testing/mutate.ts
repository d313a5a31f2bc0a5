import { readTranscript } from '../read.ts';
import { ReadError } from '../transcript.ts';
import { docxOf, pdfOf } from './documents.ts';
import { samples } from './samples.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const lines = samples.teams.text.split('\n');
const originals: readonly Uint8Array[] = [
  ...Object.values(samples).map(({ text }) => new TextEncoder().encode(text)),
  docxOf([lines]),
  pdfOf(lines),
];

/** Strings that mean something in one of the formats. */
const TOKENS = [
  '-->',
  '<v ',
  '{',
  ']',
  '"',
  ',',
  '\n\n',
  '00:00:99',
  'WEBVTT',
  ': ',
  '\0',
  '\uD800',
  '9'.repeat(40),
];

/** A file of one of the formats, damaged in a few places. */
function mutant(seed: number): Uint8Array {
  const random = randomOf(seed);
  const below = (most: number): number => Math.floor(random() * most);
  let bytes = Buffer.from(originals[below(originals.length)] ?? []);
  for (let change = 0; change <= below(6); change += 1) {
    const [from, to] = [below(bytes.length), below(bytes.length)];
    const token = Buffer.from(TOKENS[below(TOKENS.length)] ?? '');
    const kind = below(5);
    if (kind === 0) bytes = bytes.subarray(0, from);
    else if (kind === 1) bytes[from] = below(256);
    else if (kind === 2)
      bytes = Buffer.concat([bytes.subarray(0, from), token, bytes.subarray(from)]);
    else if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
    else bytes = Buffer.concat([bytes.subarray(0, from), bytes, bytes.subarray(from)]);
  }
  return bytes;
}

/** What is wrong with how a damaged file was read; null where it was read in good order, or refused with a fault that has a name. */
export async function disorderOf(seed: number): Promise<string | null> {
  try {
    const { segments } = await readTranscript([{ name: 'file', bytes: mutant(seed) }]);
    const wrong = segments.findIndex(
      ({ start, end, text }, at) =>
        text.trim() === '' || !(end >= start) || !(start >= (segments[at - 1]?.start ?? 0)),
    );
    if (segments.length === 0) return `seed ${seed}: no line`;
    return wrong === -1 ? null : `seed ${seed}: line ${wrong}`;
  } catch (error) {
    return error instanceof ReadError ? null : `seed ${seed}: ${String(error)}`;
  }
}
