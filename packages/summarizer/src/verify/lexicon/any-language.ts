import { fold } from '../words.ts';
import type { Grammar } from './grammar.ts';
import { LEXICONS } from './index.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mentions } from './mentions.ts';
import { whole } from './phrasing.ts';

const alternatives = (lists: readonly string[]): string =>
  `(?:${[...new Set(lists)].filter((list) => list !== '').join('|')})`;

const wordsOf = (list: string): string[] => list.split(/\s+/u).filter(Boolean);

/** What all languages have for something, as a part of a pattern. */
export const anyMention = (listOf: (mentions: Mentions) => string): string =>
  alternatives(LEXICONS.map(({ mentions }) => listOf(mentions)));

/** The words that all languages have for something, as a part of a pattern. */
export const anyWord = (listOf: (grammar: Grammar) => string): string =>
  alternatives(LEXICONS.flatMap(({ grammar }) => wordsOf(listOf(grammar))));

/** One pattern for what all languages have for something. */
export const inAnyLanguage = (listOf: (mentions: Mentions) => string, flags?: string): RegExp =>
  whole(anyMention(listOf), flags);

/** The folded words that all languages have for something. */
export const wordsInAnyLanguage = (listOf: (grammar: Grammar) => string): ReadonlySet<string> =>
  new Set(LEXICONS.flatMap(({ grammar }) => wordsOf(listOf(grammar)).map(fold)));

const NO_WORDS: ReadonlySet<string> = new Set();

/** The folded words that a language has for something. */
export function wordsByLanguage(
  listOf: (grammar: Grammar) => string,
): (lexicon: Lexicon) => ReadonlySet<string> {
  const words = new Map(
    LEXICONS.map((lexicon) => [lexicon.tag, new Set(wordsOf(listOf(lexicon.grammar)).map(fold))]),
  );
  return ({ tag }) => words.get(tag) ?? NO_WORDS;
}
