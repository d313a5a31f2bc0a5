/** Scripts that put no spaces between words: a dictionary has to find them. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\u30fc]/u;

/** A run of an unspaced script, a number with its inner signs, or a word with its inner apostrophes. */
const RUN =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\u30fc]+|\p{N}+(?:[.,:]\p{N}+)*|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]]+(?:['’][\p{L}\p{M}]+)*/gv;

/** Longer runs are taken apart before the dictionary sees them, so that its cost stays linear. */
const LONGEST_RUN = 2000;

const dictionary = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text as they stand there, without punctuation, in any script. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [run] of text.matchAll(RUN)) {
    if (UNSPACED.test(run)) for (const word of wordsOfRun(run)) words.push(word);
    else words.push(run);
  }
  return words;
}

function wordsOfRun(run: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < run.length; at += LONGEST_RUN)
    for (const { segment, isWordLike } of dictionary.segment(run.slice(at, at + LONGEST_RUN)))
      if (isWordLike) words.push(segment);
  return words;
}

/**
 * How many words a reader would count: what spaces part, where there are spaces, and the dictionary's words where there
 * are none. A dash or another sign that stands alone is counted with the rest, as word processors do.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const [part] of text.matchAll(/\S+/g))
    count += UNSPACED.test(part) ? Math.max(1, wordsOf(part).length) : 1;
  return count;
}

/** Whether the text is written, at least half of it, in a script without spaces. */
export function isUnspaced(text: string): boolean {
  const sample = text.slice(0, 2000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (sample.match(new RegExp(UNSPACED, 'gu'))?.length ?? 0) * 2 >= letters;
}

/** How many words spaces part: quicker than {@link countWords}, for languages that write spaces. */
export function spacedWords(text: string): number {
  return text.trim().split(/\s+/u).length;
}

/** With a capital first letter, behind a Spanish mark too. */
export function capitalized(text: string): string {
  return text.replace(/^[¿¡]?\p{Ll}/u, (first) => first.toLocaleUpperCase());
}

/** Whether a sentence ends with a question mark of any script, inside of a quotation or not. */
export function isQuestion(text: string): boolean {
  return /[?？؟՞]["'”’»)」』]*[.。]?$/u.test(text);
}

/** Whether it asks, with nothing behind the mark: no quotation that asks. */
export function endsWithQuestionMark(text: string): boolean {
  return /[?？]\s*$/u.test(text);
}

/** A text as a pattern that matches it. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}

/** Words with so many first letters in common are of the same family. */
const FAMILY = 5;

/** `Reifen` and `Sommerreifen`, `prices` and `price`. */
export function isOfFamily(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return long.includes(short.length > FAMILY ? short.slice(0, FAMILY) : short);
}

/** An English noun without what is written onto it: `the back's a list`, `the lab's floor`; a name keeps it (`St Ann's`). */
export const withoutPossessive = (word: string, language: string | null): string =>
  language === 'en' && /^\p{Ll}/u.test(word) ? word.replace(/['’]s$/u, '') : word;
