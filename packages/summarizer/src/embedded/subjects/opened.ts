import { handsOver, preceding, type Conversation, type Remark } from '../findings/conversation.ts';
import type { TitleWords } from '../titles/title-words.ts';
import { boundariesIn } from './boundaries.ts';
import weights from './opening-weights.json' with { type: 'json' };
import { OPENING_FEATURES, openingsIn, type Opening } from './openings.ts';

/** Where a subject begins, and what it is called there. */
export interface OpenedSubject {
  remark: Remark;
  /** As a title; null where who opens it does not name it. */
  name: string | null;
  /** Whether the name is surely one, so that a statement may be put under it. */
  sure: boolean;
}

/** How likely a subject begins at each opening, as log odds, by a logistic regression. */
export function oddsOf(openings: readonly Opening[]): Float64Array {
  const inOrder = OPENING_FEATURES.map(
    (name) => Object.entries(weights.weights).find(([key]) => key === name)?.[1] ?? 0,
  );
  return Float64Array.from(openings, ({ values }) =>
    values.reduce((sum, value, at) => sum + value * (inOrder[at] ?? 0), weights.bias),
  );
}

/** A subject may be named a few turns behind where it begins; the first one behind greetings. */
const TURNS_TO_NAME = 3;
const SHARE_TO_NAME = 0.15;

/** A conclusion takes up what was named within so many changes of speaker. */
const RUNS_TO_CONCLUDE = 8;
/** What was named within so many is only said again. */
const RUNS_TO_REPEAT = 3;
const NO_OPENING = -20;

/** Openings from these odds on may change the subject for a while, though no section begins there. */
const LEAST_ASIDE = -3;

interface Openings {
  openings: readonly Opening[];
  odds: Float64Array;
}

const known = new WeakMap<Conversation, Openings>();

/** The places at which subjects may begin, with their odds; read once for each conversation. */
export function openingsOf(conversation: Conversation, words: TitleWords): Openings {
  const found = known.get(conversation);
  if (found) return found;
  const openings = openingsIn(conversation, words);
  const odds = oddsOf(openings).map((value, at) => {
    const opening = openings[at];
    return opening && concludes(conversation, opening) ? NO_OPENING : value;
  });
  const read = { openings, odds };
  known.set(conversation, read);
  return read;
}

/** `Right, larch then.` behind `There's larch as well`: it settles what was just put forward, and opens nothing. */
function concludes(conversation: Conversation, { remark, heading }: Opening): boolean {
  const { led, called, raised, whole, terms } = heading;
  const { agrees, asks, raw } = remark;
  const isConclusion =
    !asks &&
    whole &&
    (agrees || conversation.talk.concludes.test(raw)) &&
    !handsOver(conversation, remark);
  if (!isConclusion || called || raised || terms.length === 0) return false;
  const named = preceding(conversation, remark, RUNS_TO_CONCLUDE).filter(
    (before) => before.run < remark.run && terms.every((term) => before.terms.includes(term)),
  );
  // An agenda names everything that is opened later.
  return led
    ? named.some(({ run }) => run >= remark.run - 2)
    : named.some(({ voice }) => voice !== remark.voice || !conversation.voiced);
}

/** The subjects of a conversation, one after the other; the first begins where it begins. */
export function subjectsOpenedIn(conversation: Conversation, words: TitleWords): OpenedSubject[] {
  const { openings, odds } = openingsOf(conversation, words);
  const starts = boundariesIn(openings, odds, conversation.document.speech);
  return starts.flatMap((at, place) => {
    const opening = openings[at];
    if (!opening) return [];
    const within = at === 0 ? Math.ceil(openings.length * SHARE_TO_NAME) : TURNS_TO_NAME;
    const end = Math.min(starts[place + 1] ?? openings.length, at + within);
    const own = opening.name !== null && (at > 0 || opening.sure) ? opening : undefined;
    const named = at > 0 && own ? own : (namedIn(openings, odds, at, end) ?? own);
    return [{ remark: opening.remark, name: named?.name ?? null, sure: named?.sure === true }];
  });
}

/** Share of the turns in which people gather, and how many turns that are at least. */
const SHARE_TO_GATHER = 0.08;
const TURNS_TO_GATHER = 3;
/** Less likely openings open no first subject. */
const LEAST_TO_OPEN = -2;

/**
 * The first unit that belongs to a subject; 0 where none is opened near the start. What people say while they gather is about
 * nothing that notes would hold: `Is that the last of the biscuits?`
 */
export function firstUnitOfSubjects(conversation: Conversation, words: TitleWords): number {
  const { document, voiced } = conversation;
  if (!voiced || document.form === 'mail') return 0;
  const { openings, odds } = openingsOf(conversation, words);
  const turns = Math.max(TURNS_TO_GATHER, Math.ceil(openings.length * SHARE_TO_GATHER));
  const [first] = openings
    .slice(0, turns)
    .map(({ remark }, at) => ({ remark, likely: odds[at] ?? -Infinity }))
    .filter(({ likely }) => likely >= LEAST_TO_OPEN)
    .toSorted((a, b) => b.likely - a.likely);
  if (!first) return 0;
  const { unit, refs } = first.remark;
  const own = document.units.findIndex((one) =>
    unit ? one === unit : (one.refs[0] ?? 0) >= (refs[0] ?? 0),
  );
  return Math.max(0, own);
}

/** Where something else is brought up though no section begins; without a name unless the chair does. */
export function asidesIn(conversation: Conversation, words: TitleWords): OpenedSubject[] {
  const { openings, odds } = openingsOf(conversation, words);
  return openings.flatMap(({ remark, name, heading, sure, mayName }, at) => {
    const { whole, led, called, raised, definite, phrase, terms } = heading;
    // `Oh dear, yes` only answers.
    // `Lo de los lunes olvidadlo` closes what it names.
    if (conversation.talk.settling.retracts.test(remark.raw)) return [];
    const isAsked = remark.asks && definite && mayName;
    const isNew = !remark.asks && !remark.agrees && !wasJustNamed(conversation, remark, terms);
    const brought = led || called || raised || (whole && (isAsked || isNew));
    return brought && phrase !== '' && (odds[at] ?? 0) >= LEAST_ASIDE
      ? [{ remark, name: mayName ? name : null, sure }]
      : [];
  });
}

/** `Blue or grey?` – `Grey.`: what was named a moment ago opens nothing. */
const wasJustNamed = (
  conversation: Conversation,
  remark: Remark,
  terms: readonly number[],
): boolean =>
  terms.length > 0 &&
  preceding(conversation, remark, RUNS_TO_REPEAT).some(
    (before) => before.run < remark.run && terms.every((term) => before.terms.includes(term)),
  );

/** The likeliest opening among some by which a subject is named and brought up. */
function namedIn(
  openings: readonly Opening[],
  odds: Float64Array,
  from: number,
  to: number,
): Opening | undefined {
  const found = openings
    .map((opening, at) => ({ opening, likely: odds[at] ?? 0 }))
    .slice(from, to)
    .filter(({ opening: { name, heading } }) => {
      return name !== null && (heading.led || heading.called || heading.raised);
    });
  return found.toSorted((a, b) => b.likely - a.likely)[0]?.opening;
}
