import type { Decision } from './decision.ts';
import { rulesOut } from './accepted.ts';
import { ownSubjectOf, subjectOf, subjectsIn, type Subject } from '../subjects.ts';
import {
  countsIn,
  pointsBack,
  preceding,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { longWords } from './settling-remarks.ts';

const LONGEST_TOGETHER = 34;
/** In so few content words a decision does not say what it is about. */
const TERMS_OF_ELLIPSIS = 2;
/** What it is worth to say what is meant. */
const POINTS_BACK = 2;
/** Runs within which two remarks that share a word are about the same thing. */
const NEAR_RUNS = 4;
/** What a decision is about was brought up so many changes of speaker before. */
const RUNS_OF_MATTER = 2;

/** What was decided is doubted so many changes of speaker behind it, settled anew soon after, and all that not too late. */
const RUNS_TO_DOUBT = 2;
const RUNS_TO_SETTLE = 8;
const RUNS_TO_MOVE = 40;

/** With its subject, and without what was decided otherwise when the talk came back to it. */
export function standing(conversation: Conversation, found: readonly Decision[]): Decision[] {
  const subjects = subjectsIn(conversation);
  const placed = found.map((decision): Decision => {
    const { said, agreed } = decision;
    const own = [...agreed, said]
      .filter(({ index }) => index <= said.index)
      .flatMap((part) => ownSubjectOf(conversation, part) ?? []);
    const subject = own[0] ?? subjectOf(subjects, said);
    return subject ? { ...decision, subject } : decision;
  });
  const changed = placed.map((decision): Decision => {
    const before = placed.find((other) => isMoved(conversation, subjects, other, decision));
    const remark = conversation.remarks[decision.said.index - 1];
    const subject = before?.subject;
    if (decision.subject || !subject || !remark) return decision;
    return { ...decision, subject: { ...subject, remark } };
  });
  return changed.filter(
    (decision) =>
      !isRevised(conversation, subjects, decision, placed) &&
      !isRetracted(conversation, decision) &&
      !isNamedLater(conversation, decision, placed) &&
      !isCalledOff(conversation, decision, placed) &&
      !placed.some((later) => isMoved(conversation, subjects, decision, later)),
  );
}

/** `We close on the 29th.` … `The 29th? I'm off then.` – `Then we say the 30th.`: someone asks about the day, and it is another. */
function isMoved(
  conversation: Conversation,
  subjects: readonly Subject[],
  { said: early, also }: Decision,
  { said: late }: Decision,
): boolean {
  if (late.run - early.run <= RUNS_TO_DOUBT || late.run - early.run > RUNS_TO_MOVE) return false;
  const before = [early, ...also].flatMap((remark) => dayWordsIn(conversation, remark));
  const isOther = dayWordsIn(conversation, late).some((word) => !before.includes(word));
  if (before.length === 0 || !isOther) return false;
  return conversation.remarks.some((doubt) => {
    const named = dayWordsIn(conversation, doubt);
    return (
      doubt.run > early.run + RUNS_TO_DOUBT &&
      doubt.run < late.run &&
      late.run - doubt.run <= RUNS_TO_SETTLE &&
      (doubt.asks || doubt.objects) &&
      named.length > 0 &&
      named.every((word) => before.includes(word)) &&
      !subjects.some(
        ({ remark, name }) =>
          name !== '' && remark.index > doubt.index && remark.index <= late.index,
      )
    );
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** The words of the days that a remark names, with its numbers: `Monday`, `twenty`, `nine`; none where it names no day. */
function dayWordsIn({ talk, document }: Conversation, { raw }: Remark): string[] {
  const [day] = raw.match(talk.date) ?? [];
  if (day === undefined) return [];
  const isNumber = (word: string): boolean => /\p{N}/u.test(word) || talk.countWords.test(word);
  const named = wordsOf(day).filter((word) => !document.language.stopWords.has(word));
  return [...named, ...wordsOf(raw).filter(isNumber)];
}

/** `Chuck it.`, of the sofa, behind which another one says `The sofa goes`. */
function isNamedLater(
  conversation: Conversation,
  decision: Decision,
  found: readonly Decision[],
): boolean {
  const { said, subject } = decision;
  return (
    subject !== undefined &&
    isPointing(conversation, decision) > 0 &&
    found.some(
      (other) =>
        other.said.run > said.run &&
        other.said.run - said.run <= NEAR_RUNS &&
        namesAny(other.said.raw, subject.name),
    )
  );
}

/** `The fair. It's sixty for a pitch.` – `Let's have one.` … `Then no fair this year.`: what it was about is ruled out later. */
function isCalledOff(
  conversation: Conversation,
  { said, about, subject }: Decision,
  found: readonly Decision[],
): boolean {
  const matter = [
    said,
    ...(subject ? [subject.remark] : []),
    ...(about ? [about] : []),
    ...preceding(conversation, said, RUNS_OF_MATTER).filter(({ run }) => run < said.run),
  ];
  // `No fair this year. We rent the hall.`: either may be what it states.
  const later = found.flatMap((other) => [other.said, ...other.also]);
  return later.some((denial) => {
    const runs = denial.run - said.run;
    return (
      runs > NEAR_RUNS &&
      runs <= RUNS_TO_MOVE &&
      rulesOut(conversation, denial) &&
      !rulesOut(conversation, said) &&
      denial.terms.some((term) => matter.some(({ terms }) => terms.includes(term)))
    );
  });
}

/** `I withdraw my proposal`, by who made it, `forget about the van`, `forget the 27th`: nothing was settled by it. */
function isRetracted(conversation: Conversation, { said, also }: Decision): boolean {
  const { remarks, talk } = conversation;
  return remarks.slice(said.index + 1).some((later) => {
    const found = talk.settling.retracts.exec(later.raw);
    const runs = later.run - said.run;
    if (!found || runs > RUNS_TO_MOVE || also.includes(later)) return false;
    const { day, off = day, thing } = found.groups ?? {};
    if (off !== undefined) return namesAll(said.raw, off);
    if (runs > RUNS_TO_SETTLE) return false;
    return thing === undefined
      ? later.voice === said.voice && isLastOf(conversation, said, later)
      : [said, ...also].some((part) => sharedTerms(part, later) > 0);
  });
}

const namesAll = (text: string, day: string): boolean =>
  wordsOf(day).every((word) => wordsOf(text).includes(word));

/** Whether its speaker put nothing else forward before they take it back. */
function isLastOf({ remarks, talk }: Conversation, said: Remark, later: Remark): boolean {
  return !remarks
    .slice(said.index + 1, later.index)
    .some(
      ({ voice, run, raw }) =>
        voice === said.voice && run > said.run && (talk.concludes.test(raw) || talk.weDo.test(raw)),
    );
}

/** `Oh, and back to the engine` … `Then a week later`: what was decided about it first no longer stands. */
function isRevised(
  conversation: Conversation,
  subjects: readonly Subject[],
  { said, subject }: Decision,
  found: readonly Decision[],
): boolean {
  const about = [subject?.name ?? '', said.raw];
  return subjects.some(({ again, name, remark }, at) => {
    const isSame = again && remark.index > said.index && about.some((part) => namesAny(part, name));
    const end = subjects[at + 1]?.remark.index ?? Infinity;
    const later = found.filter(
      (other) => other.said.index > remark.index && other.said.index < end,
    );
    return isSame && later.some((other) => contradicts(conversation, said, other.said));
  });
}

/** Whether two decisions about the same thing set the same: another date, another amount, or what they name besides. */
function contradicts(conversation: Conversation, early: Remark, late: Remark): boolean {
  const { date } = conversation.talk;
  const [before, after] = [early, late].map(({ raw }) => date.test(raw));
  const counts = [early, late].map(({ raw }) => countsIn(conversation, raw));
  return sharedTerms(early, late) > 0 || (before === after && counts.every(Boolean));
}

function namesAny(text: string, name: string): boolean {
  const words = longWords(text);
  return longWords(name).some((word) => words.includes(word));
}

/** Two sentences of one turn that both decide are one decision, where they fit into one statement. */
export function joinedWithNext(found: readonly Decision[]): Decision[] {
  const kept: Decision[] = [];
  for (const decision of found) {
    const last = kept.at(-1);
    const together = last && joinedWith(last, decision);
    if (together) kept[kept.length - 1] = together;
    else kept.push(decision);
  }
  return kept;
}

/** One decision of two sentences that follow each other; null where they don't, or say too much together. */
export function joinedWith(a: Decision, b: Decision): Decision | null {
  const [first, second] = a.said.index < b.said.index ? [a, b] : [b, a];
  const follows =
    first.also.length === 0 && second.said.index - first.said.index === 1 && !second.said.asks;
  const length = (first.said.unit?.length ?? 0) + (second.said.unit?.length ?? 0);
  if (!follows || second.said.run !== first.said.run || length > LONGEST_TOGETHER) return null;
  return { ...merged(first, second), said: first.said, also: [second.said] };
}

/** Of decisions about the same thing the last one that says most; a decision is no other one's proposal. */
export function withoutRepeats(conversation: Conversation, found: readonly Decision[]): Decision[] {
  const kept: Decision[] = [];
  for (const decision of found) {
    // `Deposit twenty, book shuts on the fifth.` – `Book shuts on the 28th, forget the fifth.`
    const takesBack = conversation.talk.settling.retracts.test(decision.said.raw);
    const rival = kept.findIndex((other) => !takesBack && areSame(other, decision));
    const other = kept[rival];
    if (!other) kept.push(decision);
    else {
      const less = isPointing(conversation, decision) - isPointing(conversation, other);
      kept[rival] = withAdopted(merged(other, decision, less), [other, decision]);
    }
  }
  return kept;
}

/** `Take it. Until Friday.`, found by each of the two: what is adopted is what the second is about, too. */
function withAdopted(one: Decision, both: readonly Decision[]): Decision {
  const about = both.find(({ adopted }) => adopted)?.about;
  return about && one.said.terms.length <= TERMS_OF_ELLIPSIS ? { ...one, about } : one;
}

/** How much it says, and how plainly. */
function worth({ said, also, weight }: Decision): number {
  return [said, ...also].reduce((sum, { terms }) => sum + terms.length, weight);
}

/** `Then we take him` says less than `We take Leon`. */
const isPointing = (conversation: Conversation, { said, also }: Decision): number =>
  Number(also.length === 0 && pointsBack(conversation, said.raw));

/** @param less whether the second one points back and the first does not; below 0 the other way round */
function merged(a: Decision, b: Decision, less = 0): Decision {
  // `5, then.` – `5 ok`: the last one answers what was asked.
  const isBare = [a, b].every(({ said, also }) => said.terms.length + also.length === 0);
  const said = isBare || worth(b) - POINTS_BACK * less >= worth(a) ? b : a;
  return { ...said, agreed: [...a.agreed, ...b.agreed], weight: Math.max(a.weight, b.weight) };
}

export function areSame(one: Decision, other: Decision): boolean {
  const [a, b] = [one.said, other.said];
  if (a.index === b.index || one.also.includes(b) || other.also.includes(a)) return true;
  const shared = sharedTerms(a, b);
  const least = Math.min(new Set(a.terms).size, new Set(b.terms).size);
  const isNear = Math.abs(a.run - b.run) <= NEAR_RUNS;
  const isBare = a.terms.length + b.terms.length === 0;
  if (isBare) return isNear && numbersOf(a) !== '' && numbersOf(a) === numbersOf(b);
  if (least === 0) return false;
  if (isNear) return shared >= Math.min(2, least);
  return shared >= 3 && shared >= least * 0.6;
}

const numbersOf = ({ raw }: Remark): string => (raw.match(/\p{N}+/gu) ?? []).join(' ');
