import type { Document, Utterance } from '../document.ts';
import { isClosing, isGreeting } from '../dialogue/mail.ts';
import type { Talk } from '../language/talk/talk.ts';
import { endsWithQuestionMark, wordsOf } from '../words.ts';
import { withoutBullet } from './bullet.ts';

/** Plans of a memo, as a share of its sentences, and how many at least. */
const PLANS_SHARE = 0.1;
const LEAST_PLANS = 2;
/** Shares of the sentences that may speak to someone, and say `you`, as one also says of everyone. */
const MOST_ADDRESSED = 0.06;
const MOST_YOU = 0.15;
/** Share of the sentences that may ask: in talk that a recognizer wrote without speakers more do. */
const MOST_ASKED = 0.15;
/** Share of the sentences in which someone speaks of themselves or plans something. */
const OWN_SHARE = 0.2;
/** An answer has so few words; memos have next to none of them. */
const ANSWER_WORDS = 3;
const MOST_ANSWERS = 0.12;
const NO_WORDS: ReadonlySet<string> = new Set();
const CLAUSE = /[,;:](?= )/u;

/** Whether one person notes down plans for themselves: a memo that was spoken or written. */
export function isMemo(document: Document, talk: Talk): boolean {
  const { speakers, form, speech, utterances, language, unmarked } = document;
  if (speakers.length > 1 || form === 'mail' || form === 'transcript') return false;
  // Without marks no one can tell what asks and what answers.
  if (unmarked || (!speech && isLetter(utterances))) return false;
  const said = utterances.filter(({ unit }) => unit !== undefined);
  const share = (of: (utterance: Utterance) => boolean): number =>
    said.filter(of).length / Math.max(1, said.length);
  const plans = said.filter(({ raw }) => isPlan(talk, raw)).length;
  const { i, you } = language.style ?? { i: NO_WORDS, you: NO_WORDS };
  return (
    plans >= LEAST_PLANS &&
    plans >= said.length * PLANS_SHARE &&
    share((utterance) => isPlan(talk, utterance.raw) || says(i, utterance, talk)) >= OWN_SHARE &&
    share((utterance) => says(you, utterance, talk)) <= MOST_YOU &&
    share(({ raw }) => endsWithQuestionMark(raw)) <= MOST_ASKED &&
    share(({ raw }) => talk.memo.addresses.test(raw)) <= MOST_ADDRESSED &&
    share(({ raw, unit }) => talk.agrees.test(raw) && (unit?.length ?? 0) <= ANSWER_WORDS) <=
      MOST_ANSWERS
  );
}

/** A letter or a mail without its head. */
const isLetter = (utterances: readonly Utterance[]): boolean =>
  isGreetingOf(utterances[0]) || utterances.some(({ raw }) => isClosing(raw.trim()));

/** `Dear Petra, …`, `Hi all!` */
const isGreetingOf = (first: Utterance | undefined): boolean =>
  first !== undefined &&
  [first.raw, first.raw.slice(0, first.raw.search(/[,!]/u) + 1)].some((start) =>
    isGreeting(start.trim()),
  );

const says = (words: ReadonlySet<string>, { unit }: Utterance, { memo }: Talk): boolean =>
  unit !== undefined &&
  wordsOf(unit.text.toLowerCase().replaceAll(memo.noYou, ' ')).some((word) => words.has(word));

/** Whether a clause plans something: what another one guesses, `they may have one`, takes nothing back. */
export const isPlan = ({ memo }: Talk, raw: string): boolean =>
  !endsWithQuestionMark(raw) &&
  withoutBullet(raw)
    .split(CLAUSE)
    .some((clause) => memo.plans.test(clause.trim()) && !memo.noPlan.test(clause));
