import {
  answersTo,
  following,
  sharedTerms,
  type Conversation,
  type Remark,
} from './conversation.ts';
import { NameBook } from './name-book.ts';

/** A question, and what shows that it stayed open. */
export interface OpenQuestion {
  said: Remark;
  evidence: Remark[];
}

const RUNS = 5;
const MOST = 10;
const LEAST_TERMS = 2;
/** Content words in common from which a sentence of another mail answers a question. */
const SAME_SUBJECT = 2;

/** Questions that someone asks and no one answers: they are listed only where it was said that no one knows. */
export function openQuestionsIn(conversation: Conversation): OpenQuestion[] {
  const names = new NameBook(conversation);
  const found = conversation.remarks.flatMap(
    (remark) => openQuestionAt(conversation, remark, names) ?? [],
  );
  return withoutRepeats(found).slice(0, MOST);
}

function openQuestionAt(
  conversation: Conversation,
  remark: Remark,
  names: NameBook,
): OpenQuestion | null {
  const { talk, document } = conversation;
  const written = !document.speech && document.speakers.length < 2;
  if (written && !remark.asks && talk.leftOpen.test(remark.raw) && remark.terms.length > 2)
    return { said: remark, evidence: [] };
  const wonders = talk.wonders.test(remark.raw);
  if (!(remark.asks || wonders)) return null;
  const brief = remark.terms.length < LEAST_TERMS;
  if (names.requestIn(remark.raw) !== null && !wonders) return null;
  if (!remark.asks && talk.unsure.test(remark.raw) && !talk.phrases.notKnown.test(remark.raw))
    return null;
  if (isExplained(conversation, remark) || isAnsweredByMail(conversation, remark)) return null;
  const evidence: Remark[] = wonders ? [remark] : [];
  let answered = 0;
  for (const next of following(conversation, remark, RUNS)) {
    if (turnsElsewhere(conversation, remark, next)) break;
    const open =
      talk.unsure.test(next.raw) || (talk.defers.test(next.raw) && !talk.settles.test(next.raw));
    if (open && !next.asks) evidence.push(next);
    else if (asksSomethingElse(conversation, remark, next)) break;
    else if (evidence.length === 0 && answers(conversation, remark, next)) answered += 2;
    else if (next.terms.length >= 4 && evidence.length === 0)
      answered += next.run - remark.run > 1 || !conversation.named ? 1 : 0.4;
    if (answered >= (wonders ? 4 : 2) || (brief && next.run - remark.run > 1)) break;
  }
  return evidence.some((next) => next !== remark) || (wonders && answered < 2 && conversation.named)
    ? { said: remark, evidence: evidence.filter((next) => next !== remark).slice(0, 2) }
    : null;
}

/** `Do we know why?` and, from another, `Because …`. */
function isExplained(conversation: Conversation, remark: Remark): boolean {
  const [next] = answersTo(conversation, remark, 1);
  return conversation.named && next !== undefined && conversation.talk.reason.test(next.raw);
}

/** Mails answer each other over any distance: in another one a sentence is about the same, and knows. */
function isAnsweredByMail({ document, remarks, talk }: Conversation, remark: Remark): boolean {
  if (document.form !== 'mail') return false;
  /** Leaves it open, and not something else: `No answer yet.` */
  const isOpen = (at: number): boolean => {
    const other = remarks[at];
    if (!other || !(talk.unsure.test(other.raw) || talk.defers.test(other.raw))) return false;
    return other.terms.length < LEAST_TERMS || sharedTerms(other, remark) > 0;
  };
  return remarks
    .slice(remark.index + 1)
    .some(
      (next) =>
        next.run !== remark.run &&
        !next.asks &&
        ![-1, 0, 1].some((step) => isOpen(next.index + step)) &&
        sharedTerms(next, remark) >= SAME_SUBJECT,
    );
}

/** Someone asks for or promises something else: what is put off behind it is that. */
function turnsElsewhere({ talk }: Conversation, asked: Remark, next: Remark): boolean {
  return (
    next.run - asked.run > 1 &&
    next.terms.length >= LEAST_TERMS &&
    sharedTerms(next, asked) === 0 &&
    !talk.unsure.test(next.raw) &&
    (talk.vows.test(next.raw) || talk.asks.test(next.raw))
  );
}

/** Says yes, promises what is asked for, or goes on by oneself, so that no one else is asked. */
function answers({ talk, named, document }: Conversation, asked: Remark, next: Remark): boolean {
  if (next.asks) return false;
  if (next.run === asked.run)
    return (
      named &&
      document.speech &&
      next.index === asked.index + 1 &&
      next.terms.length >= 3 &&
      !talk.reason.test(next.raw)
    );
  return (
    next.agrees || (document.speech && talk.promises.test(next.raw) && talk.due.test(next.raw))
  );
}

/** Another question ends the talk about the one before it: a full one, or one more by who asked. */
function asksSomethingElse({ talk, named }: Conversation, asked: Remark, next: Remark): boolean {
  if (!next.asks || next.run === asked.run || talk.wonders.test(next.raw)) return false;
  return next.terms.length >= LEAST_TERMS || (named && next.speaker === asked.speaker);
}

/** Of questions with the same evidence the one that asks most. */
function withoutRepeats(found: readonly OpenQuestion[]): OpenQuestion[] {
  const kept: OpenQuestion[] = [];
  for (const question of found) {
    const at = kept.findIndex((other) => sharesEvidence(other, question));
    const other = kept[at];
    if (!other) kept.push(question);
    else if (question.said.terms.length > other.said.terms.length) kept[at] = question;
  }
  return kept;
}

function sharesEvidence(a: OpenQuestion, b: OpenQuestion): boolean {
  return a.evidence.some(({ index }) => b.evidence.some((other) => other.index === index));
}
