import { askedOfAll } from '../tasks/asked-of-all.ts';
import { withoutVote } from '../decisions/assent.ts';
import { answersTo, pointsBack, type Conversation, type Remark } from '../conversation.ts';
import type { NameBook } from '../name-book.ts';
import type { Companions } from './open-question.ts';
import { spacedWords } from '../../words.ts';

/** A question in so many words of its own is no `Which one?`. */
export const OWN_WORDS = 4;
/** What a question proposes stands within so many characters of its start. */
const START = 12;
const ECHO_WORDS = 2;
const LONGEST_PART = 10;
const LONGEST_GUESS = 5;
const REMARKS_TO_GUESS = 3;
/** In the first remarks people greet each other and see who is there. */
const OPENING_REMARKS = 6;
/** With so many content words a question needs no other one. */
const TERMS_ALONE = 3;

/** Whether what is asked is no question of its own, or its reason follows at once. */
export function asksNothing(conversation: Conversation, remark: Remark, names: NameBook): boolean {
  return (
    // `Anyone missing?`
    (remark.index < OPENING_REMARKS && conversation.talk.smallTalk.test(remark.raw)) ||
    addsTo(conversation, remark) ||
    isNoQuestion(conversation, remark, names) ||
    isExplained(conversation, remark)
  );
}

/** A request, an offer, a guess at the answer to another question, or a statement of doubt that asks nothing. */
function isNoQuestion(conversation: Conversation, remark: Remark, names: NameBook): boolean {
  const { talk } = conversation;
  const { raw, asks } = remark;
  const wonders = talk.wonders.test(raw) || talk.answers.wantsToKnow.test(raw);
  if (names.requestIn(raw) !== null && !wonders) return true;
  if (askedOfAll(conversation, remark) !== null) return true;
  if (asks && callsVote(conversation, raw)) return true;
  // `What if we open on Saturdays?`, `Do we have to settle that today?`
  const isBareCondition =
    talk.conditional.test(raw) &&
    !/,\s*\S+\s+\S/u.test(raw) &&
    !isLeftUnknown(conversation, remark);
  // `No idea, a bit much, no?` answers one.
  const answersItself =
    remark.terms.length < TERMS_ALONE && talk.answers.unknown.test(raw) && !wonders;
  if (asks)
    return (
      answersItself || talk.answers.guesses.test(raw) || isBareCondition || talk.procedure.test(raw)
    );
  return talk.unsure.test(raw) && !talk.phrases.notKnown.test(raw);
}

/** `Hands up for the Kyrie?`: not `Is the hall fine?`, which may stay open. */
function callsVote({ talk }: Conversation, raw: string): boolean {
  const called = talk.settling.puts.exec(raw);
  return called?.index === 0 && withoutVote({ talk }, raw) !== '';
}

/** `And if it rains?` – `No idea.` */
const isLeftUnknown = (conversation: Conversation, remark: Remark): boolean =>
  answersTo(conversation, remark, 1).some(({ raw }) => conversation.talk.answers.unknown.test(raw));

/** `… on Saturdays? Only in October?`: words that belong to the question before; a single one asks nothing alone. */
function addsTo(conversation: Conversation, remark: Remark): boolean {
  const { asks, index, run, raw } = remark;
  const before = conversation.remarks[index - 1];
  const words = spacedWords(raw);
  const isSecond = before?.asks === true && before.run === run;
  return (
    asks &&
    (words === 1 ||
      isEcho(conversation, remark) ||
      (isSecond && (words < OWN_WORDS || isPart(conversation, remark))) ||
      isGuess(conversation, remark))
  );
}

/** `Shall I ring them?`, `Couldn't we rent one?`, `…, isn't it?`: open only where someone says plainly that it is. */
export function asksForYes({ talk }: Conversation, { raw, asks }: Remark): boolean {
  const proposed = raw.search(talk.proposes);
  const isProposed = proposed >= 0 && proposed < START;
  return (
    asks &&
    (isProposed || [talk.offers, talk.answers.tag, talk.concludes].some((one) => one.test(raw)))
  );
}

/** `Did she?` */
function isEcho({ talk }: Conversation, { raw, terms }: Remark): boolean {
  const words = spacedWords(raw);
  return terms.length === 0 && words <= ECHO_WORDS && !talk.answers.interrogative.test(raw);
}

/** `The one we were promised?`: a noun and what belongs to it, no sentence that asks. */
function isPart({ talk }: Conversation, { raw, unit }: Remark): boolean {
  const first = raw.toLowerCase().match(/[\p{L}\p{N}]+/u)?.[0] ?? '';
  const isNoun = talk.determiners.has(first) || talk.countWords.test(first);
  const asksItself = talk.answers.interrogative.test(raw) || talk.answers.inverts.test(raw);
  return isNoun && !asksItself && !raw.includes(',') && (unit?.length ?? 0) <= LONGEST_PART;
}

/** `The site manager?`, behind a question of someone else: a guess at the answer. */
export function isGuess(conversation: Conversation, remark: Remark): boolean {
  const { remarks, voiced } = conversation;
  const before = remarks
    .slice(Math.max(0, remark.index - REMARKS_TO_GUESS), remark.index)
    .toReversed()
    .filter(({ run }) => run < remark.run);
  const last = before.findIndex((other) => asksBefore(conversation, other));
  // Between them others may have said `Well, not me.`
  const isAnswer =
    last >= 0 && before.slice(0, last).every(({ raw }) => spacedWords(raw) < OWN_WORDS);
  return (
    voiced &&
    remark.asks &&
    isAnswer &&
    spacedWords(remark.raw) <= LONGEST_GUESS &&
    isPart(conversation, remark)
  );
}

/** Whether it asks, or adds to a question of the same turn. */
function asksBefore({ remarks }: Conversation, { asks, run, index }: Remark): boolean {
  const before = remarks[index - 1];
  return asks || (before?.run === run && before.asks);
}

/** Questions of the same turn that a question is read with: one that it goes on from, and one that follows it. */
export function companionsOf(
  conversation: Conversation,
  said: Remark,
  isFound: (remark: Remark) => boolean,
): Companions {
  const { remarks, talk } = conversation;
  const besides = (step: number): Remark[] => {
    const other = remarks[said.index + step];
    const fits =
      other?.run === said.run &&
      other.refs[0] === said.refs[0] &&
      other.asks &&
      !isFound(other) &&
      other.terms.length > 0 &&
      !talk.smallTalk.test(other.raw) &&
      !talk.procedure.test(other.raw);
    return fits ? [other] : [];
  };
  const leans = new Set(said.terms).size < TERMS_ALONE || pointsBack(conversation, said.raw);
  return {
    before: leans ? besides(-1) : [],
    behind: besides(1).filter(({ unit }) => leans || (unit?.length ?? 0) >= OWN_WORDS),
  };
}

/** `Do we know why?` and, from another, `Because …`. */
function isExplained(conversation: Conversation, remark: Remark): boolean {
  const [next] = answersTo(conversation, remark, 1);
  return conversation.voiced && next !== undefined && conversation.talk.reason.test(next.raw);
}
