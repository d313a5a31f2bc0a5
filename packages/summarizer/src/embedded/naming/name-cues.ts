import type { Unit } from '../document.ts';
import type { Cues } from '../cue-weights.ts';
import type { Opening } from '../subjects/openings.ts';
import { shareOfTalk } from '../weighing/term-weights.ts';
import { escaped } from '../words.ts';
import type { Candidate, NamingContext, Stretch } from './candidates.ts';
import { isNominal, isVerbal } from './endings.ts';
import type { Neighbour } from './word-slots.ts';

/** A subject comes up all along its stretch, an aside in one part of it. */
const PARTS = 4;
/** Units after which what comes up first is worth a third of what opens a stretch. */
const EARLY = 6;
const FIRST_QUESTION = 4;
/** Units that open and close a document. */
const OPENING = 12;
const ENDING = 10;
/** Turns from the start of a stretch in which its subject is announced. */
const NEAR_TURNS = 2;
/** How words that come up in a stretch are ordered before anything is trained: said again, said only here, all along it. */
const AGAIN = 0.7;
const ANYWHERE = 0.3;
/** Bring cues to about 0 to 1. */
const IDF_SCALE = 5;
const SHARE_SCALE = 7.6;
const LENGTH_SCALE = 10;
const LONGEST = 14;
const LONG = 9;
/** Keep logarithms finite. */
const SMOOTHING = 0.3;
const SMOOTHING_ELSEWHERE = 5;

const NEIGHBOURS = ['article', 'preposition', 'pronoun', 'verb'] satisfies Neighbour[];
const DOES = ['needs', 'weDo', 'proposes', 'settles', 'promises', 'points', 'resumed', 'number'];

/** A candidate in its stretch. */
interface Place {
  context: NamingContext;
  stretch: Stretch;
  units: readonly Unit[];
  candidate: Candidate;
  /** The units of the whole document in which it stands. */
  everywhere: readonly number[];
  openings: readonly Opening[];
  meanRank: number;
}

/** Named values; what is 0 is left out. */
type Values = Record<string, number>;

/** The cues of each candidate by which a stretch is named: mostly 0 to 1, nothing that knows what is talked about. */
export function nameCuesOf(
  context: NamingContext,
  stretch: Stretch,
  candidates: readonly Candidate[],
): Cues[] {
  const { document, rank } = context.analysis;
  const units = document.units.slice(stretch.start, stretch.end);
  const sum = rank.slice(stretch.start, stretch.end).reduce((all, one) => all + one, 0);
  const openings = openingsIn(context.openings, units);
  const places = candidates.map((candidate): Place => {
    const everywhere = context.places.get(candidate.term) ?? [];
    const meanRank = sum / Math.max(1, units.length) || 1;
    return { context, stretch, units, candidate, everywhere, openings, meanRank };
  });
  const worths = places.map(worthOf);
  const inOrder = worths.toSorted((a, b) => b - a);
  return places.map((place, at) => {
    const worth = worths[at] ?? 0;
    const order = inOrder.indexOf(worth);
    const values: Values = {
      ...countsOf(place),
      ...positionOf(place),
      ...deedsOf(place),
      ...formOf(place),
      ...headingsOf(place),
      rank: Math.log(1 + order),
      best: Number(order === 0),
      'below best': Math.log(worth / (inOrder[0] ?? worth)),
    };
    return new Map(Object.entries(values).filter(([, value]) => value !== 0));
  });
}

const partsIn = ({ candidate, units }: Place): number =>
  new Set(candidate.places.map((at) => Math.floor((at * PARTS) / units.length))).size;

function worthOf(place: Place): number {
  const { candidate, everywhere, context } = place;
  const often = candidate.places.length;
  const tells = context.analysis.idf[candidate.term] ?? 1;
  const share = ANYWHERE + often / everywhere.length;
  return often ** AGAIN * share * Math.sqrt(partsIn(place) / PARTS) * tells;
}

/** How often it is said here, and elsewhere. */
function countsOf(place: Place): Values {
  const { candidate, everywhere, stretch, units, context } = place;
  const often = candidate.places.length;
  const all = context.analysis.document.units.length;
  const elsewhere = everywhere.length - often;
  const here = (often + SMOOTHING) / units.length;
  const there = (elsewhere + SMOOTHING) / (all - units.length + SMOOTHING_ELSEWHERE);
  return {
    count: Math.log(often),
    once: Number(often === 1),
    density: Math.log(1 + (100 * often) / units.length),
    share: often / everywhere.length,
    'only here': Number(elsewhere === 0),
    'log odds': Math.log(here / there),
    before: Math.log(1 + everywhere.filter((at) => at < stretch.start).length),
    after: Math.log(1 + everywhere.filter((at) => at >= stretch.end).length),
    parts: partsIn(place) / PARTS,
    idf: (context.analysis.idf[candidate.term] ?? 1) / IDF_SCALE,
  };
}

/** Where it is said. */
function positionOf({ candidate, everywhere, stretch, units, context, meanRank }: Place): Values {
  const { document, rank } = context.analysis;
  const [first = 0] = candidate.places;
  const opens = everywhere.some((at) => at < stretch.start && at < OPENING);
  const last = document.units.length - ENDING;
  const central = candidate.places.reduce((sum, at) => sum + (rank[stretch.start + at] ?? 0), 0);
  const begins = candidate.places.filter((at) => units[at]?.terms[0] === candidate.term).length;
  return {
    first: Math.exp(-first / EARLY),
    'in opening': Number(first === 0),
    late: first / units.length,
    'doc opening': Number(opens),
    'doc ending': Number(everywhere.some((at) => at >= stretch.end && at > last)),
    'central sum': Math.log(1 + central / meanRank),
    'first word': begins / candidate.places.length,
  };
}

/** What is done in the sentences that say it, and by whom. */
function deedsOf({ candidate, stretch, units, context }: Place): Values {
  const said = candidate.places.flatMap((at) => {
    const one = context.said.get(stretch.start + at);
    return one ? [{ ...one, at }] : [];
  });
  const share = (deed: string): number =>
    said.filter(({ does }) => does.has(deed)).length / candidate.places.length;
  const values: Values = {
    'asked at all': Number(share('asks') > 0),
    'asked first': Number(said.some(({ does, at }) => does.has('asks') && at < FIRST_QUESTION)),
    'in decision': Number(share('decision') > 0),
    'in question': Number(share('question') > 0),
  };
  for (const deed of DOES) values[`in ${deed}`] = share(deed);
  if (!context.conversation.named) return values;
  const all = new Set(units.map(({ speaker }) => speaker)).size;
  const runs = said.map(({ remark }) => remark.run);
  values['speakers'] = new Set(said.map(({ remark }) => remark.speaker)).size / Math.max(1, all);
  values['taken up'] = Number(runs.some((run, at) => (runs[at + 1] ?? Infinity) - run === 1));
  return values;
}

/** What kind of word it is, by its form and by what stands beside it. */
function formOf({ candidate, context }: Place): Values {
  const { word, slots, term } = candidate;
  const { document } = context.analysis;
  const { tag, capitalizesNouns } = document.language;
  const values: Values = {
    'before preposition': (slots.after.get('preposition') ?? 0) / slots.all,
    led: slots.led / slots.all,
    'never led': Number(slots.led === 0),
    capitals: capitalizesNouns || slots.inside === 0 ? 0 : slots.capitals / slots.inside,
    noun: Number(context.words.isNounPhrase(word)),
    article: Number(context.words.hasArticle(word)),
    nominal: Number(isNominal(word, document.language)),
    verbal: Number(isVerbal(word, document.language)),
    general: Number(context.conversation.talk.generalNouns.test(word)),
    length: Math.min(word.length, LONGEST) / LENGTH_SCALE,
    long: Number(tag === 'de' && word.length > LONG),
  };
  for (const one of NEIGHBOURS) values[`behind ${one}`] = (slots.before.get(one) ?? 0) / slots.all;
  if (tag !== 'en') return values;
  const share = shareOfTalk(document.terms[term] ?? '');
  return {
    ...values,
    'talk share': -Math.log(share) / SHARE_SCALE,
    plural: Number(/[^s]s$/u.test(word)),
  };
}

function openingsIn(openings: readonly Opening[], units: readonly Unit[]): Opening[] {
  const [from, to] = [units[0]?.refs[0] ?? 0, units.at(-1)?.refs[0] ?? 0];
  return openings.filter(({ remark }) => {
    const turn = remark.refs[0] ?? 0;
    return turn >= from && turn <= to;
  });
}

/** How it is brought up: near the start of the stretch, or in the middle of it. */
function headingsOf({ candidate, units, openings }: Place): Values {
  const values: Values = {};
  const from = units[0]?.refs[0] ?? 0;
  const written = new RegExp(`(?<!\\p{L})${escaped(candidate.word)}`, 'iu');
  for (const { heading, name, remark } of openings) {
    const isNamed = name !== null && written.test(name);
    if (!isNamed && !heading.terms.includes(candidate.term)) continue;
    const place = (remark.refs[0] ?? 0) - from <= NEAR_TURNS ? 'near' : 'far';
    values[`${place} heading`] = 1;
    for (const form of ['whole', 'led', 'raised'] as const)
      if (heading[form]) values[`${place} ${form}`] = 1;
  }
  return values;
}
