import { splitSentences } from '../embedded/sentences.ts';
import type { Document } from '../embedded/document.ts';
import type { Language } from '../embedded/language/language.ts';
import { statementsOf } from '../documents.ts';
import type { SummaryDocument } from '../port.ts';
import type { StudyCard } from './card.ts';
import { isStop, tokensOf } from './hidden-words.ts';
import type { CardWording } from './wording.ts';

/** Words. */
const SHORT_SOURCE = 300;
/** Share of common words from which two texts say the same. */
export const ALIKE = 0.6;

const SHORTEST = 6;
const LONGEST = 34;
/** So many words at its start must not point to another sentence. */
const OPENING_WORDS = 6;
/** In front of a statement that a speaker was quoted with. */
export const LABEL = /^\p{Lu}[\p{L} .'’-]{0,40}: /u;
export const ASKS = /[?？؟]\s*$/u;

/** A card with how good it is. */
export interface Candidate {
  card: StudyCard;
  worth: number;
}

/** A statement of the notes or a sentence of the source, which counts less. */
export interface Statement {
  text: string;
  refs: number[];
  isChosen: boolean;
}

export function statementsFor(
  document: SummaryDocument,
  language: Language,
  read: Document | null,
): Statement[] {
  const { decisions, actionItems, kind } = document;
  const facts = { ...document, decisions: [], actionItems: [], questions: [], dates: [] };
  const stated = statementsOf(facts)
    .filter(({ verified, changed }) => verified && changed !== true)
    .flatMap(({ text, refs }) =>
      splitSentences(text, language).map(({ start, end }): Statement => ({
        text: text.slice(start, end),
        refs,
        isChosen: true,
      })),
    );
  const isTalk = kind === 'meeting' || kind === 'mail';
  const isShort = read !== null && read.words < SHORT_SOURCE && !isTalk;
  const settled = [...decisions, ...actionItems].map(
    ({ text }) => new Set(contentOf(text, language)),
  );
  const said = (read?.units ?? [])
    .filter(({ text }) => {
      const content = new Set(contentOf(text, language));
      return settled.every((other) => likeness(content, other) < ALIKE);
    })
    // In a short source every sentence counts.
    .map(({ text, refs }): Statement => ({ text, refs, isChosen: isShort }));
  return [...stated, ...said];
}

/** Someone who knows only this sentence understands it. */
export function standsAlone(text: string, wording: CardWording, { talk }: Language): boolean {
  const words = tokensOf(text);
  const opening = text.slice(0, words[OPENING_WORDS]?.start).split(/[,;:](?=\s)/u)[0] ?? '';
  const first = text.trimStart();
  return (
    /^["“«„(]?[\p{Lu}\p{N}]/u.test(first) &&
    !wording.continues.test(first) &&
    !wording.unresolved.test(first) &&
    !/["“”„«»]/u.test(text) &&
    !(talk?.points.test(opening) ?? false) &&
    !(talk?.iOrYou.test(text) ?? false) &&
    !(talk?.we.test(text) ?? false) &&
    !(talk?.smallTalk.test(text) ?? false)
  );
}

export const isOfLength = (text: string): boolean => {
  const { length } = tokensOf(text);
  return length >= SHORTEST && length <= LONGEST;
};

export const contentOf = (text: string, language: Language): string[] =>
  tokensOf(text)
    .filter(({ text: word, folded }) => /\p{L}{3}/u.test(word) && !isStop(folded, language))
    .map(({ folded }) => language.stem(folded));

export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, Math.min(a.size, b.size));
}
