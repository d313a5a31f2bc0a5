import { shortName } from '../speakers.ts';
import {
  answersTo,
  following,
  sharedTerms,
  type Conversation,
  type Remark,
} from './conversation.ts';
import { openInMailAt } from './mail-questions.ts';
import { NameBook } from './name-book.ts';
import { subjectsIn } from './subjects.ts';

/** A question, and what shows that it stayed open. */
export interface OpenQuestion {
  said: Remark;
  evidence: Remark[];
  /** How it reads, where it is more or less than what was said: talk without marks goes on about something else. */
  wording?: string;
}

const RUNS = 5;
const MOST = 10;
const LEAST_TERMS = 2;
const MOST_EVIDENCE = 2;
/** An answer that has said so much has answered: behind it `nothing was said` tells of something else. */
const EARLY_REMARKS = 2;
/** A question in so many words of its own is no `Which one?`. */
const OWN_WORDS = 4;
/** A question that is cut out of talk without marks has so many words at least. */
const LEAST_WORDS = 4;
/** What a question proposes stands within so many characters of its start. */
const START = 12;
/** Words between `nobody knows` and the question, in such talk. */
const WORDS_BETWEEN = 3;

/** Questions that someone asks and no one answers: they are listed only where it was said that no one knows. */
export function openQuestionsIn(conversation: Conversation): OpenQuestion[] {
  const names = new NameBook(conversation);
  const found = conversation.remarks.flatMap(
    (remark) => openQuestionAt(conversation, remark, names) ?? [],
  );
  return withoutRepeats(conversation, found)
    .slice(0, MOST)
    .map((question) => ({ ...question, evidence: question.evidence.slice(0, MOST_EVIDENCE) }));
}

function openQuestionAt(
  conversation: Conversation,
  remark: Remark,
  names: NameBook,
): OpenQuestion | null {
  const { talk, document } = conversation;
  if (!document.speech && document.speakers.length < 2) {
    const isReported = talk.leftOpen.test(remark.raw) || talk.answers.reported.test(remark.raw);
    if (!remark.asks && isReported) return reportedOpen(conversation, remark);
  }
  if (document.unmarked) {
    const both = askedAndLeft(conversation, remark);
    if (both) return both;
  }
  const indirect = talk.answers.wantsToKnow.test(remark.raw);
  const wonders = talk.wonders.test(remark.raw) || indirect;
  if (!(remark.asks || wonders) || asksNothing(conversation, remark, names, wonders)) return null;
  if (isExplained(conversation, remark)) return null;
  if (document.form === 'mail') {
    const found = openInMailAt(conversation, remark);
    if (found) return found.evidence === null ? null : { said: remark, evidence: found.evidence };
  }
  const evidence = evidenceFor(conversation, remark, wonders && !indirect);
  if (!evidence || (asksForYes(conversation, remark) && !evidence.some(isPlain(conversation))))
    return null;
  const wording = document.unmarked ? { wording: clauseOf(conversation, remark.raw) } : {};
  return { said: remark, evidence, ...wording };
}

/** What a text says is open; a few words with the sentence that they are about: `Nothing is signed yet.` */
function reportedOpen({ remarks }: Conversation, remark: Remark): OpenQuestion | null {
  if (remark.terms.length > LEAST_TERMS) return { said: remark, evidence: [] };
  const before = remarks[remark.index - 1];
  const isSameTurn = before?.refs.some((ref) => remark.refs.includes(ref)) ?? false;
  if (!before || !isSameTurn || remark.terms.length === 0) return null;
  return { said: remark, evidence: [before], wording: `${before.raw} ${remark.raw}` };
}

/** A request, an offer, a guess at the answer to another question, or a statement of doubt that asks nothing. */
function asksNothing(
  { talk }: Conversation,
  { raw, asks }: Remark,
  names: NameBook,
  wonders: boolean,
): boolean {
  const request = names.requestIn(raw);
  // `Se puede …`: patterns without case take any word for a name.
  const isOfOne = request?.name === undefined || /^\p{Lu}/u.test(request.name);
  if (request !== null && isOfOne && !wonders) return true;
  // `What if we open on Saturdays?`, `Do we have to settle that today?`
  const isBareCondition = talk.conditional.test(raw) && !/,\s*\S+\s+\S/u.test(raw);
  if (asks) return talk.answers.guesses.test(raw) || isBareCondition || talk.procedure.test(raw);
  return talk.unsure.test(raw) && !talk.phrases.notKnown.test(raw);
}

/** The remarks behind a question that leave it open; null where it was answered, or nothing shows that it was not. */
function evidenceFor(
  conversation: Conversation,
  remark: Remark,
  wonders: boolean,
): Remark[] | null {
  const brief = remark.terms.length < LEAST_TERMS;
  const evidence: Remark[] = [];
  let answered = 0;
  for (const next of following(conversation, remark, RUNS)) {
    if (turnsElsewhere(conversation, remark, next) || movesOn(conversation, remark, next)) break;
    const counts = evidence.length === 0 && !wonders;
    if (leavesOpen(conversation, remark, next)) {
      if (!next.asks) evidence.push(next);
    } else if (asksSomethingElse(conversation, remark, next)) break;
    else if (counts && answers(conversation, remark, next))
      answered += next.run === remark.run ? 1 : 2;
    else if (next.terms.length >= 4 && evidence.length === 0)
      answered += next.run - remark.run > 1 || !conversation.named ? 1 : 0.4;
    if (answered >= (wonders ? 4 : 2) || (brief && next.run - remark.run > 3)) break;
  }
  if (evidence.length > 0) return evidence;
  return wonders && answered < 2 && conversation.named ? [] : null;
}

/** Says that no one knows, or that it has to wait; late in an answer only what says so by itself. */
function leavesOpen(conversation: Conversation, asked: Remark, next: Remark): boolean {
  const { talk } = conversation;
  const { raw } = next;
  if (isPlain(conversation)(next)) return true;
  if (talk.answers.nobody.test(raw) && talk.answers.asksWho.test(asked.raw)) return true;
  if (conversation.named && next.run === asked.run) return false;
  const isOpen = talk.unsure.test(raw) || (talk.defers.test(raw) && !talk.settles.test(raw));
  return isOpen && (isEarly(conversation, asked, next) || sharedTerms(asked, next) > 0);
}

/** Says by itself that something is open, whatever was asked. */
const isPlain =
  ({ talk }: Conversation) =>
  ({ raw }: Remark): boolean =>
    talk.answers.unknown.test(raw) || talk.answers.putsOff.test(raw);

/** `Shall I ring them?`, `Couldn't we rent one?`, `…, isn't it?`: open only where someone says plainly that it is. */
function asksForYes({ talk }: Conversation, { raw, asks }: Remark): boolean {
  const proposed = raw.search(talk.proposes);
  const isProposed = proposed >= 0 && proposed < START;
  return asks && (isProposed || talk.offers.test(raw) || talk.answers.tag.test(raw));
}

/** Within the first sentences of an answer, or behind ones that say little. */
function isEarly(conversation: Conversation, asked: Remark, next: Remark): boolean {
  if (!conversation.named) return true;
  const between = conversation.remarks
    .slice(asked.index + 1, next.index)
    .filter(({ run }) => run > asked.run);
  return (
    between.length < EARLY_REMARKS || between.every(({ terms }) => terms.length < LEAST_TERMS)
  );
}

/** `do we have to shut while he does it no idea he didn't say`: without marks the answer may stand in the same stretch. */
function askedAndLeft(conversation: Conversation, remark: Remark): OpenQuestion | null {
  const { talk } = conversation;
  const from = questionStart(conversation, remark.raw);
  if (from === null) return null;
  const rest = remark.raw.slice(from);
  const open = [talk.answers.unknown, talk.answers.putsOff].flatMap((pattern) => {
    const found = pattern.exec(rest)?.index;
    return found === undefined ? [] : [found];
  });
  const isSaidBefore = talk.answers.unknown.test(
    remark.raw.slice(0, from).split(/\s+/u).slice(-WORDS_BETWEEN * 2).join(' '),
  );
  if (open.length === 0 && !isSaidBefore) return null;
  const asked = clauseOf(conversation, rest.slice(0, Math.min(rest.length, ...open)));
  return asked.split(/\s+/u).length >= LEAST_WORDS ? { said: remark, evidence: [], wording: asked } : null;
}

/** Where a question begins in a stretch without marks. */
function questionStart({ talk }: Conversation, raw: string): number | null {
  const words = wordsWithPlaces(raw);
  const first = words.findIndex(
    ({ word }, at) => talk.clauses?.question.test(`${word} ${words[at + 1]?.word ?? ''}`) ?? false,
  );
  return words[first]?.index ?? null;
}

/** A question up to the clause in which its speaker goes on about something else. */
function clauseOf({ talk }: Conversation, text: string): string {
  const words = wordsWithPlaces(text);
  const next = words.findIndex(
    ({ word }, at) =>
      at >= LEAST_WORDS &&
      !(talk.clauses?.binding.has(words[at - 1]?.word.toLowerCase() ?? '') ?? true) &&
      talk.iOrYou.test(word) &&
      [word, `${word} ${words[at + 1]?.word ?? ''}`].some((start) => talk.clauses?.clause.test(start)),
  );
  const end = words[next]?.index ?? text.length;
  return `${text.slice(0, end).replace(/[\s.,?!]+$/u, '')}?`;
}

function wordsWithPlaces(text: string): { word: string; index: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}'’]+/gu)].map(({ 0: word, index }) => ({ word, index }));
}

/** `Do we know why?` and, from another, `Because …`. */
function isExplained(conversation: Conversation, remark: Remark): boolean {
  const [next] = answersTo(conversation, remark, 1);
  return conversation.named && next !== undefined && conversation.talk.reason.test(next.raw);
}

/** Someone asks for or promises something else: what is put off behind it is that. */
function turnsElsewhere(conversation: Conversation, asked: Remark, next: Remark): boolean {
  const { talk } = conversation;
  return (
    next.run - asked.run > 1 &&
    next.terms.length >= LEAST_TERMS &&
    sharedTerms(next, asked) === 0 &&
    !talk.unsure.test(next.raw) &&
    !talk.answers.unknown.test(next.raw) &&
    (talk.vows.test(next.raw) || talk.asks.test(next.raw))
  );
}

/** Goes on to another subject. */
function movesOn(conversation: Conversation, asked: Remark, next: Remark): boolean {
  if (next.run === asked.run) return false;
  const isOpened = subjectsIn(conversation).some(
    ({ remark }) => remark.index > asked.index && remark.index === next.index,
  );
  return isOpened || conversation.talk.answers.movesOn.test(next.raw);
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
function asksSomethingElse(conversation: Conversation, asked: Remark, next: Remark): boolean {
  const { talk, named, document } = conversation;
  if (!next.asks || next.run === asked.run || talk.wonders.test(next.raw)) return false;
  const words = next.raw.split(/\s+/u).length;
  if (words === 1 || talk.answers.guesses.test(next.raw) || talk.procedure.test(next.raw)) return false;
  // `Um. Siobhan?` hands the question on.
  if (document.speakers.some((name) => next.raw === `${shortName(name)}?`)) return false;
  if (next.terms.length >= LEAST_TERMS || (named && next.speaker === asked.speaker)) return true;
  const before = conversation.remarks.slice(asked.index, next.index);
  return (
    next.terms.length > 0 &&
    words >= OWN_WORDS &&
    before.every((other) => sharedTerms(other, next) === 0)
  );
}

/** Of questions with the same evidence the first that says what it is about. */
function withoutRepeats({ talk }: Conversation, found: readonly OpenQuestion[]): OpenQuestion[] {
  const kept: OpenQuestion[] = [];
  for (const question of found) {
    const at = kept.findIndex((other) => sharesEvidence(other, question));
    const other = kept[at];
    const isVague =
      other !== undefined &&
      (other.said.terms.length < LEAST_TERMS || talk.answers.tag.test(other.said.raw)) &&
      question.said.terms.length > other.said.terms.length;
    if (!other) kept.push(question);
    else if (isVague && !isEvidence(other, question.said)) kept[at] = question;
  }
  return kept;
}

function sharesEvidence(a: OpenQuestion, b: OpenQuestion): boolean {
  return (
    isEvidence(a, b.said) ||
    asksBack(a, b) ||
    a.evidence.some(({ index }) => b.evidence.some((other) => other.index === index))
  );
}

/** `I've no idea. Does the contract say anything?` asks for help with the question before. */
function asksBack({ evidence }: OpenQuestion, { said }: OpenQuestion): boolean {
  return evidence.some(({ index, run }) => index === said.index - 1 && run === said.run);
}

/** `I don't know whether we get it` is what shows that `Do we get the grant?` is open. */
function isEvidence({ evidence }: OpenQuestion, said: Remark): boolean {
  return evidence.some(({ index }) => index === said.index);
}
