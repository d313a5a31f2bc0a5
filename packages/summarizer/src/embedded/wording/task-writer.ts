import type { Point } from '../../port.ts';
import { groupsAsked, partsAsked } from '../findings/asked.ts';
import {
  pointsBack,
  preceding,
  questionAnswered,
  refsOf,
  sharedTerms,
  type Remark,
} from '../findings/conversation.ts';
import { onlyTakesUp } from '../findings/tasks/taking-up.ts';
import type { Task } from '../findings/tasks/task.ts';
import { shortName } from '../speakers.ts';
import { escaped, spacedWords } from '../words.ts';
import { withoutAside } from './asides.ts';
import { contextOfTask, OWN_CONTENT } from './context.ts';
import { topicalWords } from './decision-context.ts';
import { personMeant } from './person-meant.ts';
import { namesItself, namesThing, thingMeant } from './thing-meant.ts';
import { planPoint } from './plan-writer.ts';
import { asStatement, labelled, uncapitalized, withoutQuotations } from './text.ts';
import { MOST_REFS, withAll, type Writer } from './writer.ts';

const RUNS_BACK = 5;
/** What names its own object is explained by little else than the question that it answers. */
const LEAST_FOR_WHOLE = 2;
/** Fewer words in front of a request only call someone. */
const LEAST_OF_LEAD = 3;
/** What was called for stands so many changes of speaker before who takes it on. */
const CALLED_RUNS = 2;
/** Words of a clause that says who does it, and not what: `I can do that`. */
const MOST_TO_VOLUNTEER = 4;
/** With more content words what is taken on says more than the thing that it is about. */
const TERMS_OF_THING = 2;
/** What the third person adds where a German sentence begins with its verb. */
const GERMAN_OBJECT = /(?<!\p{L})das(?!\p{L})/iu;
/** A date is looked for in so many remarks around a task. */
const REMARKS_AROUND = 12;

/** A task as who does what, with what it cites: in the third person, else as an order or quoted with its speaker. */
export function taskPoint(writer: Writer, task: Task): Point {
  if (writer.conversation.isMemo) return planPoint(writer, task);
  const { said, owner } = task;
  const request = task.kind === 'request' ? requested(writer, task) : null;
  const called = request === null ? calledFor(writer, task) : null;
  const own = request ?? called ?? promised(writer, task);
  const short =
    called === null &&
    task.kind === 'promise' &&
    task.with !== null &&
    (said.terms.length < OWN_CONTENT ||
      writer.talk.volunteers.test(said.raw) ||
      hasAside(writer, task)) &&
    !writer.isMail;
  const stated = called === null ? said : (task.with ?? said);
  const whole = writer.plain(said.unit?.text ?? said.raw);
  const source =
    request ?? called ?? (task.wording === undefined ? whole : inOwnWords(writer, task));
  // `And you'll get back to them?` – `It's a Mrs Hill. I'll catch her on Sunday.`
  const isVague = task.kind === 'request' && !writer.isMail && pointsBack(writer.conversation, own);
  const answer = isVague ? (task.with?.raw ?? '') : '';
  const meant = personMeant(writer.conversation, `${own} ${answer}`, task.with ?? said);
  // `Tom dit qu'il réservera la salle` says who.
  const person = meant && own.startsWith(meant.name) ? null : meant;
  // `Can I leave the flyers with you?` – `Sure, I'll hand them out.`
  const answered =
    called === null ? (task.with ?? questionAnswered(writer.conversation, stated)) : null;
  const leaves = !isTakenUp(writer, task) && leavesOut(writer, own, source, stated);
  const lead =
    (request === null ? null : leadOf(writer, said, own)) ??
    (called === null || !task.with ? null : leadOfCall(writer, task.with, own));
  const thing =
    !person && !(lead && called !== null) && leaves && !writer.isMail
      ? thingMeant(writer.conversation, { text: own, said: stated, answered })
      : null;
  const isWhole =
    !isBareOrder(writer, stated) &&
    namesThing(writer.conversation, own) &&
    ![own, request === null && called === null ? inOwnWords(writer, task) : own].some((one) =>
      pointsBack(writer.conversation, one),
    );
  const needed =
    lead ??
    (!person &&
    !thing &&
    !(writer.isLecture && isHomework(task)) &&
    (short || leaves) &&
    !namesItself(writer.conversation, own, answered === null)
      ? contextOfTask(writer.conversation, {
          said: stated,
          text: own,
          answered,
          ...(leaves && !isWhole ? {} : { least: LEAST_FOR_WHOLE }),
        })
      : null);
  const before = preceding(writer.conversation, said, RUNS_BACK);
  const named = writer.talk.phrases.withNoun(
    own,
    before.map(({ raw }) => raw),
  );
  const text =
    named ??
    thing?.text ??
    (person ? writer.about(own, person.name) : writer.withContext(own, needed));
  const dated = remarkWith(writer, task);
  const refs = refsOf(
    [said, task.with, needed, person?.remark, thing?.remark, dated, task.calledBy].filter(
      (remark) => remark !== null && remark !== undefined,
    ),
  );
  const isNamed = owner === undefined || !writer.talk.iOrYou.test(withoutQuotations(text));
  return writer.point(
    isNamed ? text : labelled(text, said.speaker),
    withAll(refs.slice(0, MOST_REFS), said.refs),
  );
}

/** A sentence that stands as it was said, since someone took on what it names: `The hall needs sweeping.` – `Mine.` */
function isTakenUp(writer: Writer, { said, with: call, owner }: Task): boolean {
  const { conversation, talk } = writer;
  if (call === null || call.asks || !onlyTakesUp(talk, said.raw)) return false;
  // `Lise sees to it (the poster)` says who does what.
  const who = owner === undefined ? undefined : shortName(owner);
  const told = talk.phrases.inThirdPerson(writer.plain(said.unit?.text ?? said.raw), who);
  const isTold =
    told !== null &&
    who !== undefined &&
    call.terms.length <= TERMS_OF_THING &&
    told.includes(who) &&
    thingMeant(conversation, { text: told, said, answered: call }) !== null;
  return (
    !isTold &&
    ![talk.iOrYou, ...talk.calls].some((form) => form.test(call.raw)) &&
    !talk.leans.test(call.raw.replace(talk.phrases.trimStart, ''))
  );
}

/** Homework: it says all that the listeners have to know. */
const isHomework = ({ kind, owner, with: answer }: Task): boolean =>
  kind === 'request' && owner === undefined && answer === null;

/** `The line on the bill, can you word that?`: what a request points to, where it stands in front of it. */
function leadOf(writer: Writer, said: Remark, own: string): Remark | null {
  const { conversation, talk } = writer;
  const lead = writer.plain(partsAsked(talk, said.raw).lead);
  const saysWhat =
    topicalWords(conversation, lead).length > 0 && spacedWords(lead) >= LEAST_OF_LEAD;
  return saysWhat && pointsBack(conversation, own) ? { ...said, raw: lead } : null;
}

/** The same in front of a call: `And the old one, who can take it to the tip?` */
function leadOfCall(writer: Writer, call: Remark, own: string): Remark | null {
  const { conversation, talk } = writer;
  const at = Math.max(...talk.calls.map((form) => call.raw.search(form)));
  const lead = writer.plain(call.raw.slice(0, Math.max(0, at)).replace(/[,\s]+$/u, ''));
  const saysWhat =
    topicalWords(conversation, lead).length > 0 && spacedWords(lead) >= LEAST_OF_LEAD;
  return saysWhat && pointsBack(conversation, own) ? { ...call, raw: lead } : null;
}

/** What it orders someone to do. */
function ordered(writer: Writer, { raw }: Remark): Record<string, string> | undefined {
  const { orders, commands } = writer.talk.delegating;
  return [...orders, ...commands].map((order) => order.exec(raw)?.groups).find(Boolean);
}

function requested(writer: Writer, { said, owner, with: answer, wording }: Task): string | null {
  const day = answer === null ? undefined : said.raw.match(writer.talk.asksDay)?.groups;
  if (day?.event !== undefined) return asStatement(writer.plain(day.event));
  // Homework stands as it was given.
  const isHomework = owner === undefined && answer === null;
  if (isHomework && wording !== undefined) return asStatement(writer.plain(wording));
  const groups =
    day ??
    (isHomework ? said.raw.match(writer.talk.assigns)?.groups : undefined) ??
    groupsAsked(writer.talk, said.raw) ??
    ordered(writer, said) ??
    said.raw.match(writer.talk.offers)?.groups ??
    said.raw.match(writer.talk.assigns)?.groups ??
    {};
  const who = owner ?? (answer?.speaker === undefined ? undefined : shortName(answer.speaker));
  // `Est-ce que j'imprime les affiches ?`
  if (groups.finite !== undefined && who !== undefined)
    return writer.talk.phrases.inThirdPerson(asStatement(writer.plain(groups.finite)), who);
  const asker = said.speaker === undefined ? undefined : shortName(said.speaker);
  const verb = groups.verb ?? groups.verb2;
  if (verb !== undefined && who !== undefined) {
    // `The slabs, Bruno, you order them when?`
    const { named = '' } = groups;
    const object = named === '' ? (groups.object ?? groups.object2 ?? '') : '';
    const rest = toAsker(
      writer,
      (groups.thing ?? groups.thing2 ?? '').replace(writer.talk.takingOn.asksToConfirm, '').trim(),
      asker,
    );
    const thing = `${uncapitalized(named)} ${rest}`.trim();
    const told = writer.talk.phrases.doesIt(who, verb, thing);
    const before = object.toLowerCase().replace(/(?<=\p{L})$/u, ' ');
    const act = writer.plain(`${before}${told.slice(who.length + 1)}`);
    return asStatement(`${who} ${uncapitalized(act)}`);
  }
  const rest =
    groups.rest ?? groups.order ?? groups.bid ?? groups.charge ?? groups.polite ?? groups.homework;
  const bid = rest?.match(/^(?<verb>\p{Ll}+st) du (?<thing>.+)$/u)?.groups;
  if (bid?.verb !== undefined && who !== undefined)
    return asStatement(writer.plain(writer.talk.phrases.doesIt(who, bid.verb, bid.thing ?? '')));
  if (rest === undefined) return null;
  const plain = writer
    .plain(rest.replace(writer.talk.takingOn.asksToConfirm, ''))
    .replace(/[?.!]+$/u, '');
  const small = inside(said, rest, plain);
  // `I could swap, I'll do the week after`: what else they do is another task.
  const alone = small.replace(writer.talk.takingOn.ownPlan, '');
  const told = toAsker(writer, alone, asker);
  if (who === undefined) return asStatement(writer.talk.phrases.asOrder(told) ?? told);
  const [, other, both] = writer.plain(rest).match(/^(\p{Lu}\p{Ll}+) (\p{Ll}.*)$/u) ?? [];
  const isPair =
    new RegExp(`^${escaped(writer.talk.phrases.and)} `, 'u').test(rest) && other && both;
  const whole = isPair
    ? writer.talk.phrases.willDo(
        `${who} ${writer.talk.phrases.and} ${other}`,
        both.replace(/[?.!]+$/u, ''),
      )
    : (writer.talk.phrases.willDo(who, told) ?? inSecondPerson(writer, who, told));
  return whole === null ? null : asTold(writer, asStatement(whole), asker);
}

/** `Bob will check whether we need a permit`: who asks is one of those who need it. */
export function asTold({ talk }: Writer, text: string, asker: string | undefined): string {
  return (talk.we.test(text) ? talk.phrases.inThirdPerson(text, asker) : null) ?? text;
}

/** `Pon la fecha en la web`: an order in the words of its language. */
function inSecondPerson(writer: Writer, who: string, told: string): string | null {
  const { verb, thing } = /^(?<verb>\p{L}+) (?<thing>.+)$/u.exec(told)?.groups ?? {};
  return verb === undefined ? null : writer.talk.phrases.doesIt(who, verb, thing ?? '');
}

const toAsker = ({ talk }: Writer, text: string, asker: string | undefined): string =>
  asker === undefined ? text : talk.phrases.forAsker(text, asker);

/**
 * Words as they go on in a sentence: a capital within their sentence is that of a name or a noun.
 * @param words as they stand in the remark
 * @param plain the same without what is left out at their start and end, as a sentence
 */
function inside({ raw }: Remark, words: string, plain: string): string {
  const start = raw.indexOf(words);
  const rest = plain.slice(1);
  const at = words.indexOf(rest);
  const isInside = start > 0 && !/[.!?:] *$/u.test(raw.slice(0, start));
  return isInside && at > 0 ? `${words.charAt(at - 1)}${rest}` : uncapitalized(plain);
}

/** `I can, I did it at my old place`: one clause takes it on, the next one only says why. */
function onlyVolunteers({ talk }: Writer, { raw }: Remark): boolean {
  const [clause = '', ...rest] = raw.replace(talk.phrases.trimStart, '').split(/,|;| [–—-] /u);
  const isBrief = rest.length > 0 && spacedWords(clause) <= MOST_TO_VOLUNTEER;
  return isBrief && talk.volunteers.test(`${clause}.`);
}

/** `Who's working the clinic?` – `I can do the morning.`: a part that the call does not name. */
function takesPart({ talk }: Writer, said: Remark, call: Remark): boolean {
  const words = said.raw.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    said.terms.length > 0 &&
    sharedTerms(said, call) === 0 &&
    !talk.points.test(said.raw) &&
    !talk.volunteers.test(said.raw) &&
    !talk.due.test(said.raw) &&
    words.some((word) => talk.determiners.has(word))
  );
}

/** `Who orders it?` and `That's mine`: what was called for, by whom took it on. */
function calledFor(writer: Writer, task: Task): string | null {
  const { said, with: call, owner, kind } = task;
  const who = owner === undefined ? undefined : shortName(owner);
  if (kind !== 'promise' || call === null || who === undefined) return null;
  const saysMore = said.terms.length >= OWN_CONTENT && !onlyVolunteers(writer, said);
  const isOwn = said.speaker === undefined || shortName(said.speaker) === who;
  const isPart = isOwn && takesPart(writer, said, call);
  if (saysMore || said.run - call.run > CALLED_RUNS || isPart) return null;
  // `Would Priya take it?` – `I'll ask her.`
  const { answers, addresses, asksAnybody } = writer.talk;
  const isOfOther = ![answers.asksWho, addresses, asksAnybody, writer.talk.we].some((form) =>
    form.test(call.raw),
  );
  if (isOfOther && answers.findsOut.test(said.raw)) return null;
  const { phrases, calls } = writer.talk;
  const groups = calls
    .map((pattern) => call.raw.match(pattern)?.groups)
    .find((found) => found !== undefined);
  if (isTakenUp(writer, task))
    return writer.reported(asStatement(writer.plain(call.unit?.text ?? call.raw)), call.speaker);
  const infinitive =
    groups?.infinitive ?? groupsAsked(writer.talk, call.raw)?.rest ?? invitedTo(writer, call);
  // `Who does the button, you or Nadia?`: what is asked about them is no part of it.
  const thing = writer
    .plain(infinitive ?? groups?.thing ?? '')
    .replace(/[?.!]+$/u, '')
    .replace(/,[^,]*$/u, (last) => (writer.talk.iOrYou.test(last) ? '' : last));
  const told = writer.conversation.talk.takingOn.asksAll.test(call.raw)
    ? ofEach(writer, thing, call.speaker)
    : thing;
  if (told === '' || writer.talk.iOrYou.test(told)) return null;
  const source = infinitive ?? groups?.thing ?? '';
  const front = infinitive === undefined ? '' : frontedObject(writer, call, infinitive);
  const small = front + (told === thing ? inside(call, source, thing) : uncapitalized(told));
  const whole =
    groups?.verb === undefined
      ? phrases.willDo(who, small)
      : phrases.takesOn(who, groups.verb, small);
  if (whole === null) return null;
  // `¿Quién me la escribe?`: whom it is done for is no part of it.
  const bare = `${who}${whole.slice(who.length).replace(/^ (?:me|nos) (?=\p{L})/u, ' ')}`;
  return writer.reported(asStatement(bare), call.speaker);
}

/** `Die Planen müsste mal jemand festbinden`: in German the object may stand in front of who is called for. */
function frontedObject({ conversation, talk }: Writer, { raw }: Remark, act: string): string {
  if (conversation.document.language.tag !== 'de') return '';
  const at = Math.min(
    ...talk.calls
      .map((form) => form.exec(raw))
      .filter((found) => found?.groups?.infinitive === act)
      .map((found) => found?.index ?? 0),
  );
  const lead = raw.slice(0, Number.isFinite(at) ? at : 0).replace(talk.phrases.trimStart, '');
  const [first = ''] = lead.split(' ');
  const isObject = talk.determiners.has(first.toLowerCase()) && !/[.,;:!?]/u.test(lead);
  return isObject ? uncapitalized(lead) : '';
}

/** `Can you all send me yours?`, of one of them: `send Rosa theirs`. */
const ofEach = (writer: Writer, thing: string, asker: string | undefined): string =>
  toAsker(writer, thing, asker === undefined ? undefined : shortName(asker))
    .replace(/^(?:all|both|each) /iu, '')
    .replaceAll(/(?<!\p{L})your(?<alone>s?)(?!\p{L})/giu, 'their$<alone>');

/** `Can we move the backup to four?`: what one of them does then. */
function invitedTo(writer: Writer, { raw, asks }: Remark): string | undefined {
  const { phrases, settling } = writer.talk;
  if (!asks || !settling.invites.test(raw)) return undefined;
  const question = raw.replace(/[?\s]+$/u, '');
  const stated = phrases.stated(question);
  return stated === question || stated.startsWith('Wir ') ? undefined : stated;
}

/** What a task states in its speaker's words. */
function inOwnWords(writer: Writer, { said, kind, due, wording }: Task): string {
  const whole = writer.plain(wording ?? said.unit?.text ?? said.raw);
  const isOwn = kind === 'promise' || wording !== undefined;
  return isOwn ? withoutAside(writer.conversation, whole, due) : whole;
}

function promised(writer: Writer, task: Task): string {
  const { said, owner, kind } = task;
  const { phrases } = writer.talk;
  const text = inOwnWords(writer, task);
  if (kind === 'mention') return writer.reported(text, said.speaker) ?? text;
  if (owner !== undefined) {
    const told = phrases.inThirdPerson(text, shortName(owner));
    if (told !== null || said.speaker !== undefined) return told ?? labelled(text, said.speaker);
  }
  return asStatement(phrases.asOrder(text) ?? bySomeone(writer, text));
}

/** What someone takes on whom no one names. */
function bySomeone({ talk }: Writer, text: string): string {
  if (!talk.iOrYou.test(text)) return text;
  return talk.phrases.inThirdPerson(text, talk.phrases.someone) ?? talk.phrases.quote(text);
}

/** The remark nearest to a task that says when it is due. */
function remarkWith(writer: Writer, { said, due, dated }: Task): Remark | undefined {
  if (due === undefined || said.raw.includes(due)) return undefined;
  if (dated) return dated;
  return writer.conversation.remarks
    .slice(Math.max(0, said.index - REMARKS_AROUND), said.index + REMARKS_AROUND)
    .filter(({ raw }) => raw.includes(due))
    .toSorted((a, b) => Math.abs(a.index - said.index) - Math.abs(b.index - said.index))[0];
}

/** Whether what a task leaves out is what most of its words are about. */
function hasAside(writer: Writer, { said, due }: Task): boolean {
  const whole = writer.plain(said.unit?.text ?? said.raw);
  return withoutAside(writer.conversation, whole, due) !== whole;
}

/** `Buy, and hand me the receipt`: a verb with nothing behind it. */
const isBareOrder = (writer: Writer, said: Remark): boolean =>
  ordered(writer, said)?.thing?.trim().startsWith(`${writer.talk.phrases.and} `) === true;

/** Whether a task points back by its own words, or by those that its wording adds: `Mach ich` as `Uli macht das`. */
function leavesOut(writer: Writer, own: string, source: string, said: Remark): boolean {
  const isGerman = writer.conversation.document.language.tag === 'de';
  const asked = said.raw.match(writer.talk.asksDay)?.groups ?? groupsAsked(writer.talk, said.raw);
  const { object, object2 } = asked ?? {};
  const isOrderedBack = pointsBack(writer.conversation, ordered(writer, said)?.verb ?? '');
  if ((object ?? object2 ?? '') !== '' || isOrderedBack || isBareOrder(writer, said)) return true;
  // `Häng ich Montag auf` as `Enno hängt das Montag auf`, which reads as an article before a noun.
  const addsObject = isGerman && GERMAN_OBJECT.test(own) && !GERMAN_OBJECT.test(source);
  return (
    addsObject || writer.needsContext(source, said) || (isGerman && writer.needsContext(own, said))
  );
}
