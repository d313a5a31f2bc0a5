import type { Decision } from './decision.ts';
import { isStated } from './stated.ts';
import { ownSubjectOf, subjectOf, subjectsIn, type Subject } from './subjects.ts';
import { acceptedIn, rulesOut } from './accepted.ts';
import type { CueWeights } from './cue-weights.ts';
import { likelyDecisionsIn } from './likely-decisions.ts';
import { writtenIn } from './written.ts';
import { votedIn } from './assent.ts';
import {
  answersTo,
  countsIn,
  following,
  preceding,
  sharedTerms,
  sharesCount,
  withoutAssent,
  type Conversation,
  type Remark,
} from './conversation.ts';

/** A remark from this weight on is a decision. */
const LEAST = 2.2;
/** Without marks a remark may be half of one, or two: a wrong decision is worse than none. */
const LEAST_UNMARKED = 3;
const MOST = 14;
/** Content words without which a remark states nothing by itself. */
const LEAST_TERMS = 2;
/** With more content words than this a sentence is about something of its own. */
const LEAST_OF_ITS_OWN = 3;
/** A decision is confirmed, or objected to, within so many changes of speaker. */
const RUNS = 3;
/** A conclusion goes back to a proposal within so many changes of speaker. */
const RUNS_BACK = 8;
/** What was said before is what is agreed to from this worth on: near and about the same, or put forward as such. */
const LEAST_PROPOSED = 0.5;
const LONGEST_WORDS = 40;
/** What the first speakers say first opens a meeting. */
const OPENING_REMARKS = 6;
const LONGEST_TOGETHER = 34;
/** `So two with a motor.`: a conclusion that needs no verb. */
const BRIEF_WORDS = 10;
/** `Let's do both, then.`: what it means may stand in the next sentence. */
const REFERRING_WORDS = 6;
/** Words of an answer that takes sides and says nothing else. */
const SHORT_ANSWER = 4;

/** Decisions in order: a conclusion, in the plural, that others accept and no one objects to. */
export function decisionsIn(conversation: Conversation, weights?: CueWeights): Decision[] {
  const written = writtenIn(conversation);
  const ruled = ruledIn(conversation);
  const likely = likelyDecisionsIn(conversation, ruled, weights);
  const said = [
    ...new Set(likely.flatMap((remark) => decisionsAround(conversation, remark, ruled))),
  ]
    .filter((one) => !written.some((item) => areSame(item, one)))
    .sort((a, b) => a.said.index - b.said.index);
  return standing(conversation, [...withoutRepeats(said), ...written])
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.said.index - b.said.index);
}

/** What is decided by how it is said and answered: a rule for each form. */
export function ruledIn(conversation: Conversation): Decision[] {
  const concluded = conversation.remarks.flatMap(
    (remark) => decisionAt(conversation, remark) ?? [],
  );
  const found = [...votedIn(conversation), ...acceptedIn(conversation), ...concluded];
  return joinedWithNext(found.sort((a, b) => a.said.index - b.said.index));
}

/** What the rules found in the same turn or by the same remark, else what the remark states itself. */
function decisionsAround(
  conversation: Conversation,
  remark: Remark,
  ruled: readonly Decision[],
): Decision[] {
  const inTurn = ruled.filter(({ said }) => said.run === remark.run);
  if (inTurn.length > 0) return inTurn;
  const found = mayDecide(conversation, remark) ? statedBy(conversation, remark, LEAST) : null;
  // What it would go back to is a guess here.
  const own = found?.said === remark ? [found] : [];
  const by = ruled.find(({ agreed }) => agreed.some(({ index }) => index === remark.index));
  // `All right, the hips go there on Tuesdays` agrees to what was said before, and says more.
  const saysMore = own.length > 0 && by !== undefined && remark.terms.length > by.said.terms.length;
  return by && !saysMore ? [by] : own;
}

/** Neither asks, nor tells what was, nor breaks off, nor depends on something, nor is what one of them takes on. */
function mayDecide(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, asks, abandoned } = remark;
  if (abandoned || announces(conversation, remark) || talk.smallTalk.test(raw)) return false;
  if (settlesIt(talk, remark)) return true;
  if (talk.promises.test(raw) && !talk.weDo.test(raw)) return false;
  const others = [talk.conditional, talk.unsure, talk.wonders, talk.procedure];
  const isOther = others.some((form) => form.test(raw));
  return !isOther && !asks && (!talk.past.test(raw) || talk.weDo.test(raw));
}

/** With its subject, and without what was decided otherwise when the talk came back to it. */
function standing(conversation: Conversation, found: readonly Decision[]): Decision[] {
  const subjects = subjectsIn(conversation);
  const placed = found.map((decision): Decision => {
    const { said, agreed } = decision;
    const own = [...agreed, said]
      .filter(({ index }) => index <= said.index)
      .flatMap((part) => ownSubjectOf(conversation, part) ?? []);
    const subject = own[0] ?? subjectOf(subjects, said);
    return subject ? { ...decision, subject } : decision;
  });
  return placed.filter((decision) => !isRevised(conversation, subjects, decision, placed));
}

/** `Oh, and back to the engine` … `Then a week later`: what was decided about it first no longer stands. */
function isRevised(
  conversation: Conversation,
  subjects: readonly Subject[],
  { said, subject }: Decision,
  found: readonly Decision[],
): boolean {
  const opening = conversation.remarks.filter(({ run }) => run === subject?.remark.run);
  const about = [subject?.name ?? '', said.raw, ...opening.map(({ raw }) => raw)];
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

function decisionAt(conversation: Conversation, remark: Remark): Decision | null {
  const { talk } = conversation;
  if ((remark.unit?.length ?? 0) > LONGEST_WORDS || announces(conversation, remark)) return null;
  if (talk.agenda.test(remark.raw) && remark.index < OPENING_REMARKS * 2) return null;
  if (talk.procedure.test(remark.raw) && !talk.settles.test(remark.raw))
    if (!isEchoed(conversation, remark)) return null;
  const settles = settlesIt(talk, remark);
  if (!settles && remark.index < OPENING_REMARKS && remark.run <= 2) return null;
  const own = sameTurn(conversation, remark);
  const weight = weightOf(conversation, remark, own, settles);
  if (weight < (conversation.document.unmarked ? LEAST_UNMARKED : LEAST)) return null;
  return statedBy(conversation, remark, weight);
}

/** The decision that a remark makes, stated by itself or by what it goes back to; null where nothing says what it is. */
function statedBy(conversation: Conversation, remark: Remark, weight: number): Decision | null {
  const { talk } = conversation;
  const settles = settlesIt(talk, remark);
  const own = sameTurn(conversation, remark);
  const agreed = [
    ...own.filter(({ raw }) => talk.settles.test(raw) || talk.asksAssent.test(raw)).slice(0, 2),
    ...agreementsTo(conversation, remark).slice(0, 2),
  ];
  const refers = talk.points.test(remark.raw) && (remark.unit?.length ?? 0) <= REFERRING_WORDS;
  const further = refers && !remark.asks ? elaboration(own, conversation) : null;
  if (further) return { said: further, also: null, agreed: [remark, ...agreed], weight };
  const isWhole =
    (remark.terms.length >= LEAST_TERMS && !isOneWord(conversation, remark)) ||
    rulesOut(conversation, remark) ||
    (remark.terms.length > 0 && sumsUp(conversation, remark)) ||
    // `Then we have to advertise it.`
    ((remark.unit?.length ?? 0) > SHORT_ANSWER &&
      remark.terms.length > 0 &&
      talk.concludes.test(remark.raw) &&
      talk.weDo.test(remark.raw));
  if (isWhole && !onlySettles(conversation, remark))
    return { said: remark, also: null, agreed, weight };
  const about = takesUp(conversation, remark);
  if (about && !pointsElsewhere(conversation, remark) && !onlySettles(conversation, remark))
    return { said: remark, about, also: null, agreed: [about, ...agreed], weight };
  const said =
    elaboration(own, conversation) ??
    proposalBefore(conversation, remark, settles ? -Infinity : LEAST_PROPOSED);
  return said && { said, also: null, agreed: [remark, ...agreed], weight: weight - 0.5 };
}

/** Says that it is settled, and does not only ask. */
function settlesIt(talk: Conversation['talk'], { raw, asks }: Remark): boolean {
  return talk.settles.test(raw) && (!asks || talk.asksAssent.test(raw));
}

/** `So six.`: a single word behind those that draw the conclusion. */
function isOneWord({ talk }: Conversation, { raw }: Remark): boolean {
  return !/\s/u.test(raw.replace(talk.phrases.trimStart, '').trim());
}

/** `That one.`: what it means stands in another remark. The pronoun of `Dunmore it is` means what stands before it. */
function pointsElsewhere({ talk }: Conversation, { raw, terms }: Remark): boolean {
  const settled = terms.length > 0 ? raw.replace(talk.settles, '') : raw;
  return talk.points.test(settled);
}

/** The remark shortly before that says most about the only thing that a short one names. */
function takesUp(conversation: Conversation, remark: Remark): Remark | null {
  if (remark.asks || (remark.unit?.length ?? 0) <= 2) return null;
  const before = preceding(conversation, remark, RUNS_BACK).filter(
    (other) => !other.asks && other.run < remark.run && sharedTerms(other, remark) > 0,
  );
  const worth = ({ raw, terms }: Remark): number =>
    terms.length + 2 * Number(countsIn(conversation, raw));
  return before.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** `So, the move to the new hall.`: it opens a subject, of which no one has spoken yet. */
function announces(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, unit } = remark;
  return (
    !talk.points.test(raw) &&
    !continues(conversation, remark) &&
    talk.announces.some((pattern) => pattern.test(raw)) &&
    !talk.settles.test(raw) &&
    !talk.weDo.test(raw) &&
    (unit?.length ?? 0) < 12
  );
}

/** Whether it goes on about what was said just before. */
function continues(conversation: Conversation, remark: Remark): boolean {
  return preceding(conversation, remark, RUNS_BACK).some(
    (before) =>
      before.run < remark.run &&
      (sharedTerms(before, remark) > 0 || sharesCount(conversation, before, remark)),
  );
}

/** What the same speaker goes on to say in the same turn. */
function sameTurn(conversation: Conversation, remark: Remark): Remark[] {
  const after = following(conversation, remark, conversation.named ? 0 : 1);
  return after.slice(0, 4);
}

function weightOf(
  conversation: Conversation,
  remark: Remark,
  own: readonly Remark[],
  settles: boolean,
): number {
  const { talk } = conversation;
  const { raw } = remark;
  const concludes = talk.concludes.test(raw);
  const weDo = talk.weDo.test(raw);
  const assents = talk.asksAssent.test(raw) || own.some((next) => talk.asksAssent.test(next.raw));
  // What says itself what is settled settles nothing before it.
  const settledAfter = own
    .slice(0, 3)
    .some((next) => talk.settles.test(next.raw) && next.terms.length <= LEAST_OF_ITS_OWN);
  // `Twelve teams, on the fourth of April. Carried.`
  const sealed = own[0] !== undefined && isSeal(talk, own[0]);
  const agreements = agreementsTo(conversation, remark).length;
  const asksOnly = remark.asks && !assents;
  // `So, the internet's the problem` answers who asked about it.
  const restated = restates(conversation, remark) && !answersQuestion(conversation, remark);
  const echoed = isEchoed(conversation, remark);
  const outcome = concludes || weDo || settles || assents || settledAfter || restated || echoed;
  if (!outcome) return 0;
  const single = talk.iOrYou.test(raw) && !weDo;
  if (!settles && !restated && !settledAfter && (single || isTold(conversation, remark))) return 0;
  const takenUp = takenUpBy(conversation, remark, own);
  const refused = objectionsTo(conversation, remark).length > 0;
  const closed = closes(conversation, remark);
  const before = agreedBefore(conversation, remark);
  const answer = answersQuestion(conversation, remark);
  const brief =
    concludes &&
    !answer &&
    (closed || before) &&
    continues(conversation, remark) &&
    (remark.unit?.length ?? 0) <= BRIEF_WORDS;
  return (
    1.2 * Number(concludes) * (answer ? 0.4 : 1) +
    Number(weDo) +
    (isStated(conversation, remark) ? LEAST : 2) * Number(settles) +
    1.2 * Number(assents) +
    (sealed ? LEAST : 1.2) * Number(settledAfter && !settles) +
    0.5 * Number(isCarriedOut(conversation, remark)) * Number(concludes || weDo) +
    0.7 * Math.min(2, agreements) +
    0.6 * Number(answersProposal(conversation, remark)) +
    0.6 * Number(closed) +
    0.5 * Number(before) +
    0.5 * Number(brief) +
    1.8 * Number(restated) +
    0.7 * Number(takenUp) +
    0.7 * Number(isCalledFor(conversation, remark)) +
    (remark.unit !== undefined && remark.unit.length <= BRIEF_WORDS ? 2.2 : 1) * Number(echoed) +
    0.6 * Number(weDo && takesOver(conversation, remark)) -
    0.6 * Number(weDo && talk.iOrYou.test(raw)) +
    0.3 * Number(/\p{N}/u.test(raw)) +
    0.6 * Number(concludes && rulesOut(conversation, remark) && continues(conversation, remark)) -
    2 * Number(refused) -
    (settles ? 2.4 : 1.6) * Number(talk.unreal.test(raw)) -
    0.8 * Number(single) -
    2 * Number(talk.conditional.test(raw) && !settles) -
    Number(countered(conversation, remark)) -
    2 * Number(onlySaysWhen(conversation, remark)) -
    Number(!settles && !weDo && tellsWhatItIs(conversation, remark)) -
    1.2 * Number(talk.promises.test(raw) && !settles) -
    1.2 * Number(talk.asks.test(raw)) -
    2 * Number(asksOnly) -
    2 * Number(talk.unsure.test(raw) || talk.wonders.test(raw)) -
    1.2 * Number(talk.defers.test(raw) && !settles)
  );
}

/** `Carried.`: it is settled, and nothing else is said. */
function isSeal(talk: Conversation['talk'], { raw, asks }: Remark): boolean {
  const rest = withoutAssent(talk, raw).replace(talk.settles, '');
  return !asks && talk.settles.test(raw) && !/\p{L}{3}/u.test(rest);
}

/** Another speaker promises at once what follows from it. */
function isCarriedOut(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const [answer] = answersTo(conversation, remark, 1);
  return (
    conversation.named &&
    !talk.iOrYou.test(remark.raw) &&
    answer !== undefined &&
    !answer.asks &&
    talk.promises.test(answer.raw) &&
    !talk.noPromise.test(answer.raw) &&
    !talk.refuses.test(answer.raw)
  );
}

/** `We'll try that.`: a short remark about what someone else has just said. */
function takesOver({ remarks, talk }: Conversation, { index, run, raw, unit }: Remark): boolean {
  const before = remarks[index - 1];
  return (
    before !== undefined &&
    before.run < run &&
    !before.asks &&
    (unit?.length ?? BRIEF_WORDS) <= SHORT_ANSWER &&
    talk.points.test(raw)
  );
}

/** Reports what is or was, or names what someone ought to do: neither settles anything. */
function isTold({ talk }: Conversation, { raw }: Remark): boolean {
  return (
    talk.past.test(raw) ||
    talk.asksAnybody.test(raw) ||
    talk.calls.some((pattern) => pattern.test(raw))
  );
}

/** `Fine, half past seven.`: someone else gives in, in its words. */
function isEchoed(conversation: Conversation, remark: Remark): boolean {
  const own = new Set(longWords(remark.raw));
  return answersTo(conversation, remark, RUNS + 1).some((answer) => {
    const words = longWords(answer.raw);
    const said = words.filter((word) => own.has(word)).length;
    return answer.agrees && !answer.asks && said >= 2 && said >= words.length - 2;
  });
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
}

/** Whether someone is looked for right after it to do what follows from it. */
function isCalledFor(conversation: Conversation, remark: Remark): boolean {
  return following(conversation, remark, 2).some(
    ({ raw, asks }) => asks && conversation.talk.calls.some((pattern) => pattern.test(raw)),
  );
}

function agreementsTo(conversation: Conversation, remark: Remark): Remark[] {
  const agreed: Remark[] = [];
  for (const answer of answersTo(conversation, remark, RUNS)) {
    if (answer.objects || conversation.talk.refuses.test(answer.raw)) break;
    if (answer.agrees && !answer.asks) agreed.push(answer);
    else if (answer.asks || answer.terms.length > 6) break;
  }
  return agreed;
}

/** `Okay, no stand this year`: who asked sums up what the others answered. */
function restates(conversation: Conversation, remark: Remark): boolean {
  const { talk, named } = conversation;
  const closing = talk.concludes.test(remark.raw) || closesWithYes(conversation, remark);
  if (!named || !(remark.agrees || closing) || remark.asks || remark.terms.length === 0)
    return false;
  if (talk.iOrYou.test(remark.raw) || talk.smallTalk.test(remark.raw)) return false;
  const before = preceding(conversation, remark, RUNS);
  const asked = before.find(
    ({ asks, speaker, run }) => asks && speaker === remark.speaker && run < remark.run,
  );
  if (asked === undefined) return false;
  const answers = before.filter(
    ({ index, speaker }) => index > asked.index && speaker !== remark.speaker,
  );
  if (!remark.agrees)
    return (
      answers.length > 0 &&
      [asked, ...answers].some(
        (other) => sharedTerms(other, remark) > 0 || sharesCount(conversation, other, remark),
      )
    );
  return answers.some(({ agrees, unit }) => agrees || (unit?.length ?? 0) <= SHORT_ANSWER);
}

/** `In the gym, then.`, by who asked where. */
function sumsUp(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  return (
    !remark.agrees &&
    remark.unit !== undefined &&
    remark.unit.length > 1 &&
    talk.concludes.test(remark.raw) &&
    !talk.concludes.test(remark.raw.split(' ')[0] ?? '') &&
    restates(conversation, remark)
  );
}

/** `Okay. Eleven till two.` */
function closesWithYes({ remarks }: Conversation, { index, run }: Remark): boolean {
  const before = remarks[index - 1];
  return before?.run === run && before.agrees && before.terms.length === 0;
}

/** Whether it is an answer: `Well, so they cost 40 euros` concludes nothing. */
function answersQuestion({ remarks, talk }: Conversation, remark: Remark): boolean {
  const before = remarks.slice(0, remark.index).findLast(({ run }) => run < remark.run);
  if (!before || talk.asksAssent.test(before.raw)) return false;
  const called = remark.speaker !== undefined && before.raw.includes(remark.speaker);
  return before.asks || called;
}

/** Whether others put forward something else at once, before anybody has agreed. */
function countered(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  for (const answer of answersTo(conversation, remark, RUNS)) {
    if (answer.agrees || talk.promises.test(answer.raw)) return false;
    if (talk.proposes.test(answer.raw)) return true;
  }
  return false;
}

/** `Then by Tuesday, that's enough.`: it sets a date for a task, and decides nothing else. */
function onlySaysWhen(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  if ((remark.unit?.length ?? 0) > BRIEF_WORDS || !talk.due.test(remark.raw)) return false;
  const due = remark.raw.match(talk.due)?.[0] ?? '';
  const others = remark.raw.replace(due, '').match(/\p{L}{4,}/gu)?.length ?? 0;
  return (
    others <= 3 &&
    preceding(conversation, remark, 2).some(
      ({ raw }) => talk.promises.test(raw) || talk.asks.test(raw),
    )
  );
}

/** `Good. So …`: the speaker closes what was talked about, with the words before it or at its start. */
function closes({ remarks }: Conversation, remark: Remark): boolean {
  const before = remarks[remark.index - 1];
  return remark.agrees || (before?.agrees === true && before.run >= remark.run - 1);
}

function agreedBefore(conversation: Conversation, remark: Remark): boolean {
  return preceding(conversation, remark, 2).some(
    ({ agrees, asks, run, speaker }) =>
      agrees && !asks && run < remark.run && (!conversation.named || speaker !== remark.speaker),
  );
}

/** Whether someone promises right after it to do what follows from it. */
function takenUpBy(conversation: Conversation, remark: Remark, own: readonly Remark[]): boolean {
  const { talk } = conversation;
  const terms = [remark, ...own].flatMap((part) => part.terms);
  return following(conversation, remark, 2).some(
    (next) =>
      !next.asks &&
      talk.promises.test(next.raw) &&
      !talk.noPromise.test(next.raw) &&
      (next.terms.length < 3 || sharedTerms(next, { terms }) > 0),
  );
}

function objectionsTo(conversation: Conversation, remark: Remark): Remark[] {
  const objections: Remark[] = [];
  for (const answer of answersTo(conversation, remark, 2)) {
    if (answer.agrees) break;
    if (answer.objects) objections.push(answer);
  }
  return objections;
}

/** Whether someone put forward what this remark takes up. */
function answersProposal(conversation: Conversation, remark: Remark): boolean {
  return preceding(conversation, remark, RUNS_BACK).some(
    (before) =>
      conversation.talk.proposes.test(before.raw) &&
      !before.objects &&
      sharedTerms(before, remark) >= 1,
  );
}

/** `Then that's how we do it. Ten pounds each.`: what the same speaker goes on to say. */
function elaboration([next]: readonly Remark[], conversation: Conversation): Remark | null {
  const { talk, named } = conversation;
  if (!named || !next?.unit || next.asks || next.terms.length < LEAST_TERMS) return null;
  const other =
    talk.settles.test(next.raw) || talk.promises.test(next.raw) || isPersonal(talk, next.raw);
  if (isLeftOpen(talk, next.raw) || (talk.past.test(next.raw) && !talk.weDo.test(next.raw)))
    return null;
  // `Wonderful. Next, the summer trip.`
  const opens = talk.announces[0]?.test(next.raw) || announces(conversation, next);
  return other || next.objects || opens ? null : next;
}

/** `Good, that's settled.`, `Agreed, yes, agreed, carried.`: it says that, and not what. */
function onlySettles({ talk }: Conversation, { raw, terms }: Remark): boolean {
  if (!talk.settles.test(raw) || /\p{N}/u.test(raw)) return false;
  return terms.length <= LEAST_TERMS || !/\p{L}/u.test(withoutAssent(talk, raw));
}

/** `But it was so good`: what begins so puts nothing forward. */
const RESERVED = /^(?:\p{L}+,? )?(?:but|aber|pero|mais)(?!\p{L})/iu;

/** Says that something is not known yet, or is for later. */
function isLeftOpen(talk: Conversation['talk'], raw: string): boolean {
  return talk.defers.test(raw) || talk.unsure.test(raw) || talk.wonders.test(raw);
}

/** Says something of oneself or to someone, and proposes nothing: `Sorry, we'll find you another seat`. */
function isPersonal(talk: Conversation['talk'], raw: string): boolean {
  return talk.iOrYou.test(raw) && !talk.proposes.test(raw) && !talk.concludes.test(raw);
}

/** What was put forward and is agreed to now: the last remark that concludes or proposes, told by words, not by nearness. */
function proposalBefore(conversation: Conversation, remark: Remark, least: number): Remark | null {
  const { talk } = conversation;
  const before = preceding(conversation, remark, RUNS).filter(
    ({ terms, objects, unit, raw }) =>
      terms.length >= LEAST_TERMS &&
      !talk.announces[0]?.test(raw) &&
      !talk.conditional.test(raw) &&
      !objects &&
      unit !== undefined &&
      !isPersonal(talk, raw) &&
      !isLeftOpen(talk, raw) &&
      (!RESERVED.test(raw) || talk.proposes.test(raw)) &&
      (!talk.leans.test(raw) || putsForward(talk, raw)) &&
      (!talk.past.test(raw) || talk.weDo.test(raw) || talk.proposes.test(raw)),
  );
  const turn = preceding(conversation, remark, 0).concat(remark);
  const terms = turn.flatMap((part) => part.terms);
  const worth = (candidate: Remark): number =>
    Number(talk.concludes.test(candidate.raw)) +
    Number(talk.weDo.test(candidate.raw)) +
    Number(talk.proposes.test(candidate.raw)) +
    Number(/\p{N}/u.test(candidate.raw)) * 0.5 +
    sharedTerms(candidate, { terms: candidate.run === remark.run ? remark.terms : terms }) +
    Number(sharesCount(conversation, candidate, remark)) -
    Number(talk.unreal.test(candidate.raw)) -
    (remark.run - candidate.run) * 0.4;
  const best = before.toSorted((a, b) => worth(b) - worth(a))[0];
  return best && worth(best) >= least ? best : null;
}

/** `So that's the form for the council`: it draws a conclusion about what is, not about what to do. */
function tellsWhatItIs({ talk }: Conversation, { raw }: Remark): boolean {
  return talk.leans.test(raw.replace(talk.phrases.trimStart, ''));
}

function putsForward(talk: Conversation['talk'], raw: string): boolean {
  return talk.concludes.test(raw) || talk.weDo.test(raw) || talk.proposes.test(raw);
}

/** Two sentences of one turn that both decide are one decision, where they fit into one statement. */
function joinedWithNext(found: readonly Decision[]): Decision[] {
  const kept: Decision[] = [];
  for (const decision of found) {
    const last = kept.at(-1);
    const follows = last && last.also === null && decision.said.index - last.said.index === 1;
    const length = (last?.said.unit?.length ?? 0) + (decision.said.unit?.length ?? 0);
    if (follows && decision.said.run === last.said.run && length <= LONGEST_TOGETHER)
      kept[kept.length - 1] = { ...merged(last, decision), said: last.said, also: decision.said };
    else kept.push(decision);
  }
  return kept;
}

/** Of decisions about the same thing the last one that says most; a decision is no other one's proposal. */
function withoutRepeats(found: readonly Decision[]): Decision[] {
  const kept: Decision[] = [];
  for (const decision of found) {
    const rival = kept.findIndex((other) => areSame(other, decision));
    const other = kept[rival];
    if (!other) kept.push(decision);
    else kept[rival] = merged(other, decision);
  }
  return kept;
}

function merged(a: Decision, b: Decision): Decision {
  const said = b.said.terms.length + b.weight >= a.said.terms.length + a.weight ? b : a;
  return { ...said, agreed: [...a.agreed, ...b.agreed], weight: Math.max(a.weight, b.weight) };
}

/** Runs within which two remarks that share a word are about the same thing. */
const NEAR_RUNS = 4;

function areSame({ said: a }: Decision, { said: b }: Decision): boolean {
  if (a.index === b.index) return true;
  const shared = sharedTerms(a, b);
  const least = Math.min(new Set(a.terms).size, new Set(b.terms).size);
  if (least === 0) return false;
  if (Math.abs(a.run - b.run) <= NEAR_RUNS) return shared >= Math.min(2, least);
  return shared >= 3 && shared >= least * 0.6;
}
