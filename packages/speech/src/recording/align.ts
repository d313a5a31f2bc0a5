import { longestRun, type Pair } from './longest-run.ts';

/** A word and where it stands in its text. */
interface Word {
  /** How it is compared: without case and punctuation. */
  key: string;
  start: number;
}

/**
 * Shares an edited text out among the segments whose texts it was made of, so that each keeps its time: words that are
 * still there stay in their segment, new ones go to the segment around them. The concatenation of the result is the
 * edited text, but for white space at the seams; a segment whose words are all gone gets an empty string.
 */
export function alignWithSegments(edited: string, segments: readonly string[]): string[] {
  if (segments.length === 0) return [];
  const owners: number[] = [];
  const before: Word[] = [];
  for (const [owner, text] of segments.entries()) {
    for (const word of wordsOf(text)) {
      before.push(word);
      owners.push(owner);
    }
  }
  const after = wordsOf(edited);
  const owner = assignOwners(matchWords(before, after), owners, after.length);
  return cutAt(edited, after, owner, segments.length);
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({
    key: word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') || word,
    start: index,
  }));
}

/**
 * Which words are the same, in order on both sides. Patience diff (Bram Cohen): what the ends have in common, then words
 * that each side has once, in the longest run that keeps its order, then the same again between those.
 */
function matchWords(before: readonly Word[], after: readonly Word[]): Pair[] {
  const pairs: Pair[] = [];
  const open: [number, number, number, number][] = [[0, before.length, 0, after.length]];
  for (let range = open.pop(); range; range = open.pop()) {
    let [fromB, toB, fromA, toA] = range;
    const same = (b: number, a: number): boolean => before[b]?.key === after[a]?.key;
    for (; fromB < toB && fromA < toA && same(fromB, fromA); fromB += 1, fromA += 1)
      pairs.push({ before: fromB, after: fromA });
    for (; fromB < toB && fromA < toA && same(toB - 1, toA - 1); toB -= 1, toA -= 1)
      pairs.push({ before: toB - 1, after: toA - 1 });
    let [lastB, lastA] = [fromB, fromA];
    const anchors = longestRun(uniqueCommon(before, after, [fromB, toB, fromA, toA]));
    for (const anchor of anchors) {
      open.push([lastB, anchor.before, lastA, anchor.after]);
      pairs.push(anchor);
      [lastB, lastA] = [anchor.before + 1, anchor.after + 1];
    }
    if (anchors.length > 0) open.push([lastB, toB, lastA, toA]);
  }
  return pairs;
}

/** Words that stand exactly once in either range, in the order of the text before. */
function uniqueCommon(
  before: readonly Word[],
  after: readonly Word[],
  [fromB, toB, fromA, toA]: [number, number, number, number],
): Pair[] {
  const places = uniquePlaces(after, fromA, toA);
  return [...uniquePlaces(before, fromB, toB)].flatMap(([key, place]) => {
    const there = places.get(key);
    return there === undefined ? [] : [{ before: place, after: there }];
  });
}

function uniquePlaces(words: readonly Word[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let index = from; index < to; index += 1) {
    const key = words[index]?.key ?? '';
    if (places.has(key)) repeated.add(key);
    else places.set(key, index);
  }
  for (const key of repeated) places.delete(key);
  return places;
}

/**
 * The segment of each word of the edited text. Between two known words, new ones stand for those that are gone there, in
 * proportion; where none are gone they belong to what comes before.
 */
function assignOwners(pairs: readonly Pair[], owners: readonly number[], count: number): number[] {
  const sorted = pairs.toSorted((a, b) => a.after - b.after);
  const assigned: number[] = Array.from({ length: count }, () => 0);
  let known: Pair = { before: -1, after: -1 };
  for (const next of [...sorted, { before: owners.length, after: count }]) {
    const added = next.after - known.after - 1;
    const gone = next.before - known.before - 1;
    for (let step = 0; step < added; step += 1) {
      const at = gone > 0 ? known.before + 1 + Math.floor((step * gone) / added) : known.before;
      assigned[known.after + 1 + step] = owners[Math.max(0, at)] ?? owners.at(-1) ?? 0;
    }
    if (next.after < count) assigned[next.after] = owners[next.before] ?? 0;
    known = next;
  }
  return assigned;
}

function cutAt(
  edited: string,
  words: readonly Word[],
  owner: readonly number[],
  count: number,
): string[] {
  const texts: string[] = Array.from({ length: count }, () => '');
  let from = 0;
  for (let index = 1; index <= words.length; index += 1) {
    if (index < words.length && owner[index] === owner[index - 1]) continue;
    const until = words[index]?.start ?? edited.length;
    const at = owner[index - 1] ?? 0;
    texts[at] = `${texts[at] ?? ''}${edited.slice(from, until)}`;
    from = until;
  }
  return texts.map((text) => text.trim());
}
