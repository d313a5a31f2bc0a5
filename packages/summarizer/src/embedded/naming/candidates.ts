import type { Analysis } from '../weighing/analysis.ts';
import type { Conversation } from '../findings/conversation.ts';
import type { Language } from '../language/language.ts';
import { openingsOf } from '../subjects/opened.ts';
import type { Opening } from '../subjects/openings.ts';
import type { TitleWords } from '../titles/title-words.ts';
import { withoutPossessive } from '../words.ts';
import { isNominal, isVerbal } from './endings.ts';
import { saidUnitsOf, type SaidUnit } from './said-around.ts';
import { wordSlotsOf, type WordSlots } from './word-slots.ts';

/** A stretch of the document, in units. */
export interface Stretch {
  start: number;
  end: number;
}

/** A word by which a stretch may be named. */
export interface Candidate {
  /** Its number among the document's content words. */
  term: number;
  /** As it is mostly written. */
  word: string;
  slots: WordSlots;
  /** The units of the stretch in which it stands, counted from its start. */
  places: readonly number[];
}

/** What is known of a document before its stretches are named. */
export interface NamingContext {
  analysis: Analysis;
  conversation: Conversation;
  words: TitleWords;
  slots: ReadonlyMap<number, WordSlots>;
  /** The units in which each content word stands. */
  places: ReadonlyMap<number, readonly number[]>;
  said: ReadonlyMap<number, SaidUnit>;
  openings: readonly Opening[];
}

const SHORTEST = 3;
/** Share of its occurrences with a capital from which a word keeps it. */
const CAPITAL_SHARE = 0.5;

/** Reads a document once for all of its stretches. */
export function namingContextOf(
  analysis: Analysis,
  conversation: Conversation,
  words: TitleWords,
): NamingContext {
  const { document } = analysis;
  return {
    analysis,
    conversation,
    words,
    slots: wordSlotsOf(document, conversation.talk),
    places: placesIn(document.units),
    said: saidUnitsOf(analysis, conversation),
    openings: openingsOf(conversation, words).openings,
  };
}

/** The nouns of a stretch, in the order in which they come up. */
export function candidatesIn(context: NamingContext, { start, end }: Stretch): Candidate[] {
  const { analysis, conversation, words, slots: all } = context;
  const { units, language } = analysis.document;
  const { show, showAside } = conversation.talk.genres;
  // `My guests today`, `a word from our partner`: these name no subject of a show.
  const opened = new Set(units.flatMap(({ raw, refs }) => (show.test(raw) ? refs : [])));
  const told = units
    .slice(start, end)
    .map((unit) =>
      showAside.test(unit.raw) || unit.refs.some((ref) => opened.has(ref)) ? { terms: [] } : unit,
    );
  return [...placesIn(told)].flatMap(([term, places]) => {
    const slots = all.get(term);
    const word = slots ? writtenAs(slots, language) : '';
    const isCandidate =
      slots !== undefined &&
      word.length >= SHORTEST &&
      words.mayName(word) &&
      isNoun(word, slots, words, language);
    return isCandidate ? [{ term, word, slots, places }] : [];
  });
}

/** A noun by what stands before it in the text, or by its ending. German nouns have a capital, as `mayName` knows. */
function isNoun(word: string, slots: WordSlots, words: TitleWords, language: Language): boolean {
  if (language.capitalizesNouns || slots.heads > 0) return true;
  if (isNominal(word, language)) return true;
  if (words.isNounPhrase(word)) return !isVerbal(word, language);
  const isVerb = slots.before.has('pronoun') || slots.verbs > 0;
  return language.tag === 'en' && /(?<!s|ward|way|time)s$/u.test(word) && !isVerb;
}

/** A word as it is mostly written as a noun, with a small letter unless it has a capital inside sentences too. */
export function writtenAs(
  { surfaces, nouns, capitals, inside }: WordSlots,
  language: Language,
): string {
  const counts = new Map<string, number>();
  const keeps = language.capitalizesNouns || (inside > 0 && capitals >= inside * CAPITAL_SHARE);
  for (const [surface, often] of nouns.size > 0 ? nouns : surfaces) {
    const written = keeps || /^\p{Lu}{2}/u.test(surface) ? surface : surface.toLowerCase();
    const word = withoutPossessive(written, language.tag);
    counts.set(word, (counts.get(word) ?? 0) + often);
  }
  const [best] = [...counts].toSorted(
    (a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1),
  );
  return best?.[0] ?? '';
}

function placesIn(units: readonly { terms: readonly number[] }[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [at, { terms }] of units.entries())
    for (const term of new Set(terms)) {
      const places = found.get(term);
      if (places) places.push(at);
      else found.set(term, [at]);
    }
  return found;
}
