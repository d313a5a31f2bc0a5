import type { Conversation, Remark } from '../conversation.ts';
import type { Decision } from './decision.ts';

/** What is reported needs no sign that others agreed. */
const WEIGHT = 2.2;
const MOST = 14;
/** Content words without which a sentence states nothing by itself. */
const LEAST_TERMS = 2;
/** A written sentence that reports a decision may be longer: what hangs on it is left out. */
const LONGEST_STATED = 60;
/** What was decided and the vote on it are one statement of so many words at most. */
const LONGEST_TOGETHER = 38;
/** A text begins with so many headlines at most. */
const HEADLINES = 2;
const QUOTED = /^\s*["“„«]/u;

/** What a text or a single speaker reports as decided, in so many words. */
export function statedIn(conversation: Conversation): Decision[] {
  return conversation.remarks
    .filter((remark) => isStated(conversation, remark) || isVoted(conversation, remark))
    .slice(-MOST)
    .map((remark): Decision => {
      const subject = votedOn(conversation, remark);
      const length = (subject?.unit?.length ?? 0) + (remark.unit?.length ?? 0);
      const also = length <= LONGEST_TOGETHER ? [remark] : [];
      return subject
        ? { said: subject, also, agreed: [remark], weight: WEIGHT, isWhole: true }
        : { said: remark, also: [], agreed: [], weight: WEIGHT };
    });
}

/** Says in so many words that it was decided. */
export function isStated({ document }: Conversation, { unit }: Remark): boolean {
  const { wording } = document.language;
  if (!wording || !unit || unit.terms.length <= LEAST_TERMS || unit.length > LONGEST_STATED)
    return false;
  return wording.decision.test(unit.text) && !wording.notDecision.test(unit.text);
}

/** Reports how something was voted on, in no one's words. */
function isVoted({ document, talk }: Conversation, { unit, raw, asks }: Remark): boolean {
  const isReport =
    unit !== undefined &&
    unit.terms.length > LEAST_TERMS &&
    unit.length <= LONGEST_STATED &&
    !asks &&
    // The text says again what a headline says.
    /\.\s*$/u.test(raw) &&
    !QUOTED.test(raw);
  return (
    isReport &&
    talk.settling.byVote.test(raw) &&
    // `The decision was taken by 31 votes to 24`: what it was stands before it.
    (talk.settling.bareVote.test(raw) ||
      !(document.language.wording?.notDecision.test(unit.text) ?? false))
  );
}

/**
 * Where a sentence reports only the vote, or points back, what was voted on: the sentence before it, or the headline; behind what
 * someone is quoted with, the one with which the paragraph begins.
 */
function votedOn(conversation: Conversation, remark: Remark): Remark | null {
  const { remarks, talk } = conversation;
  const leans = talk.genres.pointsToSentenceBefore.test(remark.raw);
  const isBare = talk.settling.bareVote.test(remark.raw);
  const before = remarks[remark.index - 1];
  const inParagraph = (other: Remark): boolean =>
    other.refs.some((ref) => remark.refs.includes(ref));
  const isBehindQuotation =
    isBare && before !== undefined && isQuoted(before.raw) && inParagraph(before);
  const meant = isBehindQuotation ? remarks.find(inParagraph) : before;
  if (!meant?.unit || meant.asks || meant === remark || !(leans || isBare)) return null;
  const isNear = inParagraph(meant) || (!leans && meant.index < HEADLINES);
  return isNear && meant.terms.length > LEAST_TERMS && !isQuoted(meant.raw) ? meant : null;
}

/** Begins with a quotation, or ends one that began in a sentence before. */
const isQuoted = (raw: string): boolean => QUOTED.test(raw) || /^[^“„«]*[”»]/u.test(raw);
