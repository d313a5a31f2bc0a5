import { type PhraseMatch, replaceMatches } from '@notelark/toolkit/phrases';
import type { StoredWord } from '../../../platform/database/schema/index.ts';

/** A passage whose words are to be others. */
export interface Rewritten {
  /** Of the segment, or of the line of a text. */
  index: number;
  before: string;
  after: string;
}

/** Characters that are shown before and after a place. */
const AROUND = 60;

/** The words around a match, cut between words. */
export function around(
  text: string,
  { start, end }: PhraseMatch,
): { before: string; after: string } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  return {
    before:
      before.length <= AROUND ? before : `…${before.slice(-AROUND).replace(/^\S*(?=\s)/, '')}`,
    after: after.length <= AROUND ? after : `${after.slice(0, AROUND).replace(/(?<=\s)\S*$/, '')}…`,
  };
}

/**
 * The words of a segment with their times, after matches were replaced. As many words in the place of as many keep the times of
 * each; otherwise the new words share the time of the old ones.
 * @returns null where the words are not those of the text
 */
export function replaceWords(
  words: readonly StoredWord[],
  text: string,
  matches: readonly PhraseMatch[],
): StoredWord[] | null {
  const placed = placeWords(words, text);
  if (!placed) return null;
  const replaced: StoredWord[] = [];
  let next = 0;
  for (let at = 0; at < placed.length;) {
    const from = placed[at];
    if (!from) break;
    while ((matches[next]?.end ?? Infinity) <= from.start) next += 1;
    const inside: PhraseMatch[] = [];
    let to = from;
    let last = at;
    // A match that ends within the next word takes that word along, which may begin another match.
    for (let match = matches[next]; match && match.start < to.end; match = matches[next]) {
      inside.push(match);
      next += 1;
      while (placed[last + 1] && (placed[last + 1]?.start ?? 0) < match.end) last += 1;
      to = placed[last] ?? to;
    }
    const group = placed.slice(at, last + 1).map(({ word }) => word);
    replaced.push(
      ...(inside.length === 0 ? group : inTimeOf(group, text, from.start, to.end, inside)),
    );
    at = last + 1;
  }
  return replaced;
}

export interface PlacedWord {
  word: StoredWord;
  start: number;
  end: number;
}

export function placeWords(words: readonly StoredWord[], text: string): PlacedWord[] | null {
  const placed: PlacedWord[] = [];
  let from = 0;
  for (const word of words) {
    const start = text.indexOf(word.t.trim(), from);
    if (start < 0) return null;
    from = start + word.t.trim().length;
    placed.push({ word, start, end: from });
  }
  return placed;
}

/** The replaced words of a stretch of the text, in the time of those that stood there. */
function inTimeOf(
  group: readonly StoredWord[],
  text: string,
  start: number,
  end: number,
  matches: readonly PhraseMatch[],
): StoredWord[] {
  const shifted = matches.map((match) => ({
    ...match,
    start: Math.max(0, match.start - start),
    end: Math.min(end, match.end) - start,
  }));
  const parts = replaceMatches(text.slice(start, end), shifted).split(/\s+/).filter(Boolean);
  if (parts.length === group.length)
    return group.map((word, at) => ({ ...word, t: parts[at] ?? word.t }));
  const [from, until] = [group[0]?.s ?? 0, group.at(-1)?.e ?? 0];
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  let before = 0;
  return parts.map((t) => {
    const s = from + ((until - from) * before) / letters;
    before += t.length;
    return { t, s, e: from + ((until - from) * before) / letters };
  });
}

/**
 * A whole text that is made of passages, after some of them were rewritten. What stands between them stays.
 * @param rewritten in the order of the text
 * @returns null where a passage is not found in it
 */
export function rewriteWithin(text: string, rewritten: readonly Rewritten[]): string | null {
  let result = '';
  let from = 0;
  for (const { before, after } of rewritten) {
    const at = text.indexOf(before, from);
    if (at < 0) return null;
    result += text.slice(from, at) + after;
    from = at + before.length;
  }
  return result + text.slice(from);
}
