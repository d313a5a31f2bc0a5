import {
  answersTo,
  following,
  pointsBack,
  preceding,
  sharedTerms,
  type Conversation,
  type Remark,
} from './conversation.ts';
import { delegatedAt } from './delegated.ts';
import { dateSaid, settledDue } from './due-dates.ts';
import type { Talk } from '../language/talk.ts';
import { groupsAsked, partsAsked } from './asked.ts';
import { addressedAround, calledInTurn } from './addressed.ts';
import { plansIn } from './plans.ts';
import { NameBook } from './name-book.ts';
import { datedBy, type Task } from './task.ts';

/** A request is answered, a task withdrawn, within so many changes of speaker. */
const RUNS = 3;
const RUNS_BACK = 4;
const MOST = 20;
/** A longer sentence reports more than one thing. */
const LONGEST_DUTY = 45;
/** Weight from which a wording alone is a promise. */
const SURE = 0.9;
/** A promise with fewer content words does not say what is done. */
const LEAST_TERMS = 2;
/** `And the drinks?`: a question in so few words only names what is talked about. */
const LONGEST_HEADING = 4;
/** Characters in which an answer says what it is. */
const EARLY = 25;

/**
 * Tasks in order: what was asked for and accepted, and what was promised; what was refused, withdrawn or done is gone.
 * @param isLecture whether listeners may be given homework
 */
export function tasksIn(conversation: Conversation, isLecture = !conversation.named): Task[] {
  if (conversation.isMemo) return plansIn(conversation);
  const names = new NameBook(conversation);
  const requests = conversation.remarks.flatMap(
    (remark) =>
      requestAt(conversation, remark, names) ?? datedRequestAt(conversation, remark) ?? [],
  );
  const asked = new Set(requests.map(({ said }) => said.index));
  const assigned = isLecture
    ? conversation.remarks.flatMap((remark) =>
        asked.has(remark.index) ? [] : (assignmentAt(conversation, remark) ?? []),
      )
    : [];
  // `For Thursday read chapter six, I'll do the rest`: homework, and no promise.
  const used = new Set(
    [...requests, ...assigned].flatMap((task) => [task.said.index, task.with?.index ?? -1]),
  );
  const promises = conversation.remarks.flatMap((remark) =>
    used.has(remark.index) ? [] : (promiseAt(conversation, remark, names) ?? []),
  );
  const taken = new Set([...used, ...promises.map(({ said }) => said.index)]);
  const delegated = conversation.remarks.flatMap((remark) =>
    taken.has(remark.index) ? [] : (delegatedAt(conversation, remark, names) ?? []),
  );
  const found = rescheduled(conversation, [...requests, ...promises, ...delegated, ...assigned]);
  return takenOver(
    conversation,
    withoutHelpers(
      withoutDates(withoutPreambles(conversation, withoutRepeats(conversation, found))),
    ),
  )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .sort((a, b) => a.said.index - b.said.index);
}

/** What a written text reports as still to be done by a date; who has to is said in the sentence. */
export function dutiesIn({ remarks, talk }: Conversation): Task[] {
  return remarks
    .filter(
      ({ raw, asks, unit }) =>
        !asks && (unit?.length ?? LONGEST_DUTY) < LONGEST_DUTY && talk.duty.test(raw),
    )
    .slice(0, MOST)
    .map((said) => ({
      said,
      with: null,
      kind: 'mention',
      owner: undefined,
      due: dateSaid(talk, said.raw),
      weight: 1,
    }));
}

function requestAt(conversation: Conversation, remark: Remark, names: NameBook): Task | null {
  const { talk, document, named } = conversation;
  const isCommand = named && document.form !== 'mail' && !remark.asks && names.commands(remark.raw);
  const asked = names.requestIn(remark.raw) ?? (isCommand ? {} : null);
  // What is said in front of a request is of something else: `I'm off on Friday, could you …?`
  const request = { ...remark, raw: partsAsked(talk, remark.raw).clause };
  const saysNothing = remark.terms.length === 0 && !talk.reschedules.test(remark.raw);
  if (!asked || remark.abandoned || saysNothing || isAside(conversation, request)) return null;
  if (talk.vows.test(request.raw) || talk.smallTalk.test(remark.raw)) return null;
  const given = asked.name ?? asked.named ?? asked.called ?? asked.person;
  const called =
    names.find(given) ??
    names.calledIn(remark.raw) ??
    calledInTurn(conversation, remark, names) ??
    addressedAround(conversation, remark, names);
  const answer = answerTo(conversation, remark, called, names.orderIn(remark.raw) !== null);
  if (answer === 'none' || (isCommand && !isAccepted(conversation, answer, remark))) return null;
  if (!answer && (called === undefined || document.form !== 'mail')) return null;
  const owner = called ?? (named ? answer?.speaker : undefined);
  const isSameDay =
    document.form === 'mail' && answer !== null && namesSameDay(talk, request, answer);
  const said = named && !isSameDay ? [answer, request] : [request, answer];
  const due = settledDue(conversation, {
    said: said.filter((part) => part !== null),
    sides: new Set([remark.speaker, answer?.speaker, owner]),
    owner,
  });
  const saysMore = answer !== null && saysMoreThan(conversation, answer, remark);
  return {
    said: saysMore ? answer : remark,
    with: saysMore ? remark : answer,
    kind: saysMore ? 'promise' : 'request',
    owner,
    ...datedBy(due),
    weight: 1 + Number(answer !== null) + Number(called !== undefined),
  };
}

/** Whether the next to speak says yes to an order, or by when: no one was called by name. */
function isAccepted({ talk }: Conversation, answer: Remark | null, order: Remark): boolean {
  return (
    answer !== null &&
    answer.run - order.run <= 1 &&
    (answer.agrees || talk.promises.test(answer.raw))
  );
}

/** `Check that, will you?` – `I'll check his hours tonight.`: a promise that names what the request points back to. */
function saysMoreThan(conversation: Conversation, answer: Remark, request: Remark): boolean {
  const { talk, named } = conversation;
  return (
    named &&
    talk.vows.test(answer.raw) &&
    answer.terms.length >= 2 &&
    answer.terms.some((term) => !request.terms.includes(term)) &&
    pointsBack(conversation, request.raw) &&
    !pointsBack(conversation, answer.raw.replace(talk.phrases.trimStart, ''))
  );
}

/** `You order it when?` – `Tomorrow.`: it is done by who names the day. */
function datedRequestAt(conversation: Conversation, remark: Remark): Task | null {
  const { talk, named } = conversation;
  if (!named || !remark.asks || !talk.asksDay.test(remark.raw)) return null;
  const [answer] = answersTo(conversation, remark, 1);
  if (!answer || answer.asks || talk.refuses.test(answer.raw) || talk.past.test(answer.raw))
    return null;
  const due = settledDue(conversation, {
    said: [answer],
    sides: new Set([remark.speaker, answer.speaker]),
    owner: answer.speaker,
  });
  const isDay = due !== undefined || talk.date.test(answer.raw);
  if (!isDay) return null;
  const bare = answer.raw.match(talk.date)?.[0].trim();
  return {
    said: remark,
    with: answer,
    kind: 'request',
    owner: answer.speaker,
    ...datedBy(due ?? (bare === undefined ? undefined : { text: bare, remark: answer })),
    weight: 2,
  };
}

/** What a speaker tells the listeners to do by a date: homework. */
function assignmentAt(conversation: Conversation, remark: Remark): Task | null {
  const found = remark.raw.match(conversation.talk.assigns)?.groups;
  const due = dateSaid(conversation.talk, remark.raw) ?? found?.when;
  if (!found || due === undefined || remark.asks) return null;
  return { said: remark, with: null, kind: 'request', owner: undefined, due, weight: 2 };
}

/** `Could you make it the 15th instead?`: it changes the date of what the same person took on before. */
function rescheduled(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const at = kept.findLastIndex(({ owner, due }) => owner === task.owner && due !== undefined);
    const earlier = kept[at];
    if (earlier && task.kind === 'request' && onlyMoves(conversation, task))
      kept[at] = { ...earlier, due: task.due, dated: task.said };
    else kept.push(task);
  }
  return kept;
}

/** Asks for nothing but another date. */
function onlyMoves({ talk, document }: Conversation, { said, due }: Task): boolean {
  if (due === undefined || !talk.reschedules.test(said.raw)) return false;
  const asked = groupsAsked(talk, said.raw) ?? {};
  const rest = (asked.rest ?? asked.verb ?? '').replace(due, ' ').replace(talk.reschedules, ' ');
  const names = new Set(document.speakers.flatMap((name) => name.split(' ')));
  const words = (rest.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !document.language.stopWords.has(word.toLowerCase()) && !names.has(word),
  );
  return words.length <= 1;
}

/** `Let me do that`: a promise that says nothing new takes over the one before it. */
function takenOver(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.said.index - b.said.index)) {
    const last = kept.at(-1);
    const empty =
      task.kind === 'promise' &&
      (task.said.terms.length === 0 || conversation.talk.volunteers.test(task.said.raw)) &&
      task.said.terms.length <= 2 &&
      pointsBack(conversation, task.said.raw);
    const answers = task.with === null || task.with.index <= (last?.said.index ?? 0);
    const follows = last && answers && task.said.run - last.said.run <= 1;
    if (last && follows && empty && task.owner !== last.owner && task.owner !== undefined)
      kept[kept.length - 1] = {
        ...last,
        owner: task.owner,
        ...(task.due === undefined ? {} : { due: task.due, dated: task.dated ?? task.said }),
        with: task.said,
      };
    else kept.push(task);
  }
  return kept;
}

/** Asks for assent, or names a habit. */
function isAside({ talk }: Conversation, { raw }: Remark): boolean {
  return talk.asksAssent.test(raw) || talk.noPromise.test(raw.replace(talk.asks, ''));
}

/** Who says yes to a request, by a promise if there is one; `none` where it is refused, withdrawn or done already. */
function answerTo(
  conversation: Conversation,
  remark: Remark,
  called: string | undefined,
  isOrder: boolean,
): Remark | null | 'none' {
  const { talk, named, document } = conversation;
  const answers = answersTo(conversation, remark, RUNS);
  const after = beforeNextQuestion(following(conversation, remark, RUNS).slice(0, 4), remark);
  if (after.some(({ raw }) => talk.withdraws.test(raw))) return 'none';
  const first = answers.find(({ speaker }) => called === undefined || !named || speaker === called);
  const near = answers
    .filter(({ run }) => run <= (first?.run ?? remark.run) + (named ? 0 : 2))
    .filter(({ speaker }) => called === undefined || !named || speaker === called);
  if (isMailDone(conversation, remark, called)) return 'none';
  const isPromise = ({ raw }: Remark): boolean =>
    talk.promises.test(raw) && !talk.noPromise.test(raw);
  // A mail may say later that its writer is away on another day.
  const isTaken =
    document.form === 'mail' &&
    near.some((next) => isPromise(next) && sharedTerms(next, remark) > 0);
  const isNone = near
    .slice(0, 3)
    .filter((next) => !namesSameDay(talk, remark, next))
    .some(({ raw }) => talk.refuses.test(raw) || talk.done.test(raw));
  if (isNone && !isTaken) return 'none';
  return (
    near.find((next) => isTaken && isPromise(next) && sharedTerms(next, remark) > 0) ??
    near.find(isPromise) ??
    near.find((answer) => answer.agrees && !answer.asks) ??
    near.find((answer) => namesSameDay(talk, remark, answer)) ??
    // `By when?` takes it on and asks for the date.
    near.find(({ asks, raw }) => asks && talk.asksWhen.test(raw)) ??
    // Who is ordered by name and says something else does it.
    (isOrder ? near.find(({ asks, objects }) => !asks && !objects) : undefined) ??
    null
  );
}

/** Whether who was asked in a mail writes in a later one that they did: `The nephew I asked over breakfast.` */
function isMailDone(
  { document, remarks, talk }: Conversation,
  asked: Remark,
  called: string | undefined,
): boolean {
  return (
    document.form === 'mail' &&
    called !== undefined &&
    remarks
      .slice(asked.index + 1)
      .filter(({ run, speaker }) => run > asked.run && speaker === called)
      .some(
        (next) =>
          sharedTerms(next, asked) > 0 &&
          talk.past.test(next.raw) &&
          talk.iOrYou.test(next.raw) &&
          // `I've written to them, so Wednesday works.`
          !namesSameDay(talk, asked, next),
      )
  );
}

function promiseAt(conversation: Conversation, remark: Remark, names: NameBook): Task | null {
  const { talk, named } = conversation;
  const { raw } = remark;
  const depends = talk.ifWanted.test(raw);
  if (remark.abandoned || (depends && !isWanted(conversation, remark))) return null;
  const call = callBefore(conversation, remark);
  const isOffer = offerAccepted(conversation, remark);
  const offered = isOffer || offersItself(conversation, remark, call);
  if (!offered && (remark.asks || !isPromise(conversation, remark, call))) return null;
  if (isNoPromise(conversation, raw) || isDone(conversation, raw)) return null;
  if (talk.conditional.test(raw) && !depends && !isPromisedBehind(conversation, raw)) return null;
  if (isWithdrawn(conversation, remark)) return null;
  const due = settledDue(conversation, {
    said: call ? [remark, call] : [remark],
    sides: new Set([remark.speaker, call?.speaker, ...askersAfter(conversation, remark)]),
    owner: remark.speaker,
  });
  const weight =
    Number(call !== undefined) +
    Number(due !== undefined) +
    Number(offered) +
    Number(named && answersHeading(conversation, remark)) +
    Number(talk.vows.test(raw) && remark.terms.length >= 2) +
    wordingOf(conversation, remark);
  if (weight < 1) return null;
  const owner = named ? remark.speaker : addressedAround(conversation, remark, names);
  return {
    said: remark,
    with: call ?? null,
    kind: isOffer ? 'request' : 'promise',
    owner,
    ...datedBy(due),
    weight,
  };
}

/** `And the drinks?` – `I can bring those.`: what was only named is what is taken on. */
function answersHeading({ talk, ...conversation }: Conversation, remark: Remark): boolean {
  const asked = conversation.remarks.findLast(
    ({ index, run }) => index < remark.index && run < remark.run,
  );
  const first = conversation.remarks.find(({ run }) => run === remark.run);
  const opens = asked?.raw.replace(talk.phrases.trimStart, '').split(/\s+/u).slice(0, 2).join(' ');
  return (
    first === remark &&
    asked?.asks === true &&
    asked.terms.length > 0 &&
    namesOnly(talk, asked.raw) &&
    (asked.unit?.length ?? LONGEST_DUTY) <= LONGEST_HEADING &&
    !(talk.clauses?.question.test((opens ?? '').replace(/[¿?,]/gu, '')) ?? false) &&
    !talk.iOrYou.test(asked.raw)
  );
}

/** `And the drinks?`, `The drinks?`: not `Geoff?` */
function namesOnly({ settling, determiners, phrases }: Talk, raw: string): boolean {
  const [first = ''] = raw.toLowerCase().match(/\p{L}+/u) ?? [];
  return !settling.puts.test(raw) && (first === phrases.and || determiners.has(first));
}

/** `If you like, I'll ask them` is taken on with a yes. */
function isWanted(conversation: Conversation, remark: Remark): boolean {
  const { promises, settles } = conversation.talk;
  return answersTo(conversation, remark, 2).some(
    ({ agrees, raw }) => agrees || promises.test(raw) || settles.test(raw),
  );
}

/** Behind a condition with a comma something is promised by a date. */
function isPromisedBehind({ talk }: Conversation, raw: string): boolean {
  const rest = raw.slice(raw.indexOf(',') + 1);
  return talk.promises.test(rest) && talk.due.test(rest);
}

/** A habit, a thought or a refusal; what stands in another clause than a dated promise says nothing about it. */
function isNoPromise({ talk }: Conversation, raw: string): boolean {
  const at = raw.search(talk.promises);
  const refused = raw.search(talk.refuses);
  const end = raw.slice(Math.max(0, at)).search(/[,;:]/u);
  const clause = raw.slice(raw.lastIndexOf(',', at) + 1, end < 0 ? undefined : at + end);
  const clear = at >= 0 && talk.due.test(clause);
  const refuses = refused >= 0 && (at < 0 || end < 0 || refused < at + end);
  return refuses || talk.quotesOther.test(raw) || talk.noPromise.test(clear ? clause : raw);
}

/** It has been done already; what is done in another clause than a promise is something else. */
function isDone({ talk }: Conversation, raw: string): boolean {
  const at = raw.search(talk.promises);
  const done = raw.search(talk.done);
  const end = raw.slice(Math.max(0, at)).search(/[,;:]/u);
  return done >= 0 && (at < 0 || end < 0 || done < at + end);
}

/** Whether others say at once that there is no need, before someone asks for something else. */
function isWithdrawn(conversation: Conversation, remark: Remark): boolean {
  const { talk, named } = conversation;
  const own = named ? following(conversation, remark, 0).slice(0, 2) : [];
  if (remark.asks && own.some(({ raw }) => talk.withdraws.test(raw))) return true;
  const answers = answersTo(conversation, remark, 2).slice(0, 3);
  return beforeNextQuestion(answers, remark).some((answer) => isWithdrawnBy(conversation, answer));
}

/** Up to where someone asks for something else: what is withdrawn behind it is that. */
function beforeNextQuestion(remarks: readonly Remark[], about: Remark): readonly Remark[] {
  const asked = remarks.findIndex(
    (other) => other.asks && other.terms.length >= 2 && sharedTerms(other, about) === 0,
  );
  return asked < 0 ? remarks : remarks.slice(0, asked);
}

/** Takes something on by its own words, by a date that it sets, or as the answer to a call. */
function isPromise(
  { talk, remarks }: Conversation,
  remark: Remark,
  call: Remark | undefined,
): boolean {
  if (talk.promises.test(remark.raw)) return true;
  const next = remarks[remark.index + 1];
  // `I have to draw it again. When do you need it?`
  const asksWhen = next?.run === remark.run && talk.asksWhen.test(next.raw);
  if (talk.intends.test(remark.raw) && (asksWhen || talk.due.test(remark.raw))) return true;
  return call !== undefined && remark.run - call.run === 1 && talk.volunteers.test(remark.raw);
}

/** `No need`, at the start of what someone answers: later in it something else is meant. */
function isWithdrawnBy({ talk }: Conversation, { raw }: Remark): boolean {
  const at = raw.search(talk.withdraws);
  return at >= 0 && at <= EARLY;
}

/** `Shall I …?` and a yes. */
function offerAccepted(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const isOffer = talk.offers.test(remark.raw) || (remark.asks && talk.promises.test(remark.raw));
  if (!isOffer) return false;
  const [first] = answersTo(conversation, remark, 1);
  return first?.agrees === true || (first !== undefined && namesSameDay(talk, remark, first));
}

/** `I can do it by the twentieth?` – `The twentieth would be lovely.` */
function namesSameDay({ date }: Talk, a: Remark, b: Remark): boolean {
  const asked = a.raw.toLowerCase();
  return !b.objects && datesNamed(date, b.raw).some((day) => asked.includes(day));
}

/** The days that are named, without what stands before them: `wednesday` of `by Wednesday`. */
const datesNamed = (date: RegExp, raw: string): string[] =>
  [...raw.matchAll(new RegExp(date.source, `${date.flags}g`))].map(([day]) =>
    day.trim().toLowerCase(),
  );

/** `Can I do that?` by the first to answer who was looked for, unless someone says no. */
function offersItself(
  conversation: Conversation,
  remark: Remark,
  call: Remark | undefined,
): boolean {
  const { talk } = conversation;
  return (
    call !== undefined &&
    conversation.document.form !== 'mail' &&
    remark.asks &&
    remark.run - call.run === 1 &&
    talk.offers.test(remark.raw) &&
    !answersTo(conversation, remark, 1).some(({ objects }) => objects)
  );
}

/** Whether whom it asks said no: then it is still to be done. */
function wasRefused(conversation: Conversation, request: Remark): boolean {
  return answersTo(conversation, request, 1).some(({ raw }) => conversation.talk.refuses.test(raw));
}

/** Who was asked, or that someone was looked for, just before. */
function callBefore(conversation: Conversation, remark: Remark): Remark | undefined {
  const { talk, named } = conversation;
  const calls = preceding(conversation, remark, RUNS_BACK).filter(
    (before) =>
      (!named || before.run !== remark.run) &&
      !talk.smallTalk.test(before.raw) &&
      !isOfOtherThing(conversation, remark, before) &&
      (talk.asksAnybody.test(before.raw) ||
        talk.calls.some((pattern) => pattern.test(before.raw)) ||
        (groupsAsked(talk, before.raw) !== undefined &&
          (remark.run - before.run <= 1 || wasRefused(conversation, before)))),
  );
  const [nearest] = calls;
  const full = calls.find(({ terms, run }) => terms.length >= 2 && run === nearest?.run);
  return full ?? passedOn(conversation, calls) ?? nearest;
}

/** A mail answers several things: `I can do the posters` takes on no booking that the mail before asks for. */
function isOfOtherThing(conversation: Conversation, remark: Remark, call: Remark): boolean {
  return (
    conversation.document.form === 'mail' &&
    remark.terms.length > 0 &&
    sharedTerms(remark, call) === 0 &&
    !pointsBack(conversation, remark.raw)
  );
}

/** `Could you, Cleo?` names nothing: it passes on what another one was asked just before. */
function passedOn(
  { talk }: Conversation,
  [nearest, ...before]: readonly Remark[],
): Remark | undefined {
  if (!nearest || !talk.asksAnybody.test(nearest.raw)) return undefined;
  return before.find(
    ({ terms, run }) => terms.length > nearest.terms.length && nearest.run - run <= 1,
  );
}

/** 1 where the wording alone is that of a task, by the language's own grammar of promises. */
function wordingOf(conversation: Conversation, remark: Remark): number {
  const { document, named } = conversation;
  // `I'll ask her`: what it leaves out stands before.
  const least = pointsBack(conversation, remark.raw) ? 0 : 1;
  if (remark.terms.length < (named ? least : LEAST_TERMS)) return 0;
  const task = document.language.wording?.taskIn({
    text: remark.unit?.text ?? remark.raw,
    speaker: remark.speaker,
    others: document.speakers.filter((name) => name !== remark.speaker),
    names: new Set(document.speakers),
    reply: remark.unit?.reply ?? '',
  });
  return Number(task !== null && task !== undefined && task.weight >= SURE);
}

/** Who answers a promise first: they may have asked for it without naming anybody. */
function askersAfter(conversation: Conversation, remark: Remark): (string | undefined)[] {
  return answersTo(conversation, remark, 1)
    .slice(0, 1)
    .map(({ speaker }) => speaker);
}

/** Who takes on in few words what another one has taken on already, and is not told otherwise, helps: `I'll stand by you.` */
function withoutHelpers(tasks: readonly Task[]): Task[] {
  return tasks.filter(
    (task) =>
      !tasks.some(
        (first) =>
          first.with !== null &&
          first.with === task.with &&
          first.said.asks &&
          task.kind === 'promise' &&
          first.said.index < task.said.index &&
          first.owner !== task.owner &&
          task.said.terms.length <= 2,
      ),
  );
}

/** `Leave that with me. I'll ask the two dealers.`: what only says that one does it goes before what one does. */
function withoutPreambles(conversation: Conversation, tasks: readonly Task[]): Task[] {
  return tasks.filter(
    ({ said, owner, kind, with: call }) =>
      kind !== 'promise' ||
      call?.asks === true ||
      said.terms.length >= LEAST_TERMS ||
      !pointsBack(conversation, said.raw) ||
      !tasks.some(
        (other) =>
          other.kind === 'promise' &&
          other.owner === owner &&
          other.said.run === said.run &&
          other.said.index === said.index + 1 &&
          other.said.terms.length >= LEAST_TERMS,
      ),
  );
}

/** What only says when another task is done is none itself: `I'll ask the foreman. I'm seeing him on Wednesday.` */
function withoutDates(tasks: readonly Task[]): Task[] {
  return tasks.filter(
    ({ said, owner, with: other }) =>
      !tasks.some(
        (task) =>
          task.said !== said &&
          task.said !== other &&
          task.dated === said &&
          (task.owner === owner || startsWith(said, task.due)),
      ),
  );
}

/** `Before Thursday, I'm seeing him then.` */
function startsWith({ raw }: Remark, date: string | undefined): boolean {
  return date !== undefined && raw.toLowerCase().startsWith(date.toLowerCase());
}

/** The same thing promised or asked for twice: the first with an owner and a date stays. */
function withoutRepeats(conversation: Conversation, tasks: readonly Task[]): Task[] {
  const inOrder = tasks.toSorted((a, b) => a.said.index - b.said.index);
  const kept: Task[] = [];
  for (const task of inOrder) {
    const at = kept.findIndex((other) => areSame(conversation, other, task));
    const other = kept[at];
    if (!other) kept.push(task);
    else kept[at] = together(other, task);
  }
  return kept;
}

/** The one that says more, with what only the other one says. */
function together(earlier: Task, later: Task): Task {
  const [best, other] = later.weight > earlier.weight ? [later, earlier] : [earlier, later];
  const dates = best.due === undefined ? other : best;
  return {
    ...best,
    due: dates.due,
    ...(dates.dated ? { dated: dates.dated } : {}),
    owner: earlier.owner ?? later.owner,
  };
}

function areSame(conversation: Conversation, a: Task, b: Task): boolean {
  if (a.owner !== b.owner && a.owner !== undefined && b.owner !== undefined) return false;
  if (a.with?.index === b.said.index || b.with?.index === a.said.index) return true;
  // Who is called by name is not what is asked for.
  const [first, second] = [a, b].map(({ said }) => ({ terms: withoutNames(conversation, said) }));
  if (!first || !second) return false;
  const shared = sharedTerms(first, second);
  const least = Math.min(new Set(first.terms).size, new Set(second.terms).size);
  return shared >= 2
    ? shared >= least * 0.5
    : shared === least && least > 0 && b.said.run - a.said.run <= RUNS;
}

function withoutNames({ document }: Conversation, { terms }: Remark): number[] {
  const { terms: stems, language, speakers } = document;
  const names = new Set(
    speakers.flatMap((name) => name.toLowerCase().split(' ')).map((part) => language.stem(part)),
  );
  return terms.filter((term) => !names.has(stems[term] ?? ''));
}
