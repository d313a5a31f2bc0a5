import type { Document } from '../document.ts';
import { isUnspaced, withoutPossessive } from '../words.ts';
import type { TermWeights } from './vectors.ts';

/** Key phrases of a document. */
export const KEY_PHRASES = 10;
/** Phrases among which those are looked for that suit a purpose, and how many have to. */
const PHRASES_TO_CHOOSE_FROM = 30;
const LEAST_PREFERRED = 3;
/** A phrase of up to this many words; longer ones are seldom said twice. */
const LONGEST = 3;
/** What more words in a phrase are worth: two words together say more than both apart, if they are together more than once. */
const WORTH = [1, 2.2, 2.6];
interface Phrase {
  terms: number[];
  count: number;
  units: Set<number>;
  /** How often each way to write it occurs. */
  surfaces: Map<string, number>;
}

/** The phrases that the units share most, best first, as they are mostly written there; none inside another. */
export function keyPhrases(
  document: Document,
  idf: TermWeights,
  count: number,
  units = document.units,
): string[] {
  const phrases = collect(units);
  const least = document.words < 400 ? 1 : 2;
  const ranked = [...phrases.values()]
    .filter((phrase) => phrase.count >= (phrase.terms.length > 1 ? least : 1))
    .map((phrase) => ({ phrase, worth: worthOf(phrase, idf) }))
    .sort((a, b) => b.worth - a.worth);
  const taken = new Map<number, number>();
  const chosen: string[] = [];
  for (const { phrase, worth } of ranked) {
    if (chosen.length === count || worth <= 0) break;
    if (phrase.terms.some((term) => taken.has(term))) continue;
    for (const term of phrase.terms) if (term >= 0) taken.set(term, 1);
    chosen.push(withoutPossessive(surfaceOf(phrase), document.language.tag));
  }
  return chosen;
}

/** The phrases that suit a purpose, best first; where hardly any does, all of them. */
export function preferredPhrases(
  document: Document,
  idf: TermWeights,
  isPreferred: (phrase: string) => boolean,
): string[] {
  const phrases = keyPhrases(document, idf, PHRASES_TO_CHOOSE_FROM);
  const preferred = phrases.filter(isPreferred);
  return preferred.length >= LEAST_PREFERRED ? preferred : phrases;
}

function collect(units: Document['units']): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  for (const [at, unit] of units.entries())
    for (const { words, terms } of unit.chunks) {
      const glue = isUnspaced(words.join('')) ? '' : ' ';
      for (let from = 0; from < words.length; from += 1)
        for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to += 1) {
          if ((terms[from] ?? -1) < 0) break;
          if ((terms[to - 1] ?? -1) < 0) continue;
          add(phrases, terms.slice(from, to), words.slice(from, to).join(glue), at);
        }
    }
  return phrases;
}

function add(phrases: Map<string, Phrase>, terms: number[], surface: string, unit: number): void {
  const key = terms.join(' ');
  let phrase = phrases.get(key);
  if (!phrase) {
    phrase = { terms, count: 0, units: new Set(), surfaces: new Map() };
    phrases.set(key, phrase);
  }
  phrase.count += 1;
  phrase.units.add(unit);
  phrase.surfaces.set(surface, (phrase.surfaces.get(surface) ?? 0) + 1);
}

function worthOf(phrase: Phrase, idf: TermWeights): number {
  // Function words inside (`cycle de Krebs`) count neither for it nor against it.
  const content = phrase.terms.filter((term) => term >= 0);
  const tells = content.reduce((sum, term) => sum + (idf[term] ?? 0), 0) / content.length;
  const together = phrase.count > 1 ? (WORTH[content.length - 1] ?? 1) : 1;
  return together * Math.sqrt(phrase.count * phrase.units.size) * tells;
}

function surfaceOf(phrase: Phrase): string {
  return [...phrase.surfaces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}
