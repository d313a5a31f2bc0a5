import { english } from './english/english.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import type { Lexicon } from './lexicon.ts';
import { spanish } from './spanish/spanish.ts';

export const LEXICONS: readonly Lexicon[] = [english, french, german, spanish];

const BY_TAG = new Map(LEXICONS.map((lexicon) => [lexicon.tag, lexicon]));

/** What is known of a language; null where only the rules that need no words of it apply. */
export function lexiconOf(tag: string): Lexicon | null {
  return BY_TAG.get(tag) ?? null;
}

/** Tags of the languages whose words are known. */
export const KNOWN_LANGUAGES: readonly string[] = [...BY_TAG.keys()];
