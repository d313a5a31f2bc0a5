import type { Analysis } from '../analysis.ts';
import type { Unit } from '../document.ts';
import type { TitleWords } from '../titles/title-words.ts';

/** A stretch of the document, in units. */
export interface Stretch {
  start: number;
  end: number;
}

/** What a stretch speaks of, and how much of it. */
interface Named {
  /** Number of its content word. */
  term: number;
  name: string;
  worth: number;
}

/** A subject comes up all along its stretch, an aside in one part of it. */
const PARTS = 4;
/** What a word is worth that is said as often elsewhere; what is said only there is worth 1 more. */
const ANYWHERE = 0.3;
/** How much saying it again is worth. */
const AGAIN = 0.7;
/** What only one speaker speaks of is worth less where several talk. */
const ONE_SPEAKER = 0.6;
/** Without an article before it anywhere a word may be a person's name. */
const UNPROVEN = 0.5;
/** Two words are a name together if they stand together in such a share of the first one's occurrences. */
const TOGETHER = 0.5;
const LEAST_TOGETHER = 2;
/** A second name is added if it is worth nearly as much as the first. */
const NEARLY = 0.5;
const SHORTEST = 3;

/** The nouns that are most particular to a stretch, best first: one, or two that are worth the same. */
export function namesOfStretch(
  { document, idf }: Analysis,
  { start, end }: Stretch,
  words: TitleWords,
): string[] {
  const inside = document.units.slice(start, end);
  const mentions = mentionsIn(inside, words);
  const everywhere = new Map<number, number>();
  for (const { terms } of document.units)
    for (const term of new Set(terms)) everywhere.set(term, (everywhere.get(term) ?? 0) + 1);
  const named = [...mentions].map(([term, places]): Named => {
    const share = places.length / Math.max(1, everywhere.get(term) ?? 1);
    const parts = new Set(places.map((at) => Math.floor((at * PARTS) / inside.length)));
    const surface = surfaceOf(term, inside, words);
    const worth =
      places.length ** AGAIN *
      (ANYWHERE + share) *
      Math.sqrt(parts.size / PARTS) *
      (idf[term] ?? 1) *
      (isShared(places.map((at) => inside[at])) ? 1 : ONE_SPEAKER) *
      (words.hasArticle(surface) ? 1 : UNPROVEN);
    return { term, name: surface, worth };
  });
  const [first, second] = named.toSorted((a, b) => b.worth - a.worth || a.term - b.term);
  if (!first) return [];
  const name = withNeighbour(first, inside, words);
  const both = second !== undefined && second.worth >= first.worth * NEARLY && !name.includes(' ');
  return both ? [capital(name), second.name] : [capital(name)];
}

function isShared(units: readonly (Unit | undefined)[]): boolean {
  const [first] = units;
  return first?.speaker === undefined || units.some((unit) => unit?.speaker !== first.speaker);
}

/** The units in which each noun stands. */
function mentionsIn(units: readonly Unit[], words: TitleWords): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [at, { chunks }] of units.entries())
    for (const { words: surfaces, terms } of chunks)
      for (const [place, term] of terms.entries()) {
        const surface = surfaces[place] ?? '';
        if (term < 0 || surface.length < SHORTEST || !words.isNounPhrase(surface)) continue;
        const places = found.get(term) ?? [];
        if (places.at(-1) !== at) places.push(at);
        found.set(term, places);
      }
  return found;
}

/** A word as it is mostly written. */
function surfaceOf(term: number, units: readonly Unit[], words: TitleWords): string {
  const counts = new Map<string, number>();
  for (const { chunks } of units)
    for (const { words: surfaces, terms } of chunks)
      for (const [at, surface] of surfaces.entries())
        if (terms[at] === term && words.isNounPhrase(surface))
          counts.set(surface, (counts.get(surface) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}

/** `Sheet music`, where the word mostly stands beside another one. */
function withNeighbour({ term, name }: Named, units: readonly Unit[], words: TitleWords): string {
  const pairs = new Map<string, number>();
  let all = 0;
  for (const { chunks } of units)
    for (const { words: surfaces, terms } of chunks)
      for (const [at, one] of terms.entries()) {
        if (one !== term) continue;
        all += 1;
        for (const from of [at - 1, at]) {
          const both = surfaces.slice(from, from + 2);
          const isPair = from >= 0 && both.length === 2;
          if (!isPair || (terms[from] ?? -1) < 0 || (terms[from + 1] ?? -1) < 0) continue;
          const pair = both.join(' ');
          if (words.isNounPhrase(pair)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
        }
      }
  const [best] = [...pairs].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best && best[1] >= LEAST_TOGETHER && best[1] >= all * TOGETHER ? best[0] : name;
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase());
}
