import { nameBookOf } from '../name-book.ts';
import { countsIn, sharedTerms, type Conversation, type Remark } from '../conversation.ts';

/** Content words in common from which a sentence of another mail answers a question. */
const SAME_SUBJECT = 2;
/** With fewer content words a sentence says nothing of its own: `No answer yet.` */
const LEAST_TERMS = 2;
/** Lines of a mail that a later one quotes, from which on that goes through them one by one. */
const SEVERAL = 2;
/** A content word in so many other mails is that of the thread. */
const RUNS_OF_THREAD = 3;
/** With so many content words of its own a question is about something that no other one is. */
const LEAST_OF_ITS_OWN = 3;
const JOKE =
  /(?<!\p{L})(?:jok(?:e|ing)|kidding|scherz|spaß|blague|plaisante|rigole|broma)(?!\p{L})/iu;
/** `Has anyone ever rowed a piano across a lake?` waits for no answer. */
const EVER = /(?<!\p{L})(?:ever|jemals|schon (?:ein)?mal|déjà|alguna vez)(?!\p{L})/iu;

/**
 * What the other mails of a thread say to a question, over any distance: the sentence counts that has most in common with it, of
 * several the last. `evidence` is null where it answers; the whole is null where none is about it.
 */
export function openInMailAt(
  conversation: Conversation,
  asked: Remark,
): { evidence: Remark[] | null } | null {
  const later = conversation.remarks.filter(
    (next) => next.index > asked.index && next.run !== asked.run && !next.asks,
  );
  let found: { evidence: Remark[] | null } | null = null;
  let most = 0;
  for (const next of later) {
    const isOpen = leavesOpen(conversation, asked, next);
    if (!isOpen && !answers(conversation, asked, next)) continue;
    const common = isOpen ? commonAround(conversation, asked, next) : sharedTerms(asked, next);
    if (common < most) continue;
    most = common;
    found = { evidence: isOpen ? [next] : null };
  }
  return found;
}

/**
 * Whether no one can have answered a question: its mail is the last one, whom it asks wrote none after it, or took
 * up other questions of it line by line.
 */
export function isUnanswered(conversation: Conversation, asked: Remark): boolean {
  const { remarks, document } = conversation;
  const [turn = -1] = asked.refs;
  const saysWhat = asked.terms.length >= LEAST_TERMS || countsIn(conversation, asked.raw);
  if (!asked.asks || !saysWhat || document.takenUp.has(turn)) return false;
  const later = remarks.filter(({ run, voice }) => run > asked.run && voice !== asked.voice);
  const own = { terms: ownTerms(conversation, asked) };
  if (later.some((next) => sharedTerms(next, own) > 0)) return false;
  const to = document.addressees.get(turn);
  const takenUp = new Set(
    remarks.flatMap(({ run, refs: [other = -1] }) =>
      run === asked.run && document.takenUp.has(other) ? [other] : [],
    ),
  );
  if (to === undefined && isPassedOver(conversation, asked)) return true;
  const isOneOfSeveral = takenUp.size >= (to === undefined ? SEVERAL : 1);
  return isOneOfSeveral || !later.some(({ speaker }) => to === undefined || speaker === to);
}

/** The content words of a question that are not those of the whole thread, which all its mails use. */
function ownTerms({ remarks }: Conversation, asked: Remark): number[] {
  return asked.terms.filter((term) => {
    const others = remarks.filter(({ run, terms }) => run !== asked.run && terms.includes(term));
    return new Set(others.map(({ run }) => run)).size < RUNS_OF_THREAD;
  });
}

/** `Does the parish let us park trailers there?`, to all of them, says much of its own that no later mail takes up: a yes would come at once. */
function isPassedOver(conversation: Conversation, asked: Remark): boolean {
  const { talk } = conversation;
  const next = conversation.remarks.filter(({ run }) => run === asked.run + 1);
  const behind = conversation.remarks[asked.index + 1];
  const isJoke = behind?.run === asked.run && JOKE.test(behind.raw);
  const isNone = [talk.asksAssent, talk.settling.puts, talk.asksAnybody].some((form) =>
    form.test(asked.raw),
  );
  return (
    !isNone &&
    !isJoke &&
    // `Greta, do we still have the banners?` – `Two of them.`
    nameBookOf(conversation).calledIn(asked.raw) === undefined &&
    !EVER.test(asked.raw) &&
    next.length > 0 &&
    !next.some(({ raw }) => talk.joining.yesOrNo.test(raw)) &&
    new Set(ownTerms(conversation, asked)).size >= LEAST_OF_ITS_OWN
  );
}

/** Content words in common with a sentence and the one before it: `About the deposit. No one has answered me.` */
function commonAround({ remarks }: Conversation, asked: Remark, next: Remark): number {
  const before = remarks[next.index - 1];
  const own = before?.run === next.run ? before.terms : [];
  return sharedTerms(asked, { terms: [...own, ...next.terms] });
}

function leavesOpen(conversation: Conversation, asked: Remark, next: Remark): boolean {
  const { talk, document } = conversation;
  const { raw } = next;
  const isOpen = [talk.unsure, talk.defers, talk.answers.unknown, talk.answers.putsOff].some(
    (pattern) => pattern.test(raw),
  );
  const isNobody = talk.answers.nobody.test(raw) && talk.answers.asksWho.test(asked.raw);
  if (!isOpen && !isNobody) return false;
  const isBrief = next.terms.length < LEAST_TERMS;
  // What a later mail quotes is answered below it: a name in common leaves it no more open.
  const isTakenUp = document.takenUp.has(asked.refs[0] ?? -1);
  if (isTakenUp) return commonAround(conversation, asked, next) >= SAME_SUBJECT;
  return (
    sharedTerms(asked, next) > 0 ||
    (isBrief && commonAround(conversation, asked, next) >= SAME_SUBJECT)
  );
}

/** About the same, by one who knows: neither a refusal nor next to a sentence that leaves something open. */
function answers({ remarks, talk }: Conversation, asked: Remark, next: Remark): boolean {
  const isOpen = (at: number): boolean => {
    const other = remarks[at];
    if (!other || !(talk.unsure.test(other.raw) || talk.defers.test(other.raw))) return false;
    return other.terms.length < LEAST_TERMS || sharedTerms(other, asked) > 0;
  };
  return (
    sharedTerms(next, asked) >= SAME_SUBJECT &&
    !talk.refuses.test(next.raw) &&
    ![-1, 0, 1].some((step) => isOpen(next.index + step))
  );
}
