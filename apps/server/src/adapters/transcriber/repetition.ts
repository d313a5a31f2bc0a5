import { deflateSync } from 'node:zlib';

/** OpenAI's threshold: text that deflates better than this says the same over and over (whisper/transcribe.py). */
const MAX_COMPRESSION = 2.4;
/** People do say things three or four times. */
const MIN_REPEATS = 5;
const LONGEST_PHRASE = 12;

/** Whether a recogniser got caught in a loop: it compresses too well, and one phrase follows itself many times. */
export function isLoop(text: string): boolean {
  const bytes = Buffer.from(text);
  if (bytes.length / deflateSync(bytes).length <= MAX_COMPRESSION) return false;
  return findLoop(unitsOf(text)) !== null;
}

/**
 * How many of the units, words or whatever has the given texts, to keep of a loop: the indices of all but the second and
 * further repetitions of each phrase.
 */
export function withoutLoops(texts: string[]): number[] {
  const units = texts.map(plain);
  let kept = units.map((_, index) => index);
  for (;;) {
    const loop = findLoop(kept.map((index) => units[index] ?? ''));
    if (!loop) return kept;
    kept = kept.filter((_, at) => at < loop.start + loop.length || at >= loop.end);
  }
}

interface Loop {
  start: number;
  /** Units in the phrase. */
  length: number;
  end: number;
}

/** The first phrase that follows itself MIN_REPEATS times or more. */
function findLoop(units: string[]): Loop | null {
  for (let start = 0; start < units.length; start += 1) {
    for (let length = 1; length <= LONGEST_PHRASE; length += 1) {
      let end = start + length;
      while (end < units.length && units[end] === units[end - length]) end += 1;
      const repeats = Math.floor((end - start) / length);
      if (repeats >= MIN_REPEATS) return { start, length, end: start + repeats * length };
    }
  }
  return null;
}

/** Words; single letters in scripts without spaces. */
const unitsOf = (text: string): string[] =>
  (
    text.match(
      /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
    ) ?? []
  ).map(plain);

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
