import type { Language } from '../embedded/language/language.ts';
import type { SummarySource } from '../port.ts';
import { claimedNames } from '../verify/names.ts';
import { claimedNumbers, supportedNumbers } from '../verify/numbers.ts';
import { contentStems } from '../verify/stems.ts';
import { judgeOf, type Languages } from '../verify/verify.ts';
import { vocabularyOf } from '../verify/vocabulary.ts';
import { fold } from '../verify/words.ts';
import { contentOf } from './statements.ts';
import type { CardWording } from './wording.ts';
import { type StudyCard, statedBy } from './card.ts';
import { tokensOf } from './hidden-words.ts';

/** Whether a card's answer is in the turns that it names. */
export type Proof = (card: StudyCard) => boolean;

/** Share of an answer's words that the cited turns must have. */
const MOST = 0.85;

/**
 * Checks cards against a source. What a card states must pass the verifier; hidden words stand literally in the cited turns; and a
 * pronoun that the turns don't have shows that someone has put the sentence into another person.
 */
export function proofIn(
  source: SummarySource,
  languages: Languages,
  wording: CardWording | null,
): Proof {
  const judge = judgeOf(source, languages);
  const isTranslated = languages.written !== languages.source;
  const citedBy = (refs: readonly number[]): string =>
    refs.map((ref) => source.turns[ref]?.text ?? '').join(' ');
  return (card) => {
    const cited = citedBy(card.refs);
    if (cited.trim() === '') return false;
    const words = tokensOf(cited).map(({ folded }) => folded);
    const claim = card.kind === 'cloze' ? statedBy(card) : card.back;
    const { refs, doubt } = judge({ text: claim, refs: card.refs, kind: 'point' });
    if (refs.length === 0 || doubt !== null) return false;
    if (card.kind === 'cloze' && !contains(words, card.back)) return false;
    return isTranslated || (keepsPerson(claim, words, wording) && covers(cited, claim));
  };
}

/** Share of a question's content words that the cited turns must have. */
const ASKED = 0.5;

/** How the question of a card is compared with the turns that it names. */
interface Asking {
  language: Language;
  /** Names of the source. */
  names: ReadonlySet<string>;
  /** The card is in the source's language. */
  isTold: boolean;
}

/**
 * Whether a question is about what the named turns say: its numbers and names stand there, and half of its content words. Else it
 * may ask of something that was never said, and have a true sentence for an answer.
 */
export function isAskedOf(
  { turns }: SummarySource,
  { kind, front, refs }: StudyCard,
  { language, names, isTold }: Asking,
): boolean {
  if (kind === 'cloze') return true;
  const cited = refs.flatMap((ref) => turns[ref] ?? []);
  const text = cited.map((turn) => [turn.speaker, turn.text].filter(Boolean).join(': ')).join(' ');
  const tag = language.tag ?? 'en';
  const said = supportedNumbers(text, tag);
  const isSaid = claimedNumbers(front, tag).every((readings) =>
    readings.some((reading) => said.has(reading)),
  );
  if (!isSaid) return false;
  const words = new Set(tokensOf(text).map(({ folded }) => withoutElision(folded)));
  const claimed = claimedNames(front, tag, vocabularyOf(cited, names));
  if (!claimed.every((name) => words.has(name) || words.has(name.replace(/s$/u, '')))) return false;
  if (!isTold) return true;
  const has = new Set(contentOf(text, language));
  const asked = contentOf(front, language);
  return asked.filter((word) => has.has(word)).length >= asked.length * ASKED;
}

/** `l’asthénosphère` has `asthénosphère` in it. */
const withoutElision = (folded: string): string => folded.replace(/^(?:qu|\p{L})['’]/u, '');

function contains(words: readonly string[], hidden: string): boolean {
  const wanted = tokensOf(hidden).map(({ folded }) => withoutElision(folded));
  const said = words.map(withoutElision);
  return (
    wanted.length > 0 && said.some((_, at) => wanted.every((word, n) => said[at + n] === word))
  );
}

/** Pronouns of the statement that the cited turns don't have. */
function keepsPerson(text: string, words: readonly string[], wording: CardWording | null): boolean {
  const own = new Set(words.flatMap((word) => [word, ...word.split(/['’]/u).map(fold)]));
  return tokensOf(text).every(
    ({ text: word, folded }) => !(wording?.pronoun.test(word) ?? false) || own.has(folded),
  );
}

function covers(cited: string, text: string): boolean {
  const has = contentStems(cited);
  const stems = [...contentStems(text)];
  return stems.length === 0 || stems.filter((stem) => has.has(stem)).length >= stems.length * MOST;
}
