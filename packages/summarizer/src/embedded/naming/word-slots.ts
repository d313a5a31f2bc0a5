import type { Document } from '../document.ts';
import type { Talk } from '../language/talk/talk.ts';
import { isVerbal, isVerbBetween } from './endings.ts';

/** What stands beside a word, by its form. */
export type Neighbour = 'article' | 'preposition' | 'pronoun' | 'verb' | 'other';

/** How a content word stands in a document. */
export interface WordSlots {
  all: number;
  /** How often what stands right before and right behind it. */
  before: Map<Neighbour, number>;
  after: Map<Neighbour, number>;
  /** How often an article stands before it, or before other content words in front of it. */
  led: number;
  /** How often it is the noun of what follows the article: its last word, where adjectives follow their noun its first. */
  heads: number;
  /** How often it is surely a verb by what stands around it. */
  verbs: number;
  /** How often it does not begin a sentence, and has a capital there. */
  inside: number;
  capitals: number;
  /** How often each way to write it occurs, without what is written onto it: `l'eau`, `the boat's`. */
  surfaces: Map<string, number>;
  /** The same right behind an article, where a verb may have the stem of a noun: `los rebotes`, of which a ball `rebota`. */
  nouns: Map<string, number>;
}

/** The slots of each content word of a document, by its number. */
export function wordSlotsOf({ units, language }: Document, talk: Talk): Map<number, WordSlots> {
  const found = new Map<number, WordSlots>();
  const isArticle = (word = ''): boolean => talk.determiners.has(word.toLowerCase());
  for (const { chunks } of units)
    for (const [part, { words, terms }] of chunks.entries())
      for (const [at, term] of terms.entries()) {
        if (term < 0) continue;
        const slots = found.get(term) ?? emptySlots();
        found.set(term, slots);
        const word = words[at] ?? '';
        const bare = withoutElision(word, language.elision);
        const isElided = bare !== word;
        let first = at;
        while ((terms[first - 1] ?? -1) >= 0) first -= 1;
        slots.all += 1;
        count(slots.before, isElided ? 'article' : neighbourOf(words[at - 1], talk));
        count(slots.after, neighbourOf(words[at + 1], talk));
        const isLed = isElided || isArticle(words[first - 1]);
        const [before = '', next = '', second = ''] = [words[at - 1], words[at + 1], words[at + 2]];
        // `The famous one`: what a pronoun follows is an adjective. `The fridge died`: a verb follows the noun.
        const ends =
          (terms[at + 1] ?? -1) < 0
            ? !talk.noTopics.test(next)
            : isVerbal(next, language) || isVerbBetween(word, next, second, language);
        const isVerb = isVerbBetween(before, word, next, language);
        const isLast = ends && (at === first || (!isVerb && !isVerbal(word, language)));
        if (isVerb) slots.verbs += 1;
        if (isLed) slots.led += 1;
        const begins = isElided || (at === first && isSurelyArticle(words, first - 1, talk));
        if (isLed && (talk.nounFirst ? begins : isLast)) slots.heads += 1;
        if (at > 0 || part > 0) {
          slots.inside += 1;
          if (/^\p{Lu}/u.test(word)) slots.capitals += 1;
        }
        count(slots.surfaces, bare.replace(/['’]s$/u, ''));
        if (talk.nounFirst && isLed && at === first) count(slots.nouns, bare);
      }
  return found;
}

/** `l'eau` as `eau`. */
export function withoutElision(word: string, elision: RegExp | null): string {
  const [written] = elision?.exec(word.toLowerCase().replace('’', "'")) ?? [''];
  return word.slice(written.length);
}

function emptySlots(): WordSlots {
  return {
    all: 0,
    before: new Map(),
    after: new Map(),
    led: 0,
    heads: 0,
    verbs: 0,
    inside: 0,
    capitals: 0,
    surfaces: new Map(),
    nouns: new Map(),
  };
}

/** `La` before a word may be a pronoun before a verb; `de la` is none. */
function isSurelyArticle(words: readonly string[], at: number, { nounFirst }: Talk): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]].map((one) => one?.toLowerCase());
  return nounFirst?.pronouns.has(word) !== true || nounFirst.prepositions.has(before);
}

function neighbourOf(word: string | undefined, talk: Talk): Neighbour {
  const lower = word?.toLowerCase() ?? '';
  if (talk.determiners.has(lower)) return 'article';
  if (talk.iOrYou.test(lower) || talk.we.test(lower)) return 'pronoun';
  if (talk.opening.links.has(lower) || talk.nounFirst?.prepositions.has(lower) === true)
    return 'preposition';
  return talk.endsTitle.test(lower) ? 'verb' : 'other';
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
