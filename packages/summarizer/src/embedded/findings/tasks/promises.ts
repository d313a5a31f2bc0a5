import { shortName } from '../../speakers.ts';
import { addressedAround } from './addressed.ts';
import { groupsAsked } from '../asked.ts';
import {
  answersTo,
  beforeNextQuestion,
  countsIn,
  following,
  pointsBack,
  preceding,
  sharedTerms,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { namesSameDay, settledDue } from './due-dates.ts';
import type { Talk } from '../../language/talk/talk.ts';
import type { NameBook } from '../name-book.ts';
import { onlyTakesUp } from './taking-up.ts';
import { datedBy, LEAST_TERMS, type Task } from './task.ts';
import { spacedWords } from '../../words.ts';

/** Someone was asked, or looked for, within so many changes of speaker. */
const RUNS_BACK = 4;
/** What someone has taken on others share at once. */
const RUNS_TO_SHARE = 2;
/** Weight from which a wording alone is a promise. */
const SURE = 0.9;
/** `And the drinks?`: a question in so few words only names what is talked about. */
const LONGEST_HEADING = 4;
/** `The invoices have to go out` says what is to be done, in so many words at least. */
const WORDS_OF_NAMED = 4;
/** Words of an answer that says yes and nothing else. */
const LONGEST_YES = 3;
/** `I can.`, `Yes, I can.` say yes to what was asked. */
const WORDS_OF_BARE_YES = 3;
/** `I can ask what they want for it` says what, without content words. */
const WORDS_OF_OFFER = 5;
/** Characters in which an answer says what it is. */
const EARLY = 25;

/** What people take on; what was refused, withdrawn or done is gone. */
export function promisesIn(
  conversation: Conversation,
  remarks: readonly Remark[],
  names: NameBook,
): Task[] {
  return remarks.flatMap((remark) => promiseAt(conversation, remark, names) ?? []);
}

function promiseAt(conversation: Conversation, remark: Remark, names: NameBook): Task | null {
  const { talk, named, voiced } = conversation;
  const { raw } = remark;
  if (talk.delegating.passesOn.test(raw)) return null;
  const depends = talk.ifWanted.test(raw);
  if (remark.abandoned || (depends && !isWanted(conversation, remark))) return null;
  // `The choir, I don't know, they keep saying they'll let me know.`
  if (talk.answers.unknown.test(raw) && !talk.vows.test(raw)) return null;
  const unknown = unknownBefore(conversation, remark);
  const call =
    headingAnswered(conversation, remark) ??
    neededBefore(conversation, remark) ??
    unknown ??
    calledFor(conversation, remark);
  if (call !== undefined && offersOther(conversation, call, remark)) return null;
  const isOffer = offerAccepted(conversation, remark);
  const offered = isOffer || offersItself(conversation, remark, call);
  if (!offered && (remark.asks || !isPromise(conversation, remark, call))) return null;
  const taken = call === undefined ? raw : raw.replace(talk.joining.conditionBehind, '');
  if (isNoPromise(conversation, taken) || isDone(conversation, raw)) return null;
  if (talk.conditional.test(raw) && !depends && !isPromisedBehind(conversation, raw)) return null;
  if (isWithdrawn(conversation, remark) || answersWhatIf(conversation, remark)) return null;
  const isOther = call !== undefined && isTaken(conversation, call, remark);
  const due = settledDue(conversation, {
    said: call && !isOther && !unknown ? [remark, call] : [remark],
    sides: new Set([remark.voice, call?.voice, ...askersAfter(conversation, remark)]),
    owner: remark.voice,
  });
  // `I can cut it by hand till then.`: what one can do for a while is no task.
  const isForAWhile =
    talk.takingOn.could.test(raw) && due !== undefined && talk.takingOn.lasts.test(due.text);
  if (isForAWhile && call === undefined && !offered) return null;
  const weight =
    Number(call !== undefined) +
    Number(due !== undefined) +
    Number(offered) +
    Number(headingAnswered(conversation, remark) !== undefined) +
    Number(voiced && isTakenUp(conversation, remark)) +
    Number(voiced && agreesToDo(conversation, remark)) +
    Number(talk.vows.test(raw) && remark.terms.length >= 2) +
    wordingOf(conversation, remark);
  if (weight < 1) return null;
  const addressed = addressedAround(conversation, remark, names);
  return {
    said: remark,
    with: call ?? null,
    kind: isOffer ? 'request' : 'promise',
    owner: named ? remark.speaker : addressed?.name,
    ...(addressed ? { calledBy: addressed.by } : {}),
    ...datedBy(due),
    weight,
  };
}

/** `Can you make them?` – `I can turn up. I'll drive out there myself.`: who was asked says what they will do instead. */
export function offersOther(conversation: Conversation, request: Remark, answer: Remark): boolean {
  const { talk, voiced } = conversation;
  const [next] = following(conversation, answer, 0);
  const saysOther = (part: Remark): boolean =>
    sharedTerms(part, request) === 0 && !pointsBack(conversation, part.raw);
  return (
    voiced &&
    request.asks &&
    talk.takingOn.could.test(answer.raw) &&
    spacedWords(answer.raw) > WORDS_OF_BARE_YES &&
    saysOther(answer) &&
    next !== undefined &&
    talk.vows.test(next.raw) &&
    saysOther(next)
  );
}

/** `When is the training?` – `No idea. I'll look.`: the question, where one was asked just before. */
function unknownBefore(conversation: Conversation, remark: Remark): Remark | undefined {
  if (!conversation.voiced || !conversation.talk.takingOn.findsOut.test(remark.raw))
    return undefined;
  const before = preceding(conversation, remark, RUNS_TO_SHARE).filter(
    ({ run }) => run < remark.run,
  );
  const isCalled = before.some(({ raw }) =>
    [conversation.talk.asksAnybody, ...conversation.talk.calls].some((form) => form.test(raw)),
  );
  const asked = before.filter(({ asks, terms }) => asks && terms.length > 0);
  const { interrogative } = conversation.talk.answers;
  return isCalled ? undefined : (asked.find(({ raw }) => interrogative.test(raw)) ?? asked[0]);
}

/** `I can ask.` – `Yes, do ask.`: what someone could do, and another one wants. */
function isTakenUp(conversation: Conversation, remark: Remark): boolean {
  const [answer] = answersTo(conversation, remark, 1);
  // `The 13th, ten till three, I can do that.` says that a day suits.
  const isDay =
    conversation.talk.settling.suits.test(remark.raw) && countsIn(conversation, remark.raw);
  return (
    conversation.talk.takingOn.could.test(remark.raw) &&
    !isDay &&
    answer?.agrees === true &&
    !answer.asks &&
    spacedWords(answer.raw) <= LONGEST_YES &&
    (remark.terms.length > 0 || spacedWords(remark.raw) >= WORDS_OF_OFFER)
  );
}

/** `All right, I take the price lists along.`: yes to what was said, and what one does about it. */
function agreesToDo({ talk }: Conversation, { raw, agrees, terms }: Remark): boolean {
  const rest = withoutAssent(talk, raw);
  return agrees && terms.length >= LEAST_TERMS && rest !== raw && rest.search(talk.promises) === 0;
}

/** Whether another one has taken on before what was called for: its date is none of what someone else adds. */
function isTaken({ remarks, talk }: Conversation, call: Remark, by: Remark): boolean {
  return remarks
    .slice(call.index + 1, by.index)
    .some(
      ({ voice, asks, raw }) =>
        voice !== by.voice &&
        !asks &&
        (talk.promises.test(raw) || onlyTakesUp(talk, raw)) &&
        !talk.refuses.test(raw),
    );
}

/** `And the drinks?` – `I can bring those.`: what was only named is what is taken on. */
function headingAnswered(
  { talk, voiced, remarks }: Conversation,
  remark: Remark,
): Remark | undefined {
  const asked = remarks.findLast(({ index, run }) => index < remark.index && run < remark.run);
  const first = remarks.find(({ run }) => run === remark.run);
  const opens = asked?.raw.replace(talk.phrases.trimStart, '').split(/\s+/u).slice(0, 2).join(' ');
  const isHeading =
    voiced &&
    first === remark &&
    asked?.asks === true &&
    asked.terms.length > 0 &&
    namesOnly(talk, asked.raw) &&
    (asked.unit?.length ?? Infinity) <= LONGEST_HEADING &&
    !(talk.clauses?.question.test((opens ?? '').replace(/[¿?,]/gu, '')) ?? false) &&
    !talk.iOrYou.test(asked.raw);
  return isHeading ? asked : undefined;
}

/** `And the drinks?`, `The drinks?`: not `Geoff?` */
function namesOnly({ settling, determiners, phrases }: Talk, raw: string): boolean {
  const [first = ''] = raw.toLowerCase().match(/\p{L}+/u) ?? [];
  return !settling.puts.test(raw) && (first === phrases.and || determiners.has(first));
}

/** `If you like, I'll ask them` is taken on with a yes, and with a date by any answer that is no refusal. */
function isWanted(conversation: Conversation, remark: Remark): boolean {
  const { promises, settles, due, refuses, withdraws } = conversation.talk;
  const answers = answersTo(conversation, remark, 2);
  const [first] = answers;
  const isRefused = first?.objects || [refuses, withdraws].some((no) => no.test(first?.raw ?? ''));
  if (due.test(remark.raw) && first && !isRefused && !first.asks) return true;
  return answers.some(({ agrees, raw }) => agrees || promises.test(raw) || settles.test(raw));
}

/** Behind a condition with a comma something is promised by a date. */
function isPromisedBehind({ talk }: Conversation, raw: string): boolean {
  const rest = raw.slice(raw.indexOf(',') + 1);
  return talk.promises.test(rest) && talk.due.test(rest);
}

/** `Me, I've got the key`: who has said yes gives a reason. */
function refusedAt({ refuses, volunteers }: Talk, raw: string): number {
  const [yes] = volunteers.exec(raw) ?? [''];
  const at = raw.search(refuses);
  return yes !== '' && at > yes.length ? -1 : at;
}

/** `I'm away till Wednesday, but I can have it ready on Friday`: what someone takes on behind a reservation. */
export function takenOnIn({ joining, promises }: Talk, raw: string): string {
  const behind = raw.slice(Math.max(0, raw.search(joining.but)));
  return promises.test(behind) ? behind : raw;
}

/** A habit, a thought or a refusal; what stands in another clause than a dated promise says nothing about it. */
function isNoPromise({ talk }: Conversation, whole: string): boolean {
  const raw = takenOnIn(talk, whole);
  const at = raw.search(talk.promises);
  const refused = refusedAt(talk, raw);
  const end = raw.slice(Math.max(0, at)).search(/[,;:]/u);
  const clause = raw.slice(raw.lastIndexOf(',', at) + 1, end < 0 ? undefined : at + end);
  const clear = at >= 0 && talk.due.test(clause);
  const refuses = refused >= 0 && (at < 0 || end < 0 || refused < at + end);
  const said = raw.replace(talk.joining.reasonBehind, '');
  // `And the store, please, because I've been asking for weeks`
  const told = at < said.length ? said : raw;
  return refuses || talk.quotesOther.test(raw) || talk.noPromise.test(clear ? clause : told);
}

/** It has been done already; what is done in another clause than a promise is something else. */
function isDone({ talk }: Conversation, raw: string): boolean {
  const at = raw.search(talk.promises);
  const done = raw.search(talk.done);
  const end = raw.slice(Math.max(0, at)).search(/[,;:]/u);
  return done >= 0 && (at < 0 || end < 0 || done < at + end);
}

/** `And if we pick at night?` – `I'd be there, if it's paid.`: what is only supposed is answered under a condition. */
function answersWhatIf({ remarks, talk }: Conversation, { raw, run }: Remark): boolean {
  const before = remarks.findLast((other) => other.run < run);
  return (
    before?.asks === true &&
    talk.conditional.test(before.raw.replace(/^[¿¡]/u, '')) &&
    talk.joining.conditionBehind.test(raw)
  );
}

/** Whether others say at once that there is no need, before someone asks for something else. */
function isWithdrawn(conversation: Conversation, remark: Remark): boolean {
  const { talk, voiced } = conversation;
  const own = voiced ? following(conversation, remark, 0).slice(0, 2) : [];
  if (remark.asks && own.some(({ raw }) => talk.withdraws.test(raw))) return true;
  const answers = answersTo(conversation, remark, 2).slice(0, 3);
  return beforeNextQuestion(answers, remark).some((answer) => isWithdrawnBy(conversation, answer));
}

/** Takes something on by its own words, by a date that it sets, or as the answer to a call. */
function isPromise(
  { talk, remarks }: Conversation,
  remark: Remark,
  call: Remark | undefined,
): boolean {
  if (talk.promises.test(remark.raw)) return true;
  if (talk.takingOn.byOwn.test(remark.raw) && talk.due.test(remark.raw)) return true;
  const next = remarks[remark.index + 1];
  // `I have to draw it again. When do you need it?`
  const asksWhen = next?.run === remark.run && talk.asksWhen.test(next.raw);
  const isDatedPlan = asksWhen || (talk.due.test(remark.raw) && !talk.past.test(remark.raw));
  if (talk.intends.test(remark.raw) && isDatedPlan) return true;
  const isNext = call !== undefined && remark.run - call.run === 1;
  if (isNext && onlyTakesUp(talk, remark.raw)) return true;
  if (call && talk.takingOn.asksAll.test(call.raw) && talk.takingOn.willDo.test(remark.raw))
    return true;
  return isNext && (talk.volunteers.test(remark.raw) || isInvitation(talk, remark, call));
}

/** `No need`, at the start of what someone answers: later in it something else is meant. */
function isWithdrawnBy({ talk }: Conversation, { raw }: Remark): boolean {
  const at = raw.search(talk.withdraws);
  return at >= 0 && at <= EARLY;
}

/** `Shall I …?` and a yes. */
function offerAccepted(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  // `Does anyone know whether we need a permit?`
  const wonders = talk.wonders.test(remark.raw) || talk.answers.asksWho.test(remark.raw);
  const isOffer =
    talk.offers.test(remark.raw) || (remark.asks && !wonders && talk.promises.test(remark.raw));
  if (!isOffer) return false;
  const answers = answersTo(conversation, remark, 1);
  const [first] = answers;
  // `Only, last year's had no address.` – `It had one. But yes, you do it.`
  const isGranted =
    !answers.some(({ objects }) => objects) &&
    answers.some(({ agrees, asks, raw }) => agrees && !asks && talk.addresses.test(raw));
  return (
    isGranted ||
    first?.agrees === true ||
    (first !== undefined && namesSameDay(talk, remark, first))
  );
}

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
  const { talk, voiced } = conversation;
  const calls = preceding(conversation, remark, RUNS_BACK).filter(
    (before) =>
      (!voiced || before.run !== remark.run) &&
      !talk.smallTalk.test(before.raw) &&
      !isOfOtherThing(conversation, remark, before) &&
      !(before.run < remark.run - 1 && isHandedPart(conversation, remark)) &&
      !(remark.run - before.run > RUNS_TO_SHARE && isTaken(conversation, before, remark)) &&
      ((!isOwnTask(conversation, before) &&
        ([talk.asksAnybody, ...talk.calls].some((pattern) => pattern.test(before.raw)) ||
          asksWhoDoes(conversation, remark, before))) ||
        isInvitation(talk, remark, before) ||
        (groupsAsked(talk, before.raw) !== undefined &&
          (remark.run - before.run <= 1 ||
            talk.takingOn.asksAll.test(before.raw) ||
            wasRefused(conversation, before)))),
  );
  const [nearest] = calls;
  const full = calls.find(({ terms, run }) => terms.length >= 2 && run === nearest?.run);
  return full ?? passedOn(conversation, calls) ?? nearest;
}

/** `Me, if Sunita takes the photos.` – `I can do that on Sunday.`: what was called for is taken on before, and the next one has a part. */
function isHandedPart({ remarks, talk }: Conversation, remark: Remark): boolean {
  const name = remark.speaker === undefined ? undefined : shortName(remark.speaker);
  return remarks.some(
    ({ run, raw }) =>
      run === remark.run - 1 &&
      name !== undefined &&
      talk.volunteers.test(raw) &&
      new Set(raw.match(/\p{L}+/gu)).has(name),
  );
}

/** What was called for, or what was just named and is taken on in a word. */
function calledFor(conversation: Conversation, remark: Remark): Remark | undefined {
  const call = callBefore(conversation, remark);
  const isOpen = call && (call.run === remark.run - 1 || !isTaken(conversation, call, remark));
  return isOpen ? call : (namedBefore(conversation, remark) ?? call);
}

/** `The hall needs sweeping.` – `Mine.` */
function namedBefore(conversation: Conversation, remark: Remark): Remark | undefined {
  const { talk, voiced, remarks } = conversation;
  const opens = remarks.find(({ run }) => run === remark.run) === remark;
  if (!voiced || !opens || !onlyTakesUp(talk, remark.raw)) return undefined;
  return remarks.findLast(
    ({ run, raw, terms, unit, asks, objects, abandoned }) =>
      run === remark.run - 1 &&
      terms.length > 0 &&
      (unit?.length ?? 0) >= WORDS_OF_NAMED &&
      !(asks || objects || abandoned) &&
      ![talk.past, talk.promises, talk.smallTalk, talk.unsure].some((form) => form.test(raw)),
  );
}

/** `I need the list from you by the fifth.` – `You'll have it.` */
function neededBefore({ remarks, voiced, talk }: Conversation, remark: Remark): Remark | undefined {
  if (!voiced || !talk.takingOn.gives.test(remark.raw)) return undefined;
  const before = remarks.findLast(({ run }) => run < remark.run);
  return before !== undefined && before.terms.length > 0 ? before : undefined;
}

/** `Can we ask him about the radiator?` – `Will do.` */
function isInvitation(
  { settling, takingOn, volunteers }: Talk,
  remark: Remark,
  before: Remark,
): boolean {
  const isNext = before.asks && remark.run - before.run === 1;
  const isTaken = volunteers.test(remark.raw) || takingOn.willDo.test(remark.raw);
  // `Shall we vote?` – `Me.`
  const isVote = settling.puts.test(before.raw);
  return isNext && isTaken && !isVote && settling.invites.test(before.raw);
}

/** `Who's working it?` – `I can do the morning.` – `Then I'll do the afternoon.` */
function asksWhoDoes({ document, talk }: Conversation, remark: Remark, before: Remark): boolean {
  const isNear = remark.run - before.run <= 2 && document.speech;
  return isNear && before.asks && remark.terms.length > 0 && talk.takingOn.whoDoes.test(before.raw);
}

/** Says in the same breath that one does something oneself: `I'll reserve tonight, we have to pay a deposit`. */
function isOwnTask({ talk }: Conversation, { raw, asks }: Remark): boolean {
  const isCall = talk.answers.asksWho.test(raw) || talk.takingOn.somebody.test(raw);
  return !asks && talk.promises.test(raw) && !isCall;
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
  const { document, voiced } = conversation;
  // `I'll ask her`: what it leaves out stands before.
  const least = pointsBack(conversation, remark.raw) ? 0 : 1;
  if (remark.terms.length < (voiced ? least : LEAST_TERMS)) return 0;
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
    .map(({ voice }) => voice);
}
