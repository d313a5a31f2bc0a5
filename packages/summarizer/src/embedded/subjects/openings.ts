import type { Conversation, Remark } from '../findings/conversation.ts';
import { announcedBy } from '../titles/announced.ts';
import type { TitleWords } from '../titles/title-words.ts';
import { cohesionAt } from './cohesion.ts';
import {
  doesSomethingToOne,
  headingOf,
  isSureOf,
  isThing,
  mentionsAfter,
  type Heading,
} from './headings.ts';
import { shortName } from '../speakers.ts';

/** A place at which a subject may begin: the start of a turn, or a sentence in it that opens one. */
export interface Opening {
  /** The sentence of the turn that opens most. */
  remark: Remark;
  /** What the sentence is said to be about, where it says so. */
  name: string | null;
  heading: Heading;
  /** Whether the name is surely one: brought up as a subject, or a noun elsewhere. */
  sure: boolean;
  /** Whether it names what is said behind it also where no section begins. */
  mayName: boolean;
  /** Words of its turn. */
  words: number;
  /** Values of {@link OPENING_FEATURES}. */
  values: number[];
}

/** Sentences of a turn among which is the one that opens a subject. */
const SENTENCES = 5;
const REMARKS_BACK = 3;
/** Remarks on either side that are compared. */
const NEAR = 8;
const FAR = 20;
/** A word is new that no one said in so many remarks, and taken up that comes again in so many. */
const NEW_FOR = 40;
const TAKEN_UP_IN = 20;

type Measure = (place: Place) => number;

interface Place {
  conversation: Conversation;
  /** The sentences of the turn. */
  turn: readonly Remark[];
  head: Remark;
  announced: string | null;
  heading: Heading;
  chair: string | undefined;
}

const wordsIn = (turn: readonly Remark[]): number =>
  turn.reduce((sum, { unit }) => sum + (unit?.length ?? 0), 0);

const raws = (remarks: readonly Remark[]): string => remarks.map(({ raw }) => raw).join(' ');

const MEASURES: Readonly<Record<string, Measure>> = {
  announced: ({ conversation, head }) =>
    Number(conversation.talk.announces[0]?.test(head.raw) === true),
  announcedWeakly: ({ conversation, announced, head }) =>
    Number(announced !== null && !conversation.talk.announces[0]?.test(head.raw)),
  named: ({ heading }) => Number(heading.phrase !== ''),
  whole: ({ heading }) => Number(heading.whole),
  wholeByChair: ({ heading, chair, head }) =>
    Number(heading.whole && chair !== undefined && head.speaker === chair),
  wholeAndGoesOn: ({ heading, head, turn }) => Number(heading.whole && head !== turn.at(-1)),
  recurs: ({ heading, conversation, head }) =>
    Number(mentionsAfter(conversation, head, heading.terms) > 0),
  led: ({ heading }) => Number(heading.led),
  ledByName: ({ heading }) => Number(heading.led && heading.phrase !== ''),
  called: ({ heading, conversation, head }) =>
    Number(heading.phrase !== '' && (heading.called || callsBehind(conversation, head))),
  definite: ({ heading }) => Number(heading.definite),
  raised: ({ heading }) => Number(heading.raised),
  mentioned: ({ heading, conversation, head }) =>
    Math.log(1 + mentionsAfter(conversation, head, heading.terms)),
  known: ({ heading, conversation, turn }) => mentionsBefore(conversation, turn, heading.terms),
  both: ({ heading, announced }) => Number(heading.phrase !== '' && announced !== null),
  opener: ({ conversation, turn }) =>
    Number(conversation.talk.phrases.trimStart.test(turn[0]?.raw ?? '')),
  lateHead: ({ turn, head }) =>
    Math.log(
      1 +
        turn
          .filter(({ index }) => index < head.index)
          .reduce((sum, { terms }) => sum + terms.length, 0),
    ),
  callsByName: ({ conversation, turn }) => Number(callsNext(conversation, turn)),
  asks: ({ turn }) => Number(turn.slice(0, SENTENCES).some(({ asks }) => asks)),
  answers: ({ conversation, turn }) =>
    Number(conversation.remarks[(turn[0]?.index ?? 0) - 1]?.asks === true),
  agrees: ({ turn, head }) => Number(turn[0]?.agrees === true && head === turn[0]),
  objects: ({ turn }) => Number(turn[0]?.objects === true),
  pointsBack: ({ conversation, head }) =>
    Number(conversation.talk.leans.test(head.raw) || conversation.talk.points.test(head.raw)),
  chair: ({ chair, head }) => Number(chair !== undefined && head.speaker === chair),
  first: ({ conversation, head }) =>
    Number(conversation.named && head.speaker === conversation.document.speakers[0]),
  agreedBefore: ({ conversation, turn }) =>
    before(conversation, turn).filter(({ agrees }) => agrees).length,
  shortBefore: ({ conversation, turn }) =>
    before(conversation, turn).filter(({ terms }) => terms.length <= 1).length / REMARKS_BACK,
  settledBefore: ({ conversation, turn }) =>
    Number(before(conversation, turn).some(({ raw }) => conversation.talk.settles.test(raw))),
  promisedBefore: ({ conversation, turn }) =>
    Number(
      before(conversation, turn).some(
        ({ raw }) => conversation.talk.promises.test(raw) && !conversation.talk.noPromise.test(raw),
      ),
    ),
  length: ({ turn }) => Math.log(1 + wordsIn(turn)),
  newWords: ({ conversation, turn, head }) => newWords(conversation, turn, head).fresh,
  takenUp: ({ conversation, turn, head }) => Math.log(1 + newWords(conversation, turn, head).taken),
  nearDrop: ({ conversation, turn }) => cohesionAt(conversation, turn[0]?.index ?? 0, NEAR),
  farDrop: ({ conversation, turn }) => cohesionAt(conversation, turn[0]?.index ?? 0, FAR),
};

export const OPENING_FEATURES: readonly string[] = Object.keys(MEASURES);

/** Each turn as a place at which a subject may begin. */
export function openingsIn(conversation: Conversation, words: TitleWords): Opening[] {
  const turns = turnsOf(conversation);
  const heads = turns.flatMap((turn) => headOf(conversation, turn, words) ?? []);
  const chair = chairOf(heads);
  return heads.map((head): Opening => {
    const place = { conversation, ...head, chair };
    const { heading } = head;
    return {
      remark: head.head,
      name: nameOf(place, words),
      heading,
      sure: isSurelyNamed(place, words),
      mayName:
        chair === undefined ||
        (head.head.speaker === chair ? isTakenUp(place) : isBareWord(place) || isAskedOf(place)),
      words: wordsIn(head.turn),
      values: Object.values(MEASURES).map((measure) => measure(place)),
    };
  });
}

/** What the sentence says that it is about: by a name that is surely one, or that the chair puts into a sentence of its own. */
function nameOf(place: Place, words: TitleWords): string | null {
  const { conversation, head, heading, announced } = place;
  const isSure = isHeadline(place, words) || isSureOf(conversation, head, heading, words);
  if (heading.name !== null && isSure) return heading.name;
  return announced !== null && words.isNounPhrase(announced) ? announced : null;
}

/** `Open day. Who has the raffle?` by the chair. One word may be an exclamation. */
function isHeadline({ heading, chair, head, turn }: Place, words: TitleWords): boolean {
  const byChair = chair !== undefined && head.speaker === chair;
  const isPhrase = heading.name?.includes(' ') === true || isThing(heading, words);
  return heading.whole && byChair && isPhrase && head !== turn.at(-1);
}

/** Brought up as a subject, or spoken of by the next remarks. */
function isTakenUp({ conversation, head, heading }: Place): boolean {
  const { led, called, raised, stands, terms } = heading;
  return led || called || raised || stands || mentionsAfter(conversation, head, terms) > 0;
}

/** `Music. Last year we had two complaints.` */
const isBareWord = ({ heading: { stands, definite } }: Place): boolean => stands && !definite;

/** `And the price?`, of which no one spoke just before. */
const isAskedOf = ({ conversation, turn, head, heading }: Place): boolean =>
  head.asks &&
  heading.definite &&
  heading.whole &&
  mentionsBefore(conversation, turn, heading.terms) === 0;

function isSurelyNamed(place: Place, words: TitleWords): boolean {
  const { conversation, head, heading } = place;
  const { led, called, raised, stands, name, terms } = heading;
  const { capitalizesNouns } = conversation.document.language;
  const isCalled = called && !capitalizesNouns && mentionsAfter(conversation, head, terms) > 0;
  const isBrought = led || raised || stands || isCalled || isThing(heading, words);
  return name !== null && (isBrought || isHeadline(place, words));
}

function turnsOf({ remarks }: Conversation): Remark[][] {
  const turns: Remark[][] = [];
  for (const remark of remarks) {
    const last = turns.at(-1);
    if (last && last[0]?.refs[0] === remark.refs[0]) last.push(remark);
    else turns.push([remark]);
  }
  return turns;
}

interface Head {
  turn: readonly Remark[];
  head: Remark;
  announced: string | null;
  heading: Heading;
}

/** The sentence of a turn that opens most; where none does the first that says something. */
function headOf(
  conversation: Conversation,
  turn: readonly Remark[],
  words: TitleWords,
): Head | undefined {
  const { showAside } = conversation.talk.genres;
  // `A word from our partner` opens no subject.
  const told = turn.filter(({ raw }) => !showAside.test(raw));
  const all = (told.length > 0 ? told : turn).slice(0, SENTENCES).map((head): Head => {
    const announced = doesSomethingToOne(conversation, head)
      ? null
      : announcedBy(conversation, head, words);
    return { turn, head, announced, heading: headingOf(conversation, head, words) };
  });
  const best = all.toSorted((a, b) => opens(b, conversation) - opens(a, conversation))[0];
  if (best && opens(best, conversation) > 0) return best;
  return all.find(({ head }) => head.terms.length > 1) ?? all[0];
}

function opens({ head, announced, heading }: Head, conversation: Conversation): number {
  const { phrase, whole, led, called, raised } = heading;
  if (phrase === '') return Number(announced !== null) + Number(led) / 2;
  return (
    1 +
    Number(whole) +
    Number(led) +
    Number(called || callsBehind(conversation, head)) +
    Number(raised) +
    Number(announced !== null)
  );
}

/** `Bonfires. Colin.`, `Bonfires. Colin, that's yours.` */
function callsBehind({ remarks, document }: Conversation, { index, run }: Remark): boolean {
  const next = remarks[index + 1];
  return (
    next?.run === run &&
    document.speakers.some((speaker) =>
      shortName(speaker)
        .split(' ')
        .some((part) => next.raw === `${part}.` || next.raw.startsWith(`${part},`)),
    )
  );
}

/** How often it was spoken of just before, as a share of the remarks that are looked at. */
function mentionsBefore(
  { remarks }: Conversation,
  turn: readonly Remark[],
  terms: readonly number[],
): number {
  const at = turn[0]?.index ?? 0;
  const spoken = remarks
    .slice(Math.max(0, at - NEAR), at)
    .filter((other) => other.terms.some((term) => terms.includes(term)));
  return Math.log(1 + spoken.length);
}

/** Who opens most subjects; no one where each opens one at most. */
function chairOf(heads: readonly Head[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { head, announced, heading } of heads)
    if (head.speaker !== undefined && (announced !== null || heading.phrase !== ''))
      counts.set(head.speaker, (counts.get(head.speaker) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] > 1 ? first[0] : undefined;
}

function before({ remarks }: Conversation, [first]: readonly Remark[]): Remark[] {
  const at = first?.index ?? 0;
  return remarks.slice(Math.max(0, at - REMARKS_BACK), at);
}

/** Whether it calls on the speaker who takes the floor next. */
function callsNext({ remarks }: Conversation, turn: readonly Remark[]): boolean {
  const next = remarks[(turn.at(-1)?.index ?? 0) + 1]?.speaker;
  if (next === undefined || next === turn[0]?.speaker) return false;
  const called = raws(turn);
  return shortName(next)
    .split(' ')
    .some((part) => part.length > 1 && called.includes(part));
}

/** How many of a turn's words are new, and how many of these come up again. */
function newWords(
  { remarks }: Conversation,
  turn: readonly Remark[],
  head: Remark,
): { fresh: number; taken: number } {
  const from = turn[0]?.index ?? 0;
  const said = new Set(
    remarks.slice(Math.max(0, from - NEW_FOR), from).flatMap(({ terms }) => terms),
  );
  const own = new Set(remarks.slice(head.index, head.index + 3).flatMap(({ terms }) => terms));
  const fresh = [...own].filter((term) => !said.has(term));
  const after = remarks.slice(head.index + 1, head.index + 1 + TAKEN_UP_IN);
  const taken = fresh.filter(
    (term) => after.filter(({ terms }) => terms.includes(term)).length >= 2,
  );
  return { fresh: fresh.length / Math.max(1, own.size), taken: taken.length };
}
