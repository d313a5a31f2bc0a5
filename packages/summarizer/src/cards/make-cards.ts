import { withSourceTurns } from '../embedded/dialogue/reading-order.ts';
import { readDocument } from '../embedded/document.ts';
import { spelledAs } from '../embedded/spelling.ts';
import type { Language } from '../embedded/language/language.ts';
import { detectLanguage } from '../embedded/language/detect.ts';
import { languageOf } from '../embedded/language/resolve.ts';
import type { SummaryDocument, SummarySource } from '../port.ts';
import { namesInside } from '../verify/names.ts';
import { cardKey, type StudyCard, statedBy } from './card.ts';
import { clozeOf } from './cloze.ts';
import { definitionsIn } from './definitions.ts';
import { type Ground, tokensOf } from './hidden-words.ts';
import { isAskedOf, type Proof, proofIn } from './proof.ts';
import { questionsIn } from './questions.ts';
import { ALIKE, type Candidate, contentOf, likeness, statementsFor } from './statements.ts';
import { cardWordingOf } from './wording.ts';

export interface CardRequest {
  /** Of the source: its verified statements, questions and terms become cards. */
  document: SummaryDocument;
  source: SummarySource;
  /** Primary tag of the document's language; null: the source's. */
  language: string | null;
  /** {@link cardKey} of what a learner has already: no card is made twice. */
  known?: readonly string[];
  /** The learner's cards of this source, also dropped ones: none that states the same is made. */
  present?: readonly CardWords[];
  /** By a language model, the best first: they go before the others where they pass the same proofs. */
  proposed?: readonly StudyCard[];
}

const WORDS_FOR_A_CARD = 45;
/** A short source has more to learn in each sentence, up to so many cards. */
const WORDS_FOR_A_CARD_OF_SHORT = 12;
const CARDS_OF_SHORT = 8;
const MOST_CARDS = 20;

/**
 * Study cards of a source, few and good, in its order. Deterministic. Each has its answer in the turns that it names, and no two
 * state the same. Decisions and tasks are no cards: they are kept elsewhere, and go out of date.
 */
export async function makeCards({
  document,
  source,
  language,
  known = [],
  present = [],
  proposed = [],
}: CardRequest): Promise<StudyCard[]> {
  const spoken = source.language ?? (await detectLanguage(source.turns.map(({ text }) => text)));
  const written = language ?? spoken;
  const [readIn, writtenIn] = await Promise.all([languageOf(spoken), languageOf(written)]);
  const inOrder = readDocument(source, readIn);
  const read = { ...inOrder, units: withSourceTurns(inOrder.units, inOrder.order) };
  const wording = cardWordingOf(written);
  const isTold = written === spoken;
  const proof = proofIn(source, { source: spoken, written }, wording);
  const names = namesInside(
    source.turns.map(({ text }) => text),
    spoken ?? 'en',
  );
  const ground: Ground = {
    language: writtenIn,
    wording,
    names,
    phrases: document.keyPhrases.map((phrase) =>
      tokensOf(phrase)
        .map(({ folded }) => folded)
        .join(' '),
    ),
  };
  const statements = statementsFor(document, writtenIn, isTold ? read : null);
  const candidates = [
    ...proposed
      .filter((card) => isAskedOf(source, card, { language: writtenIn, names, isTold }))
      .map((card): Candidate => ({ card, worth: Number.POSITIVE_INFINITY })),
    ...definitionsIn(statements, document, ground),
    ...questionsIn(document, ground, read),
    ...statements.flatMap((statement) => clozeOf(statement, ground, document.kind)),
  ];
  const chosen = choose(candidates, {
    proof,
    known,
    present,
    words: read.words,
    language: writtenIn,
  });
  return isTold ? spelledAs(source, chosen) : chosen;
}

const byWorth = ({ worth: a }: Candidate, { worth: b }: Candidate): number => (a === b ? 0 : b - a);

interface Choice {
  proof: Proof;
  known: readonly string[];
  present: readonly CardWords[];
  words: number;
  language: Language;
}

/** The best, none twice, in the order of the source. */
function choose(
  candidates: readonly Candidate[],
  { proof, known, present, words, language }: Choice,
): StudyCard[] {
  const ofShort = Math.min(CARDS_OF_SHORT, Math.ceil(words / WORDS_FOR_A_CARD_OF_SHORT));
  const most = Math.min(MOST_CARDS, Math.max(ofShort, Math.round(words / WORDS_FOR_A_CARD)));
  const keys = new Set(known);
  const withContent = <C extends CardWords>(card: C) => ({
    card,
    content: contentOfCard(card, language),
  });
  const others: Chosen[] = present.map(withContent);
  const chosen: StudyCard[] = [];
  for (const { card } of candidates.toSorted(byWorth)) {
    if (chosen.length === most) break;
    const key = cardKey(card);
    const one = withContent(card);
    if (keys.has(key) || others.some((other) => isAlike(one, other))) continue;
    if (!proof(card)) continue;
    keys.add(key);
    others.push(one);
    chosen.push(card);
  }
  return chosen.toSorted((a, b) => (a.refs[0] ?? 0) - (b.refs[0] ?? 0));
}

type CardWords = Pick<StudyCard, 'kind' | 'front' | 'back'>;

const contentOfCard = (card: CardWords, language: Language): Set<string> =>
  new Set(
    contentOf(card.kind === 'cloze' ? statedBy(card) : `${card.front} ${card.back}`, language),
  );

interface Chosen {
  card: CardWords;
  content: ReadonlySet<string>;
}

/** Two terms may be explained in nearly the same words. */
function isAlike({ card: { kind, front, back }, content }: Chosen, other: Chosen): boolean {
  if (kind === 'definition' && other.card.kind === 'definition' && back !== other.card.back)
    return front.includes(other.card.front) || other.card.front.includes(front);
  return likeness(content, other.content) >= ALIKE;
}
