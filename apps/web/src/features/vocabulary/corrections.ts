/** A passage before and after an edit. */
export interface EditedPassage {
  before: string;
  after: string;
}

/** Words that were replaced by others. */
export interface WordCorrection {
  from: string;
  to: string;
}

/** A longer change is no correction of a word. */
const MOST_WORDS = 4;
const MOST_CHARACTERS = 60;
/** Corrections that are offered after one edit. */
const MOST_OFFERS = 3;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const POSSESSIVE = /['’]s$/u;

/** The words that an edit has corrected, each once: names and terms that may be wrong elsewhere as well. */
export function correctionsOf(edits: readonly EditedPassage[]): WordCorrection[] {
  const found = new Map<string, WordCorrection>();
  for (const edit of edits) {
    const correction = correctionOf(edit);
    if (correction) found.set(`${correction.from}\n${correction.to}`, correction);
  }
  return [...found.values()].slice(0, MOST_OFFERS);
}

/** What differs between two passages, where that is one stretch of a few words. */
function correctionOf({ before, after }: EditedPassage): WordCorrection | null {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let head = 0;
  while (head < Math.min(was.length, is.length) && was[head] === is[head]) head += 1;
  let tail = 0;
  const most = Math.min(was.length, is.length) - head;
  while (tail < most && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const [removed, added] = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)];
  if (removed.length > MOST_WORDS || added.length > MOST_WORDS) return null;
  let [from, to] = [bare(removed), bare(added)];
  if (UNSPACED.test(from) && UNSPACED.test(to)) [from, to] = withoutCommonEdges(from, to);
  if (POSSESSIVE.test(from) && POSSESSIVE.test(to))
    [from, to] = [from.replace(POSSESSIVE, ''), to.replace(POSSESSIVE, '')];
  return from !== to && isTelling(from) && to !== '' && to.length <= MOST_CHARACTERS
    ? { from, to }
    : null;
}

const wordsOf = (text: string): string[] => text.normalize('NFC').split(/\s+/).filter(Boolean);

const bare = (words: readonly string[]): string => words.join(' ').replaceAll(EDGE, '');

/** Without the characters that two phrases of a script without spaces share at their ends, but for one on each side. */
function withoutCommonEdges(from: string, to: string): [string, string] {
  const [was, is] = [Array.from(from), Array.from(to)];
  const most = Math.min(was.length, is.length);
  let head = 0;
  while (head < most && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < most - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const [start, end] = [Math.max(0, head - 1), Math.max(0, tail - 1)];
  return [was.slice(start, was.length - end).join(''), is.slice(start, is.length - end).join('')];
}

/** Not words such as "the" or "to": they are right in other places. */
const isTelling = (from: string): boolean =>
  from.length <= MOST_CHARACTERS &&
  (UNSPACED.test(from)
    ? from.length > 1
    : from.split(' ').some((word) => word.length > 3 || /^\p{Lu}.+/u.test(word)));
