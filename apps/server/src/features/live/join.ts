import type { LiveWord } from './words.ts';

/** An engine gives the same word the same time to this many seconds, when it hears it in another clip. */
const SAME_TIME = 1;
/** What a second between the times of two equal words weighs, against a second between them and the middle. */
const TIME_WEIGHT = 2;
/** Two words are one sound heard twice when they share more than this of the shorter one's time. */
const SHARED = 0.5;

/** The stretch of a recording that two neighbouring chunks both hold, in its seconds. */
export interface Shared {
  start: number;
  end: number;
}

const middleOf = ({ start, end }: Shared): number => (start + end) / 2;

/**
 * Joins what two neighbouring chunks heard. At its outer edges each chunk has words that are cut off, so the seam is in
 * the middle of what they share: at the word nearest to it that both heard, so that none is cut, doubled or lost. Where
 * they agree on no word, time decides; where they share nothing, both are whole.
 * @param tail what the earlier chunk heard in the shared stretch, in order
 * @param words all that the later chunk heard, in order
 */
export function joinChunks(
  tail: readonly LiveWord[],
  words: readonly LiveWord[],
  shared: Shared,
): LiveWord[] {
  if (shared.end <= shared.start) return [...tail, ...words];
  const middle = middleOf(shared);
  const seam = agreedSeam(tail, words, middle);
  if (seam) return [...tail.slice(0, seam.earlier + 1), ...words.slice(seam.later + 1)];
  return joinByTime(tail, words, middle);
}

interface Seam {
  earlier: number;
  later: number;
}

/** The same word, at about the same time, in both: of several the one nearest to the middle. */
function agreedSeam(
  tail: readonly LiveWord[],
  words: readonly LiveWord[],
  middle: number,
): Seam | null {
  let best: Seam | null = null;
  let least = Infinity;
  for (const [earlier, one] of tail.entries()) {
    for (const [later, other] of words.entries()) {
      const apart = Math.abs(middleOf(one) - middleOf(other));
      if (apart > SAME_TIME || keyOf(one) !== keyOf(other)) continue;
      const away = Math.abs((middleOf(one) + middleOf(other)) / 2 - middle);
      const cost = away + TIME_WEIGHT * apart;
      if (cost >= least) continue;
      least = cost;
      best = { earlier, later };
    }
  }
  return best;
}

/** How words are compared: without case and punctuation. */
const keyOf = ({ text }: LiveWord): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') || text;

/** Words belong to the chunk in whose half their middle lies; one that lies across the seam is kept once. */
function joinByTime(
  tail: readonly LiveWord[],
  words: readonly LiveWord[],
  middle: number,
): LiveWord[] {
  const later = words.filter((word) => middleOf(word) >= middle);
  const earlier = tail.filter(
    (word) =>
      middleOf(word) < middle ||
      (word.start < middle && !later.some((other) => isSameSound(word, other))),
  );
  const last = earlier.at(-1);
  return [...earlier, ...later.filter((word) => !last || !isSameSound(last, word))];
}

function isSameSound(one: LiveWord, other: LiveWord): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const shorter = Math.min(one.end - one.start, other.end - other.start);
  return shared > SHARED * shorter;
}

/** Divides what is known for good from what the next chunk will hear again. */
export function splitAt(
  words: readonly LiveWord[],
  second: number,
): { settled: LiveWord[]; tail: LiveWord[] } {
  const first = words.findIndex((word) => middleOf(word) >= second);
  const count = first < 0 ? words.length : first;
  return { settled: words.slice(0, count), tail: words.slice(count) };
}
