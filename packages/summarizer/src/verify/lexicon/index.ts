import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Lexicon } from './lexicon.ts';
import { spanish } from './spanish.ts';

const LEXICONS = new Map<string, Lexicon>(
  [english, french, german, spanish].map((lexicon) => [lexicon.tag, lexicon]),
);

/** What is known of a language; null where only the rules that need no words of it apply. */
export function lexiconOf(tag: string): Lexicon | null {
  return LEXICONS.get(tag) ?? null;
}

/** Tags of the languages whose words are known. */
export const KNOWN_LANGUAGES: readonly string[] = [...LEXICONS.keys()];
