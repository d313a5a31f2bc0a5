import type { Talk } from '../../language/talk/talk.ts';
import { shortName } from '../../speakers.ts';
import {
  following,
  pointsBack,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { asksForYes, asksNothing, companionsOf, isGuess, OWN_WORDS } from './asking.ts';
import type { CueWeights } from '../../cue-weights.ts';
import { likelyQuestionsIn } from './likely-questions.ts';
import { statedOpenIn } from './stated-open.ts';
import { isUnanswered, openInMailAt } from './mail-questions.ts';
import { doubtsIn } from '../tasks/plans.ts';
import { nameBookOf, type NameBook } from '../name-book.ts';
import type { OpenQuestion } from './open-question.ts';
import { toldAtOnce } from './told-at-once.ts';
import { spacedWords } from '../../words.ts';

const RUNS = 5;
/** Speakers of an interview. */
const INTERVIEW = 2;
const MOST = 10;
const LEAST_TERMS = 2;
/** `What becomes of the sixty poplars is open` says what is open, with few content words. */
const WORDS_OF_OPEN = 7;
const MOST_EVIDENCE = 2;
/** An answer that has said so much has answered: behind it `nothing was said` tells of something else. */
const EARLY_REMARKS = 2;
/** From so many changes of speaker on, what follows an answer is about something else. */
const LATE_RUNS = 3;
/** Under what a turn began with stands a question within so many remarks. */
const REMARKS_UNDER_HEAD = 3;
/** `Nicht, wenn` */
const CHARACTERS_TO_IF = 12;
/** What begins with `but` and says yes or no answers after all. */
const AFTER_ALL = /, (?:yes|yeah|no|oui|si|non|ja|doch|nein|sí)(?=[,.!]|$)/iu;
/** A plain no answers. */
const SAYS_NO = /^(?:no|nope|nein|nee|non)[,.!]/iu;
/** A question that is cut out of talk without marks has so many words at least. */
const LEAST_WORDS = 4;
/** In so many words before a question stands, in such talk, that no one knows. */
const WORDS_BEFORE = 6;

/** Questions that someone asks and no one answers. */
export function openQuestionsIn(conversation: Conversation, weights?: CueWeights): OpenQuestion[] {
  if (conversation.isMemo) return doubtsIn(conversation);
  const asked = likelyQuestionsIn(conversation, ruledQuestionsIn(conversation), weights);
  const likely = [...asked, ...statedOpenIn(conversation, asked)].sort(
    (a, b) => a.said.index - b.said.index,
  );
  const isFound = (remark: Remark): boolean => likely.some(({ said }) => said === remark);
  return likely.slice(0, MOST).map(({ said, evidence, wording }): OpenQuestion => {
    const found: OpenQuestion = { said, evidence: evidence.slice(0, MOST_EVIDENCE) };
    const own =
      conversation.document.unmarked && said.asks
        ? (wording ?? clauseOf(conversation, said.raw))
        : wording;
    if (own === undefined) found.companions = companionsOf(conversation, said, isFound);
    else found.wording = own;
    return found;
  });
}

/** What is left open by how it is asked and answered: they are listed only where it was said that no one knows. */
export function ruledQuestionsIn(conversation: Conversation): OpenQuestion[] {
  const names = nameBookOf(conversation);
  const found = conversation.remarks.flatMap(
    (remark) => openQuestionAt(conversation, remark, names) ?? [],
  );
  return withoutRepeats(conversation, found);
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
  if (!remark.asks && sluicedIn(conversation, remark) !== null) return null;
  if (!(remark.asks || wonders) || asksNothing(conversation, remark, names)) return null;
  if (document.form === 'mail') {
    const found = openInMailAt(conversation, remark);
    if (found) return found.evidence === null ? null : { said: remark, evidence: found.evidence };
  }
  const all = evidenceFor(conversation, remark, wonders && !indirect);
  const evidence = document.form === 'mail' ? aboutIt(conversation, remark, all) : all;
  if (!evidence && document.form === 'mail' && isUnanswered(conversation, remark))
    return { said: remark, evidence: [] };
  if (!evidence || (asksForYes(conversation, remark) && !evidence.some(isPlain(conversation))))
    return null;
  const wording = document.unmarked ? { wording: clauseOf(conversation, remark.raw) } : {};
  return { said: remark, evidence, ...wording };
}

/** Of a mail that answers several things, what leaves the question open: no `I don't know who` behind a sentence about another one. */
function aboutIt(
  { remarks }: Conversation,
  asked: Remark,
  evidence: Remark[] | null,
): Remark[] | null {
  const isOfOther = (next: Remark): boolean => {
    const before = remarks[next.index - 1];
    const goesOn = before !== undefined && before.run === next.run && next.run !== asked.run;
    return (
      goesOn &&
      next.terms.length < LEAST_TERMS &&
      sharedTerms(asked, next) === 0 &&
      before.terms.length > 0 &&
      sharedTerms(asked, before) === 0
    );
  };
  const kept = evidence?.filter((next) => !isOfOther(next)) ?? [];
  return evidence === null || (evidence.length > 0 && kept.length === 0) ? null : kept;
}

/** What a text says is open; a few words with the sentence that they are about: `Nothing is signed yet.` */
function reportedOpen({ remarks, talk }: Conversation, remark: Remark): OpenQuestion | null {
  const words = remark.unit?.length ?? 0;
  const namesIt = words >= WORDS_OF_OPEN || talk.phrases.notKnown.test(remark.raw);
  const saysWhat = namesIt && remark.terms.length > 0;
  if (remark.terms.length > LEAST_TERMS) return { said: remark, evidence: [] };
  if (saysWhat) return { said: remark, evidence: [], wording: remark.raw };
  const before = remarks[remark.index - 1];
  const isSameTurn = before?.refs.some((ref) => remark.refs.includes(ref)) ?? false;
  if (!before || !isSameTurn || remark.terms.length === 0) return null;
  return { said: remark, evidence: [before], wording: `${before.raw} ${remark.raw}` };
}

/** `Not if we don't know that it's true.` says no, and leaves nothing open. */
const saysNoIf = ({ talk: { joining } }: Conversation, { raw }: Remark): boolean =>
  joining.beginsWithNot.test(raw) && joining.if.test(raw.slice(0, CHARACTERS_TO_IF));

/** The remarks behind a question that leave it open; null where it was answered, or nothing shows that it was not. */
function evidenceFor(
  conversation: Conversation,
  remark: Remark,
  wonders: boolean,
): Remark[] | null {
  const brief = remark.terms.length < LEAST_TERMS;
  const evidence: Remark[] = [];
  const needsPlain = !wonders && goesOn(conversation, remark);
  const told = wonders ? null : toldAtOnce(conversation, remark);
  let answered = 0;
  for (const next of following(conversation, remark, RUNS)) {
    if (turnsElsewhere(conversation, remark, next) || movesOn(conversation, remark, next)) break;
    if (evidence.length === 0 && next.run > remark.run && saysNoIf(conversation, next)) break;
    if (told !== null && next.run > told.run && !isAbout(conversation, next, remark)) break;
    if (answersAfterAll(conversation, next)) {
      answered += 1;
      continue;
    }
    if (leavesOtherOpen(conversation, remark, next)) continue;
    const isPlainly = isPlain(conversation)(next);
    if (isPlainly || (!needsPlain && leavesOpen(conversation, remark, next))) {
      const isLate = answered >= 1 && next.run - remark.run >= LATE_RUNS;
      if (isLate && !isAbout(conversation, next, remark)) break;
      if (!next.asks || conversation.document.unmarked || putsInDoubt(conversation, next))
        evidence.push(next);
    } else if (asksSomethingElse(conversation, remark, next)) break;
    else if (evidence.length === 0 && answers(conversation, remark, next)) answered += 2;
    else if (evidence.length === 0 && settlesTag(conversation, remark, next)) answered += 1;
    else if (evidence.length === 0 && next.run > remark.run && SAYS_NO.test(next.raw))
      answered += 1;
    else if (next.terms.length >= 4 && evidence.length === 0 && !isSaidOpen(conversation, remark))
      answered += next.run - remark.run > 1 || !conversation.named ? 1 : 0.4;
    if (answered >= (wonders ? 4 : 2) || (brief && next.run - remark.run > 3)) break;
  }
  if (evidence.length > 0) return evidence;
  return wonders && answered < 2 && conversation.named ? [] : null;
}

/** The word of a question that a sentence ends with behind what it tells: `The boats went out at Whitsun, I don't know how.` */
function sluicedIn({ talk }: Pick<Conversation, 'talk'>, { raw, terms }: Remark): string | null {
  const [last = ''] = raw.toLowerCase().match(/\p{L}+(?=[.!…]*$)/u) ?? [];
  const tells = raw.includes(',') && terms.length >= LEAST_TERMS;
  return tells && talk.answers.interrogative.test(last) ? last : null;
}

/** `From the start, I don't know. But after the film, yes.` */
function answersAfterAll({ remarks, talk }: Conversation, { index, run, asks }: Remark): boolean {
  const next = remarks[index + 1];
  return (
    !asks &&
    next?.run === run &&
    talk.joining.beginsWithBut.test(next.raw) &&
    AFTER_ALL.test(next.raw)
  );
}

/** Whether an answer says what else is not known, behind what it tells: `Whether we can afford a second keeper, I don't know.` */
function leavesOtherOpen({ remarks, talk }: Conversation, asked: Remark, next: Remark): boolean {
  if (next.asks || next.run === asked.run || sharedTerms(asked, next) > 0) return false;
  const sluiced = sluicedIn({ talk }, next);
  if (sluiced !== null)
    return !asked.raw
      .toLowerCase()
      .split(/[\s,?]+/u)
      .includes(sluiced);
  // `If it's a van, I don't know which licence it takes` answers in part.
  if (talk.conditional.test(next.raw)) return false;
  const { clause, asked: other } = talk.answers.statesOpen.exec(next.raw)?.groups ?? {};
  const indirect = clause ?? other;
  if (indirect === undefined || talk.points.test(indirect)) return false;
  return remarks
    .slice(asked.index + 1, next.index)
    .some((told) => told.run === next.run && told.terms.length >= LEAST_TERMS && !told.asks);
}

/** Repeats a noun that was said and goes on by oneself: `A hundred cows? It took till seven last time.` */
function goesOn({ remarks, talk, named, document }: Conversation, asked: Remark): boolean {
  const next = remarks[asked.index + 1];
  const first = asked.raw.toLowerCase().match(/^\p{L}+/u)?.[0] ?? '';
  const isNoun = talk.determiners.has(first) || talk.countWords.test(first);
  return (
    named &&
    document.speech &&
    isNoun &&
    !asked.raw.includes(',') &&
    next?.run === asked.run &&
    !next.asks
  );
}

/** Says that no one knows, or that it has to wait; late in an answer only what says so by itself. */
function leavesOpen(conversation: Conversation, asked: Remark, next: Remark): boolean {
  const { talk } = conversation;
  const { raw } = next;
  if (next.run > asked.run && putsInDoubt(conversation, next)) return true;
  if (talk.answers.nobody.test(raw) && talk.answers.asksWho.test(asked.raw)) return true;
  if (conversation.named && next.run === asked.run) return false;
  // `I could ask her` only offers it.
  const isDeferred = talk.defers.test(raw) && !talk.settles.test(raw) && !talk.offers.test(raw);
  const isUnsure = talk.unsure.test(raw) && !SAYS_NO.test(raw);
  const isOpen = isUnsure || isDeferred;
  return isOpen && (isEarly(conversation, asked, next) || sharedTerms(asked, next) > 0);
}

/** `What no one can tell me is whether …`: no one has to answer that. */
function isSaidOpen(conversation: Conversation, remark: Remark): boolean {
  return (
    !remark.asks &&
    (isPlain(conversation)(remark) || conversation.talk.phrases.notKnown.test(remark.raw))
  );
}

/** `Do we have to settle that today?` */
function putsInDoubt({ talk }: Conversation, { asks, raw }: Remark): boolean {
  return asks && talk.procedure.test(raw) && talk.points.test(raw);
}

/** Whether a remark, or the one before it by the same speaker, names what was asked about. */
function isAbout({ remarks }: Conversation, { index, run, terms }: Remark, asked: Remark): boolean {
  const before = remarks[index - 1];
  return (
    sharedTerms(asked, { terms: [...(before?.run === run ? before.terms : []), ...terms] }) > 0
  );
}

/** Says by itself that something is open, whatever was asked. */
const isPlain =
  ({ talk }: Conversation) =>
  ({ raw }: Remark): boolean =>
    talk.answers.unknown.test(raw) || talk.answers.putsOff.test(raw);

/** Within the first sentences of an answer, or behind ones that say little. */
function isEarly(conversation: Conversation, asked: Remark, next: Remark): boolean {
  if (!conversation.named) return true;
  const between = conversation.remarks
    .slice(asked.index + 1, next.index)
    .filter(({ run }) => run > asked.run);
  return between.length < EARLY_REMARKS || between.every(({ terms }) => terms.length < LEAST_TERMS);
}

/** `do we have to shut while he does it no idea he didn't say`: without marks the answer may stand in the same stretch. */
function askedAndLeft(conversation: Conversation, remark: Remark): OpenQuestion | null {
  const asked = questionStarts(conversation, remark.raw)
    .map((from) => leftFrom(conversation, remark.raw, from))
    .find((text) => text !== null);
  if (!asked) return null;
  return { said: remark, evidence: evidenceFor(conversation, remark, false) ?? [], wording: asked };
}

/** The question that begins there, if what goes on behind it or what introduces it says that no one knows. */
function leftFrom(conversation: Conversation, raw: string, from: number): string | null {
  const { unknown, putsOff } = conversation.talk.answers;
  const rest = raw.slice(from);
  const open = [unknown, putsOff].flatMap((pattern) => pattern.exec(rest)?.index ?? []);
  const before = raw.slice(0, from).trim().split(/\s+/u).slice(-WORDS_BEFORE).join(' ');
  if (open.length === 0 && !unknown.test(before)) return null;
  const asked = clauseOf(conversation, rest.slice(0, Math.min(rest.length, ...open)));
  return spacedWords(asked) >= LEAST_WORDS ? asked : null;
}

/** Where questions begin in a stretch without marks. */
function questionStarts({ talk }: Conversation, raw: string): number[] {
  const words = wordsWithPlaces(raw);
  return words
    .filter(
      ({ word }, at) =>
        talk.clauses?.question.test(`${word} ${words[at + 1]?.word ?? ''}`) ?? false,
    )
    .map(({ index }) => index);
}

/** A question up to the clause in which its speaker goes on about something else. */
function clauseOf({ talk }: Conversation, text: string): string {
  const words = wordsWithPlaces(text);
  const isBound = (at: number): boolean => {
    const last = words[at - 1]?.word.toLowerCase() ?? '';
    return talk.clauses?.binding.has(last) ?? true;
  };
  const next = words.findIndex(
    ({ word }, at) =>
      at >= LEAST_WORDS &&
      !isBound(at) &&
      talk.iOrYou.test(word) &&
      [word, `${word} ${words[at + 1]?.word ?? ''}`].some((start) =>
        talk.clauses?.clause.test(start),
      ),
  );
  const end = words[next]?.index ?? text.length;
  return `${text.slice(0, end).replace(/[\s.,?!]+$/u, '')}?`;
}

function wordsWithPlaces(text: string): { word: string; index: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}'’]+/gu)].map(({ 0: word, index }) => ({ word, index }));
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
function movesOn({ talk }: Conversation, asked: Remark, next: Remark): boolean {
  return next.run !== asked.run && talk.answers.movesOn.test(next.raw);
}

/** Says yes, or promises what is asked for. */
function answers({ talk, document }: Conversation, asked: Remark, next: Remark): boolean {
  if (next.asks || next.run === asked.run) return false;
  // `Who reads them?` – `Good point.`
  const isOnlyYes = next.terms.length === 0 && !talk.promises.test(next.raw);
  return (
    (next.agrees && !(isOnlyYes && asksForMore(talk, asked))) ||
    (document.speech && talk.promises.test(next.raw) && talk.due.test(next.raw))
  );
}

/** Begins by asking who, what or when: no yes answers it. */
function asksForMore({ answers: { interrogative }, phrases }: Talk, { raw }: Remark): boolean {
  const [first = ''] = raw.replace(phrases.trimStart, '').match(/[\p{L}'’]+/u) ?? [];
  return interrogative.test(first);
}

/** `It's not coming, is it?` – `The piano would never fit through the door.`: the first words of another, about the same. */
function settlesTag({ remarks, talk }: Conversation, asked: Remark, next: Remark): boolean {
  const before = remarks[next.index - 1];
  return (
    talk.answers.tag.test(asked.raw) &&
    next.run === asked.run + 1 &&
    before?.run === asked.run &&
    sharedTerms(next, asked) > 0 &&
    ![talk.unsure, talk.answers.unknown].some((form) => form.test(next.raw))
  );
}

/** Another question ends the talk about the one before it: a full one, or one more by who asked. */
function asksSomethingElse(conversation: Conversation, asked: Remark, next: Remark): boolean {
  const { talk, named, document } = conversation;
  if (!next.asks || next.run === asked.run || talk.wonders.test(next.raw)) return false;
  const words = spacedWords(next.raw);
  const isOther = talk.answers.guesses.test(next.raw) || talk.procedure.test(next.raw);
  if (words === 1 || isOther || isGuess(conversation, next)) return false;
  // `Um. Siobhan?` hands the question on.
  if (document.speakers.some((name) => next.raw === `${shortName(name)}?`)) return false;
  if (next.terms.length >= LEAST_TERMS || (named && next.voice === asked.voice)) return true;
  const before = conversation.remarks.slice(asked.index, next.index);
  return (
    next.terms.length > 0 &&
    words >= OWN_WORDS &&
    before.every((other) => sharedTerms(other, next) === 0)
  );
}

/** Of questions with the same evidence the first that says what it is about. */
function withoutRepeats(
  conversation: Conversation,
  found: readonly OpenQuestion[],
): OpenQuestion[] {
  const kept: OpenQuestion[] = [];
  for (const question of found) {
    const at = kept.findIndex(
      (other) => sharesEvidence(other, question) || putsItself(conversation, other, question),
    );
    const other = kept[at];
    const isVague =
      other !== undefined &&
      (saysLess(conversation, other.said, question.said) ||
        putsItself(conversation, other, question));
    if (!other) kept.push(question);
    else if (isVague && !isEvidence(other, question.said)) kept[at] = question;
  }
  return kept;
}

/** A few words, a tag, the heading of the other: `And the insurance? Does it cover the yard?` In mails all questions come first. */
function saysLess({ talk, document }: Conversation, first: Remark, second: Remark): boolean {
  const isBefore = first.run === second.run && second.index - first.index <= REMARKS_UNDER_HEAD;
  const isHead = isBefore && spacedWords(first.raw) <= OWN_WORDS;
  if (isHead && second.terms.length > 0) return true;
  const isVague =
    document.form === 'mail' ||
    first.terms.length < LEAST_TERMS ||
    talk.answers.tag.test(first.raw);
  return isVague && second.terms.length > first.terms.length;
}

/** `And will you get there?` – `I don't know. Will anyone pay for new prisms? No one can say.`: who is asked says what is open. */
function putsItself(
  conversation: Conversation,
  first: OpenQuestion,
  second: OpenQuestion,
): boolean {
  const { named, document } = conversation;
  const isIn = first.evidence.some(
    ({ run, index }) => run === second.said.run && index < second.said.index,
  );
  const isInterview = document.speakers.length === INTERVIEW;
  const isVague = isInterview || pointsBack(conversation, first.said.raw);
  const saysMore = second.said.terms.length > first.said.terms.length;
  return named && second.said.asks && isIn && isVague && saysMore;
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
