import { english } from './english/english.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import type { Lexicon } from './lexicon.ts';
import { spanish } from './spanish/spanish.ts';

/**
 * The languages whose words are known. Another one is a folder with its small words (`grammar.ts`), wordings that are looked for in all
 * languages at once (`mentions.ts`) or in its own (`phrasing.ts`), and numbers; an entry here; and a column in `CONCEPT_TABLE` and in the
 * tables of `units.ts`.
 */
export const LEXICONS: readonly Lexicon[] = [english, french, german, spanish];

const BY_TAG = new Map(LEXICONS.map((lexicon) => [lexicon.tag, lexicon]));

/** What is known of a language; null where only the rules that need no words of it apply. */
export function lexiconOf(tag: string): Lexicon | null {
  return BY_TAG.get(tag) ?? null;
}

/** Tags of the languages whose words are known. */
export const KNOWN_LANGUAGES: readonly string[] = [...BY_TAG.keys()];
