import type { SummarySource } from '../port.ts';
import { contentStems } from '../verify/stems.ts';
import { judgeOf, type Languages } from '../verify/verify.ts';
import { fold } from '../verify/words.ts';
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
