import type { Talk } from '../../language/talk/talk.ts';
import {
  following,
  pointsBack,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { nameBookOf } from '../name-book.ts';
import { subjectsIn } from '../subjects.ts';
import { onlyTakesUp } from './taking-up.ts';
import { spacedWords } from '../../words.ts';

/** When a task is due, as it was said, and the remark that says so. */
export interface Due {
  text: string;
  remark: Remark;
}

/** What is said about one task: who asks for it or takes it on, and in which remarks. */
export interface Exchange {
  /** What is asked or promised, and the answer to it, in the order in which they set a date: the first that has one does. */
  said: readonly Remark[];
  /** The voices of who asks and who takes it on. */
  sides: ReadonlySet<string | undefined>;
  /** The voice of who takes it on. */
  owner: string | undefined;
}

/** A date that is named after a task was taken on. */
interface LaterDue {
  text: string;
  /** Its remark, or the clause that it begins with, says little else. */
  isAlone: boolean;
  /** It says nothing else: such a date takes the place of one before. */
  isBare: boolean;
}

/** A date is settled within so many changes of speaker, and in so many remarks. */
const RUNS = 4;
const MOST_REMARKS = 12;
/** Mails in which someone writes when they do what they were asked. */
const MAILS = 5;
/** Letters by which two forms of a word are recognized as the same. */
const STEM = 5;
/** Words beside the date in a remark that only sets one: `The fifteenth is fine.` */
const WORDS_BESIDE = 3;
const WORDS_OF_BARE = 2;
const LONGEST_BARE = 6;
const STEMS_BESIDE = 2;
/** Words of such a remark, with the clauses behind the date. */
const LONGEST_ALONE = 12;
/** Words beside the date in what a sentence comes to: `so, um, by the twelfth`. */
const WORDS_OF_RESULT = 2;
/** Words, and content words beside the date, of a sentence that says when something is done: `It'll be here by Monday.` */
const LONGEST_SAYING_WHEN = 9;
const STEMS_SAYING_WHEN = 2;

/**
 * The date on which both sides of a task settle: the one that it is asked for or promised by, unless one of them names
 * another one afterwards. `By Thursday.` – `Thursday I'm in court. Friday?` – `Friday, then.`
 */
export function settledDue(conversation: Conversation, exchange: Exchange): Due | undefined {
  const own =
    exchange.said.map((remark) => dueIn(conversation, remark)).find((due) => due !== undefined) ??
    dueBehind(conversation, exchange);
  const [last] = exchange.said.toSorted((a, b) => b.index - a.index);
  if (!last) return own;
  const written = writtenDue(conversation, exchange, last);
  return written ?? negotiatedDue(conversation, exchange, last, own);
}

/** `Who rings there? Tomorrow if you can.`: what the next sentence of one side says alone, before the other one answers. */
function dueBehind(conversation: Conversation, { said }: Exchange): Due | undefined {
  const { remarks, talk } = conversation;
  for (const { index, run } of said) {
    const remark = remarks[index + 1];
    const isBetween = said.some((other) => other.run === run + 1) && remark?.run === run;
    if (!remark || !isBetween || !isDateAlone(conversation, remark)) continue;
    const text = dateSaid(talk, remark.raw) ?? datesIn(talk, talk.date, remark.raw)[0];
    if (text !== undefined) return { text, remark };
  }
  return undefined;
}

/** What they say about the date after the promise or the answer to a request. */
function negotiatedDue(
  conversation: Conversation,
  exchange: Exchange,
  last: Remark,
  own: Due | undefined,
): Due | undefined {
  const { date, refuses, joining } = conversation.talk;
  const { owner } = exchange;
  let settled = own;
  let isAskedWhen = asksByWhen(conversation, last) && (own === undefined || last.voice === owner);
  let isAboutDate = true;
  for (const next of exchangedAfter(conversation, last, exchange)) {
    const asks = asksByWhen(conversation, next);
    const due = asks ? undefined : laterDue(conversation, next, exchange, isAskedWhen);
    const isNext =
      due?.isAlone === true && isAboutDate && (!settled || (conversation.voiced && due.isBare));
    const isFirst = settled === undefined && (due?.isAlone === false || isNext);
    if (due && (isFirst || isNext || isAskedWhen) && !isTurnedDown(conversation, next))
      settled = { text: due.text, remark: next };
    if (asks) isAskedWhen = settled === undefined || next.voice === owner;
    else if (due) isAskedWhen = false;
    // `I'm on holiday next week. The week after?`
    const isNoDate =
      (refuses.test(next.raw) || joining.beginsWithNot.test(next.raw)) && date.test(next.raw);
    // `On Wednesday I test it. So we could start on Thursday.`
    const isOfPlan =
      due?.isAlone === false &&
      conversation.talk.proposes.test(next.raw) &&
      sharedTerms(next, last) === 0;
    isAboutDate &&=
      (due !== undefined && !isOfPlan) ||
      isAskedWhen ||
      isNoDate ||
      // `Do I need to fast?` asks of something else.
      (!asks && next.terms.length < (next.asks ? 1 : 2));
  }
  return settled;
}

/** `Bis wann?`, but not `Bis wann er liefern kann, weiß ich noch nicht`. Without marks no one can tell. */
function asksByWhen({ talk, document }: Conversation, { raw, asks }: Remark): boolean {
  return (asks || document.unmarked) && talk.asksWhen.test(raw);
}

/** What who was asked in a mail writes of it in a later one: there `The contract goes off on Friday` needs no pronoun. */
function writtenDue(
  conversation: Conversation,
  { said, owner }: Exchange,
  last: Remark,
): Due | undefined {
  const { document, talk, remarks } = conversation;
  const asked = said.find(({ voice }) => voice !== owner);
  if (document.form !== 'mail' || !asked || owner === undefined) return undefined;
  const stems = stemsOf(conversation, asked.raw);
  const later = remarks
    .slice(Math.min(last.index, asked.index + 1))
    .filter((next) => next.run > asked.run && next.run - asked.run <= MAILS && next.voice === owner)
    .filter(({ raw }) => !talk.past.test(raw) && !talk.refuses.test(raw));
  for (const remark of later) {
    // `Done: you get the proof on Friday, and the labels on the 16th.`
    if (namesSameDay(talk, asked, remark)) return undefined;
    for (const clause of remark.raw.split(talk.joining.clauses)) {
      const text = dateSaid(talk, clause);
      const isAbout = stemsOf(conversation, clause).some((stem) => stems.includes(stem));
      if (text !== undefined && isAbout) return { text, remark };
    }
  }
  return undefined;
}

function stemsOf({ document, talk }: Conversation, text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !document.language.stopWords.has(word) && !talk.noTopics.test(word))
    .map((word) => word.slice(0, STEM));
}

/** The date that a remark sets for what it asks or promises. */
function dueIn(conversation: Conversation, remark: Remark): Due | undefined {
  const { talk } = conversation;
  const { raw } = remark;
  const at = Math.max(0, raw.search(talk.promises));
  const said = dateSaid(talk, raw.slice(at)) ?? dateSaid(talk, raw);
  const isDay = talk.reschedules.test(raw) || isDateAlone(conversation, remark);
  const text = said ?? (isDay ? datesIn(talk, talk.date, raw)[0] : undefined);
  return text === undefined ? undefined : { text, remark };
}

/**
 * The date by which a sentence says that something is done: not one that it denies (`not this week`) or that something
 * begins with (`from Monday`), and rather what it comes to (`so, by the twelfth`) than what it begins with.
 */
export function dateSaid(talk: Talk, whole: string): string | undefined {
  const plain = whole.replaceAll(talk.takingOn.searching, '');
  const parts = [comesTo(talk, plain), plain.split(talk.joining.correction).at(-1) ?? '', plain];
  const dated = parts.flatMap((part) => {
    const [first, second] = datesIn(talk, talk.due, part);
    // `Before the broadcast, by 18 October`: the day of the calendar says it more exactly.
    const isBeside = part.includes(`${first}, ${second}`);
    return isBeside && isNumbered(second) && !isNumbered(first) ? second : (first ?? []);
  });
  const [date] = dated;
  const [clause] = datesIn(talk, talk.dueClause, plain);
  // `Before the council votes on 9 June`, but of `before I leave tonight` the day.
  const isWithin = date !== undefined && clause?.includes(date) === true;
  const isOwn = clause !== undefined && (talk.iOrYou.test(clause) || talk.we.test(clause));
  return isWithin && !isOwn ? clause : (date ?? clause);
}

function isNumbered(date: string | undefined): date is string {
  return date !== undefined && /\p{N}/u.test(date);
}

/** What a sentence concludes, where that is a date: `so, by the twelfth`. */
function comesTo({ concludes, due }: Talk, text: string): string {
  const clauses = text.split(/(?<=[,;]) /u);
  const from = clauses.findLastIndex((clause, at) => at > 0 && concludes.test(clause));
  const result = from < 0 ? '' : clauses.slice(from).join(' ');
  const beside = result.replace(due, ' ').match(/\p{L}+/gu) ?? [];
  return beside.length <= WORDS_OF_RESULT ? result : '';
}

function datesIn(talk: Talk, pattern: RegExp, text: string): string[] {
  if (!pattern.test(text)) return [];
  const all = [...text.matchAll(globalOf(pattern))].filter(([date]) => date.trim() !== '');
  const denied = new Set<string>();
  return all.flatMap(({ 0: found, index }) => {
    const date = found.trim();
    const before = text.slice(0, index);
    const wordBefore = /\S+\s*$/u.exec(before)?.[0].trim() ?? '';
    if (talk.noDue.test(`${wordBefore} ${date}`.trim())) return [];
    if (talk.deniesDate.test(before + (date.split(' ')[0] ?? ''))) denied.add(date.toLowerCase());
    return denied.has(date.toLowerCase()) ? [] : [date];
  });
}

/** The patterns of a language are long: each is compiled once. */
const globals = new WeakMap<RegExp, RegExp>();

function globalOf(pattern: RegExp): RegExp {
  const known = globals.get(pattern) ?? new RegExp(pattern, `${pattern.flags}g`);
  globals.set(pattern, known);
  return known;
}

/** What is said about a task after it was taken on, up to where they ask for, promise or talk about something else. */
function exchangedAfter(
  conversation: Conversation,
  last: Remark,
  { owner, said }: Exchange,
): Remark[] {
  const { talk } = conversation;
  const subjects = new Set(subjectsIn(conversation).map(({ remark }) => remark.index));
  const after = following(conversation, last, RUNS).slice(0, MOST_REMARKS);
  const names = nameBookOf(conversation);
  const isOpener = (next: Remark): boolean =>
    subjects.has(next.index) && !isDateAlone(conversation, next);
  const end = after.findIndex((next) => {
    const isOther = next.terms.length >= 2 && sharedTerms(next, last) === 0;
    const asks = next.asks && next.run !== last.run && !talk.date.test(next.raw);
    const isOwn = next.voice === owner;
    const takesOn =
      !isOwn &&
      ([talk.vows, talk.takingOn.gives].some((form) => form.test(next.raw)) ||
        onlyTakesUp(talk, next.raw) ||
        concludesOnOwn(conversation, next));
    // `I'll print the posters. Who hangs them?` – `Me, next week.`
    const calls = (next.asks || isOther) && talk.calls.some((call) => call.test(next.raw));
    // `I'll defrost it on Tuesday. Movie night on Friday?`
    // `Rehearsal, Tuesday or Thursday?`, of someone who has nothing to do with it.
    const isOfSide = next.voice === owner || said.some(({ voice }) => voice === next.voice);
    const mayAskOther = next.run === last.run || (conversation.document.chat && !isOfSide);
    const asksOther = next.asks && mayAskOther && asksOfOther(conversation, next, last);
    const order = names.orderIn(next.raw)?.called;
    const ordersOther = order !== undefined && names.find(order) !== owner;
    return (
      isOpener(next) ||
      ordersOther ||
      asksOther ||
      takesOn ||
      calls ||
      startsAnother(conversation, next, last) ||
      (isOther && asks)
    );
  });
  if (end < 0) return after;
  // `Then it goes out on Friday`, behind what another one promises to that end.
  const opener = after.findIndex(isOpener);
  const concluded = after
    .slice(end, opener < 0 ? undefined : opener)
    .filter(({ voice, raw }) => voice === owner && talk.concludes.test(raw));
  return [...after.slice(0, end), ...concluded.slice(0, 1)];
}

/** Whether a question with a date is about something that was not spoken of before it. */
function asksOfOther(conversation: Conversation, next: Remark, last: Remark): boolean {
  const [date] = next.raw.match(conversation.talk.date) ?? [];
  const isNew = sharedTerms(next, last) === 0 && !pointsBack(conversation, next.raw);
  return (
    date !== undefined && isNew && stemsOf(conversation, next.raw.replace(date, ' ')).length > 0
  );
}

/** `Then I give notice for the others by the 31st`: a conclusion on what its speaker does, on a day of its own. */
function concludesOnOwn({ talk }: Conversation, { raw, terms }: Remark): boolean {
  return (
    terms.length > 0 &&
    talk.concludes.test(raw) &&
    talk.promises.test(raw) &&
    !talk.weDo.test(raw) &&
    !talk.points.test(raw)
  );
}

/** Asks for or takes on something else: its date is that of another task. `Could you do that by Friday?` only sets one. */
function startsAnother(conversation: Conversation, next: Remark, last: Remark): boolean {
  const { talk } = conversation;
  const { raw, terms } = next;
  const goesOn = next.run === last.run && next.index === last.index + 1;
  // `I'll redo the list. On Monday night you'll have it.`
  if (goesOn && talk.due.test(raw) && pointsBack(conversation, raw)) return false;
  if (terms.length < 2 || !(talk.promises.test(raw) || talk.asks.test(raw))) return false;
  const [date] = raw.match(talk.due) ?? [];
  return date === undefined || stemsOf(conversation, raw.replace(date, ' ')).length >= 2;
}

/** The date that a later remark of the same exchange sets, and whether it says nothing else. */
function laterDue(
  conversation: Conversation,
  next: Remark,
  { said, sides, owner }: Exchange,
  isAskedWhen: boolean,
): LaterDue | undefined {
  const { talk, voiced } = conversation;
  if (voiced && !sides.has(next.voice) && !isAskedWhen) return undefined;
  const { past, refuses, settling } = talk;
  if ([past, refuses, settling.rulesOut].some((form) => form.test(next.raw))) return undefined;
  if (next.voice !== owner && talk.takingOn.meToo.test(next.raw)) return undefined;
  if (!isAskedWhen && isOfOtherThing(conversation, next, owner)) return undefined;
  const goesOn =
    said.some((remark) => remark.run === next.run) && (!voiced || next.voice === owner);
  const follows = said.some((remark) => remark.index === next.index - 1);
  const isAlone = isDateAlone(conversation, next, goesOn && follows);
  const words = next.unit?.length ?? 0;
  const isBare = words <= LONGEST_BARE && isDateAlone(conversation, next, false, WORDS_OF_BARE);
  if (isAskedWhen) {
    const bare = datesIn(talk, talk.date, next.raw).at(-1);
    const text = bare ?? datesIn(talk, talk.due, next.raw).at(-1);
    return text === undefined ? undefined : { text, isAlone, isBare };
  }
  const text =
    dateSaid(talk, next.raw) ?? (isAlone ? datesIn(talk, talk.date, next.raw)[0] : undefined);
  const isTime = text !== undefined && talk.takingOn.asksTime.test(next.raw);
  if (text === undefined || (talk.takingOn.lasts.test(text) && !isTime)) return undefined;
  if (isAlone) return { text, isAlone, isBare };
  const isShort = words <= LONGEST_SAYING_WHEN;
  const beside = stemsOf(conversation, next.raw.replace(text, ' ')).length;
  const saysWhen = isShort && beside <= STEMS_SAYING_WHEN && (goesOn || !next.asks);
  const isAbout = said.some((remark) => sharedTerms(remark, next) > 0);
  const leans =
    goesOn &&
    follows &&
    ([talk.leans, talk.needs].some((pattern) => pattern.test(next.raw)) ||
      (pointsBack(conversation, next.raw) && !talk.promises.test(next.raw)));
  const concludes = talk.concludes.test(next.raw) && isShort;
  const asksTime = isTime && goesOn && follows;
  return isAbout || leans || saysWhen || concludes || asksTime
    ? { text, isAlone, isBare }
    : undefined;
}

/** `We don't decide that today`, `That's all for tonight`, `Then Inma goes on Sunday`: no date of the task. */
function isOfOtherThing(
  { document, talk }: Conversation,
  { raw }: Remark,
  owner: string | undefined,
): boolean {
  const others = document.speakers.filter((name) => name !== owner);
  const rest = raw.replace(/^\p{L}+, |, \p{L}+(?=[.?!]*$)/gu, '');
  const words = new Set(rest.match(/\p{L}+/gu));
  return (
    talk.defers.test(raw) ||
    talk.unsure.test(raw) ||
    talk.smallTalk.test(raw) ||
    others.some((name) => words.has(name.split(' ')[0] ?? name))
  );
}

/** `The thirty-first. Lovely.`, `On Thursday, it's quiet then.`, `Friday?` */
export function isDateAlone(
  conversation: Conversation,
  { raw, unit, asks }: Remark,
  goesOn = false,
  most = WORDS_BESIDE,
): boolean {
  const { talk } = conversation;
  if ((unit?.length ?? 0) > LONGEST_ALONE) return false;
  const text = raw.replace(talk.phrases.trimStart, '');
  const [date = ''] = text.match(talk.due) ?? text.match(talk.date) ?? [];
  if (date.trim() === '') return false;
  const clauses = text.split(/[,;:–—]\s/u);
  const at = clauses.findIndex((part) => part.includes(date.trim()));
  const rest = (at < 0 ? text : (clauses[at] ?? '')).replace(date.trim(), ' ');
  const beside = rest.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const before = clauses.slice(0, Math.max(0, at)).join(' ');
  return (
    beside.length <= most &&
    spacedWords(before) <= most &&
    !talk.iOrYou.test(rest) &&
    stemsOf(conversation, rest).length <= Number(!asks) &&
    (goesOn || stemsOf(conversation, text.replace(date.trim(), ' ')).length <= STEMS_BESIDE)
  );
}

/** Whether the answer to a proposed date is a no. */
function isTurnedDown(conversation: Conversation, proposed: Remark): boolean {
  if (!proposed.asks) return false;
  const answer = following(conversation, proposed, 1).find(({ run }) => run > proposed.run);
  return answer?.objects === true && !conversation.talk.date.test(answer.raw);
}

/** `I can do it by the twentieth?` – `The twentieth would be lovely.` */
export function namesSameDay(talk: Talk, a: Remark, b: Remark): boolean {
  return !b.objects && namesDayOf(talk, a.raw, b.raw);
}

const namesDayOf = ({ date }: Talk, text: string, other: string): boolean =>
  datesNamed(date, other).some((day) => text.toLowerCase().includes(day));

/** `The 13th, then`, and `I propose the 20th`: both name days, and no day in common. */
export const nameOtherDays = (talk: Talk, a: { raw: string }, b: { raw: string }): boolean =>
  [a, b].every(({ raw }) => talk.date.test(raw)) &&
  ![
    [a, b],
    [b, a],
  ].some(([one, other]) => one && other && namesDayOf(talk, one.raw, other.raw));

/** The days that are named, without what stands before them: `wednesday` of `by Wednesday`. */
const datesNamed = (date: RegExp, raw: string): string[] =>
  [...raw.matchAll(new RegExp(date.source, `${date.flags}g`))].map(([day]) =>
    day.trim().toLowerCase(),
  );
