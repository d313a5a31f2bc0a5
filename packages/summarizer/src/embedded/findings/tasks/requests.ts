import { addressedAround, calledInTurn } from './addressed.ts';
import { partsAsked } from '../asked.ts';
import {
  answersTo,
  beforeNextQuestion,
  countsIn,
  following,
  pointsBack,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { offersOther, takenOnIn } from './promises.ts';
import { isDateAlone, namesSameDay, settledDue } from './due-dates.ts';
import type { NameBook } from '../name-book.ts';
import { wordsOf } from '../../words.ts';
import { datedBy, type Task } from './task.ts';

const LABELLED = /^(?<label>\p{L}[^:,.;!?]{1,40}): (?<rest>.+)$/u;

/** A request is answered within so many changes of speaker. */
const RUNS = 3;
/** `Could you`, and nothing that is asked for. */
const WORDS_THAT_ASK = 2;

/** What people ask others to do, where it was accepted: by a yes, by a promise, by a day that is named. */
export function requestsIn(conversation: Conversation, names: NameBook): Task[] {
  return conversation.remarks.flatMap(
    (remark) =>
      requestAt(conversation, remark, names) ?? datedRequestAt(conversation, remark) ?? [],
  );
}

function requestAt(conversation: Conversation, remark: Remark, names: NameBook): Task | null {
  const { talk, document, named, voiced } = conversation;
  const isCommand =
    voiced &&
    document.form !== 'mail' &&
    !remark.asks &&
    names.commands(remark.raw) &&
    !promisesToDo(conversation, remark.raw);
  const asked = names.requestIn(remark.raw) ?? (isCommand ? {} : null);
  // What is said in front of a request is of something else: `I'm off on Friday, could you …?`
  const request = { ...remark, raw: partsAsked(talk, remark.raw).clause };
  const saysNothing = asksOnlyWhom(conversation, remark) && !talk.reschedules.test(remark.raw);
  if (!asked || remark.abandoned || saysNothing || isAside(conversation, request)) return null;
  if (talk.vows.test(request.raw) || talk.smallTalk.test(remark.raw)) return null;
  const given = asked.name ?? asked.named ?? asked.called ?? asked.person;
  const calledThere =
    names.find(given) ?? names.calledIn(remark.raw) ?? calledInTurn(conversation, remark, names);
  const addressed =
    calledThere === undefined ? addressedAround(conversation, remark, names) : undefined;
  const called = calledThere ?? addressed?.name ?? document.addressees.get(remark.refs[0] ?? -1);
  const order = names.orderIn(remark.raw);
  const answer = answerTo(conversation, remark, called, {
    isOrder: order !== null && order.loose === undefined,
    isTakenByNo: asked.negated !== undefined,
  });
  if (answer !== null && answer !== 'none' && offersOther(conversation, remark, answer))
    return null;
  if (answer === 'none' || (isCommand && !isAccepted(conversation, answer, remark))) return null;
  if (!answer && (called === undefined || document.form !== 'mail')) return null;
  if (!answer && remark.asks && isPassedOver(conversation, remark, called)) return null;
  const owner = called ?? (named ? answer?.speaker : undefined);
  const isSameDay =
    document.form === 'mail' && answer !== null && namesSameDay(talk, request, answer);
  const said = named && !isSameDay ? [answer, request] : [request, answer];
  const due = settledDue(conversation, {
    said: said.filter((part) => part !== null),
    sides: new Set([remark.voice, answer?.voice, owner]),
    owner: named ? owner : (answer?.voice ?? owner),
  });
  const saysMore = answer !== null && saysMoreThan(conversation, answer, remark);
  return {
    said: saysMore ? answer : remark,
    with: saysMore ? remark : answer,
    kind: saysMore ? 'promise' : 'request',
    owner,
    ...(addressed ? { calledBy: addressed.by } : {}),
    ...datedBy(due),
    weight: 1 + Number(answer !== null) + Number(called !== undefined),
  };
}

/** `Could you, Tobias?`: what was asked for stands elsewhere. */
function asksOnlyWhom({ document }: Conversation, { terms, raw }: Remark): boolean {
  const names = new Set(document.speakers.flatMap((name) => wordsOf(name.toLowerCase())));
  const others = wordsOf(raw.toLowerCase()).filter((word) => !names.has(word));
  const isBare =
    others.length <= WORDS_THAT_ASK &&
    others.every((word) => document.language.stopWords.has(word));
  return terms.length === 0 || isBare;
}

/** `Buy two, I'll pay`: not what the other one gets for it, `Buy two, you'll have it back on Friday`. */
function promisesToDo({ talk }: Conversation, raw: string): boolean {
  return raw
    .split(/[,;] /u)
    .some((clause) => talk.promises.test(clause) && !talk.takingOn.gives.test(clause));
}

/** `Could you keep both days?`, in a mail that others answer, and not who is asked: it was not granted. */
function isPassedOver({ remarks }: Conversation, { run }: Remark, asked?: string): boolean {
  const later = remarks.filter((other) => other.run > run);
  return later.length > 0 && !later.some(({ speaker }) => speaker === asked);
}

/** Whether the next to speak says yes to an order, or by when: no one was called by name. */
function isAccepted(conversation: Conversation, answer: Remark | null, order: Remark): boolean {
  return (
    answer !== null &&
    answer.run - order.run <= 1 &&
    (answer.agrees ||
      conversation.talk.promises.test(answer.raw) ||
      isDated(conversation, answer, order))
  );
}

/** `Will you take them there?` – `Next week.`: who says when takes it on. */
function isDated(conversation: Conversation, answer: Remark, request: Remark): boolean {
  return (
    conversation.voiced &&
    answer.run - request.run === 1 &&
    !answer.asks &&
    !answer.objects &&
    isDateAlone(conversation, answer)
  );
}

/** `Check that, will you?` – `I'll check his hours tonight.`: a promise that names what the request points back to. */
function saysMoreThan(conversation: Conversation, answer: Remark, request: Remark): boolean {
  const { talk, voiced } = conversation;
  return (
    voiced &&
    talk.vows.test(answer.raw) &&
    answer.terms.length >= 2 &&
    answer.terms.some((term) => !request.terms.includes(term)) &&
    pointsBack(conversation, request.raw) &&
    !pointsBack(conversation, answer.raw.replace(talk.phrases.trimStart, ''))
  );
}

/** `You order it when?` – `Tomorrow.`: it is done by who names the day. */
function datedRequestAt(conversation: Conversation, remark: Remark): Task | null {
  const { talk, voiced } = conversation;
  if (!voiced || !remark.asks || !talk.asksDay.test(remark.raw)) return null;
  const [answer] = answersTo(conversation, remark, 1);
  if (!answer || answer.asks || talk.refuses.test(answer.raw) || talk.past.test(answer.raw))
    return null;
  const due = settledDue(conversation, {
    said: [answer],
    sides: new Set([remark.voice, answer.voice]),
    owner: answer.voice,
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

/** Asks for assent, or names a habit. */
function isAside({ talk }: Conversation, { raw }: Remark): boolean {
  const act = raw.replace(talk.asks, '').replace(talk.joining.reasonBehind, '');
  return talk.asksAssent.test(raw) || talk.noPromise.test(act);
}

/** Who says yes to a request, by a promise if there is one; `none` where it is refused, withdrawn or done already. */
function answerTo(
  conversation: Conversation,
  remark: Remark,
  called: string | undefined,
  { isOrder, isTakenByNo }: { isOrder: boolean; isTakenByNo: boolean },
): Remark | null | 'none' {
  const { talk, named, voiced, document } = conversation;
  const answers = answersTo(conversation, remark, RUNS);
  const after = beforeNextQuestion(following(conversation, remark, RUNS).slice(0, 4), remark);
  if (after.some(({ raw }) => talk.withdraws.test(raw))) return 'none';
  const first = answers.find(({ speaker }) => called === undefined || !named || speaker === called);
  const near = answers
    .filter(({ run }) => run <= (first?.run ?? remark.run) + (voiced ? 0 : 2))
    .filter(({ speaker }) => called === undefined || !named || speaker === called);
  if (isMailDone(conversation, remark, called)) return 'none';
  const taken = isTakenByNo && near.find(({ raw }) => talk.wishes.takenByNo.test(raw));
  if (taken) return taken;
  const isPromise = ({ raw }: Remark): boolean =>
    talk.promises.test(raw) && !talk.noPromise.test(raw);
  // A mail may say later that its writer is away on another day.
  const isTaken =
    document.form === 'mail' &&
    near.some((next) => isPromise(next) && sharedTerms(next, remark) > 0);
  const isNone = near
    .slice(0, 3)
    .filter((next) => !namesSameDay(talk, remark, next))
    .some(({ raw }) => talk.refuses.test(takenOnIn(talk, raw)) || talk.done.test(raw));
  if (isNone && !isTaken) return 'none';
  return (
    near.find((next) => isLabelledYes(conversation, remark, next)) ??
    near.find((next) => isTaken && isPromise(next) && sharedTerms(next, remark) > 0) ??
    near.find(isPromise) ??
    near.find((answer) => answer.agrees && !answer.asks) ??
    near.find((answer) => namesSameDay(talk, remark, answer)) ??
    near.find((answer) => isDated(conversation, answer, remark)) ??
    // `By when?` takes it on and asks for the date.
    near.find(({ asks, raw }) => asks && talk.asksWhen.test(raw)) ??
    // Who is ordered by name and says something else does it.
    (isOrder ? near.find(({ asks, objects }) => !asks && !objects) : undefined) ??
    null
  );
}

/**
 * Whether who was asked in a mail writes in a later one that they did, `The nephew I asked over breakfast`, or what it
 * came to: `The door is 82 cm wide.`
 */
function isMailDone(
  conversation: Conversation,
  asked: Remark,
  called: string | undefined,
): boolean {
  const { document, remarks, talk } = conversation;
  const isQuantity = talk.takingOn.asksQuantity.test(asked.raw);
  const isReport = (next: Remark): boolean =>
    (talk.past.test(next.raw) && talk.iOrYou.test(next.raw)) ||
    (isQuantity && statesQuantity(conversation, next));
  return (
    document.form === 'mail' &&
    called !== undefined &&
    remarks
      .slice(asked.index + 1)
      .filter(({ run, speaker }) => run > asked.run && speaker === called)
      .some(
        (next) =>
          sharedTerms(next, asked) > 0 &&
          isReport(next) &&
          // `I've written to them, so Wednesday works.`
          !namesSameDay(talk, asked, next),
      )
  );
}

/** `There are forty-one chairs`, but not `I'll count the chairs on the 9th`. */
function statesQuantity(conversation: Conversation, { raw, asks }: Remark): boolean {
  const { promises, due, unsure, conditional } = conversation.talk;
  const isOther = asks || [promises, due, unsure, conditional].some((form) => form.test(raw));
  return !isOther && countsIn(conversation, raw);
}

/** `Keys: will do, on the 29th.`: a yes behind a word of what was asked, as people answer several things in a mail. */
function isLabelledYes({ talk, document }: Conversation, request: Remark, next: Remark): boolean {
  const { label = '', rest = '' } = LABELLED.exec(next.raw)?.groups ?? {};
  const asked = new Set(wordsOf(request.raw.toLowerCase()).map(document.language.stem));
  const isAbout = wordsOf(label.toLowerCase()).some(
    (word) => !document.language.stopWords.has(word) && asked.has(document.language.stem(word)),
  );
  const isYes = [talk.agrees, talk.promises, talk.takingOn.willDo].some((form) => form.test(rest));
  return isAbout && isYes && !talk.refuses.test(rest);
}
