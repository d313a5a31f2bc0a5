import { fold } from './words.ts';

/** Shorter words are mostly grammar, in every language that puts spaces between them. */
const LEAST_LETTERS = 4;
/** What inflected forms of a word share, nearly always. */
export const STEM_LETTERS = 5;

const WORD = /[\p{L}\p{M}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu;

/**
 * What a text is about, as a set to compare with another's: beginnings of its longer words, or pairs of characters where
 * a script has no spaces. Needs no list of words, so it serves every language alike.
 */
export function contentStems(text: string): Set<string> {
  const spaced = text.replaceAll(UNSPACED, ' ');
  const words = Array.from(spaced.matchAll(WORD), ([word]) => fold(word));
  const stems = words
    .filter((word) => word.length >= LEAST_LETTERS)
    .map((word) => word.slice(0, STEM_LETTERS));
  const pairs = Array.from(text.matchAll(UNSPACED)).flatMap(([run]) =>
    Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  );
  return new Set([...stems, ...pairs]);
}

/** How alike two sets of stems are, 0 to 1. */
export function cosine(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / Math.sqrt(a.size * b.size);
}
