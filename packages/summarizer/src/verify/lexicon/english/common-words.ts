import table from './common-words.json' with { type: 'json' };
import { fold } from '../../words.ts';

let words: ReadonlySet<string> | undefined;

/** Endings that make common words, and seldom names. */
const DERIVED =
  /(?:ings?|(?<!fr|hm|mm)ed|[tsc]ions?|ments?|ness|ly|ity|ities|i[sz]es|ists?|[^aeious]ers|ors|ees|able|ible|less|ful|ous|ics)$/u;
const SHORTEST_DERIVED = 7;
/** `they'd`, `we've`. */
const CLITIC = /(?:n['’]t|['’](?:d|ll|ve|re|m))$/u;
/** What inflection adds. */
const ENDINGS = /(?:s|es|d|ed|ing|ly)$/u;

/**
 * Whether a word is one that English writes with a small letter inside a sentence: it, or what it is derived from, is in
 * the table made by `training/common-words.ts`, or it ends as such words do.
 */
export function isCommonEnglish(word: string): boolean {
  words ??= new Set(table.words.split(' '));
  const folded = fold(word).replace(CLITIC, '');
  return (
    folded.length < 3 ||
    words.has(folded) ||
    words.has(`${folded}s`) ||
    words.has(folded.replace(ENDINGS, '')) ||
    (folded.length >= SHORTEST_DERIVED && DERIVED.test(folded))
  );
}
