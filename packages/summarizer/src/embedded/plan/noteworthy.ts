import type { DocumentKind } from '../../port.ts';
import type { Analysis } from '../weighing/analysis.ts';
import { oddsOf, type Cues, type CueWeights } from '../cue-weights.ts';
import type { Unit } from '../document.ts';
import { FEATURES, featuresOf } from '../weighing/features.ts';
import { countsAloud, countsIn, type Conversation } from '../findings/conversation.ts';
import { cuesIn } from '../findings/remark-cues.ts';
import { eligibleUnits } from '../weighing/score.ts';
import trained from './noteworthy-weights.json' with { type: 'json' };
import { endsWithQuestionMark } from '../words.ts';

export interface NoteworthyInput {
  analysis: Analysis;
  conversation: Conversation;
  kind: DocumentKind;
}

/** Shares of the units at either end in which people greet and part, and in which they come to the point. */
const EDGE = 0.03;
const FIRST_PART = 0.1;
/** Share of a talk at its start and at its end in which its speaker speaks of the room. */
const ENDS = 0.08;
const LENGTHS = [5, 8, 12, 18, 25];
const MOST = 3;
/** Cues of remarks that are far away tell nothing. */
const FAR = /turn[+-]2|later|own[+-]2/u;
/** What tells more in one kind of source than in another. */
const BY_KIND = ['number', 'begins with I', 'name', 'over 12'];

/** A sentence of these lengths, in words, may be noted; of a source of fewer words one with a single term, as what says a number. */
const SHORTEST = 5;
export const LONGEST_NOTED = 40;
const BRIEF_SOURCE = 100;

/** Whether a unit may be noted as a fact at all: shorter ones than for an overview too, since a number needs few words. */
export function mayBeNoted(conversation: Conversation, unit: Unit): boolean {
  const { document, talk } = conversation;
  const { length, terms, text, raw } = unit;
  const leastTerms = document.words < BRIEF_SOURCE ? 1 : 2;
  const saysEnough =
    terms.length >= leastTerms || (terms.length > 0 && figuresIn(conversation, unit) > 0);
  const isRight = length >= SHORTEST && length <= LONGEST_NOTED && saysEnough;
  return (
    isRight &&
    !countsAloud(talk, raw) &&
    !endsWithQuestionMark(text) &&
    !talk.smallTalk.test(raw) &&
    !isOfRoom(conversation, unit)
  );
}

/** `If you sit by the window, open it`, where people come in and where they leave. */
function isOfRoom({ document, talk }: Conversation, unit: Unit): boolean {
  if (!talk.explaining.room.test(unit.raw)) return false;
  const at = document.units.indexOf(unit) / document.units.length;
  return at < ENDS || at >= 1 - ENDS;
}

/** How likely each unit states something that people note beside decisions and tasks, 0 to 1. */
export function noteworthyIn(input: NoteworthyInput, weights: CueWeights = trained): Float64Array {
  return Float64Array.from(noteCues(input), (cues) => 1 / (1 + Math.exp(-oddsOf(cues, weights))));
}

/** The cues of each unit: how much of the whole it says, its form, what is said around it. */
export function noteCues({ analysis, conversation, kind }: NoteworthyInput): Cues[] {
  const { units } = analysis.document;
  const features = featuresOf(analysis, eligibleUnits(analysis));
  const around = cuesIn(conversation);
  const remarks = new Map(conversation.remarks.map(({ unit, index }) => [unit, index]));
  const inUnits = unitsWithTerm(units);
  const group = kind === 'mail' ? 'meeting' : kind;
  return units.map((unit, at) => {
    const cues = new Map<string, number>();
    for (const [column, name] of FEATURES.entries())
      cues.set(name, features[at * FEATURES.length + column] ?? 0);
    for (const [name, value] of around[remarks.get(unit) ?? -1] ?? [])
      if (!FAR.test(name)) cues.set(`remark ${name}`, value);
    addForm(cues, conversation, unit);
    const counts = unit.terms.map((term) => inUnits.get(term) ?? 0);
    const again = counts.filter((count) => count > 1).length;
    cues.set('said again', again / Math.max(1, counts.length));
    cues.set('most said', Math.log1p(counts.reduce((most, count) => Math.max(most, count), 0)));
    cues.set('edge', Number(at < units.length * EDGE || at >= units.length * (1 - EDGE)));
    cues.set('first part', Number(at < units.length * FIRST_PART));
    cues.set('number next', Number(/\p{N}/u.test(units[at + 1]?.text ?? '')));
    for (const name of BY_KIND) cues.set(`${group}: ${name}`, cues.get(name) ?? 0);
    cues.set(group, 1);
    return cues;
  });
}

function addForm(cues: Map<string, number>, conversation: Conversation, unit: Unit): void {
  const { talk } = conversation;
  const figures = figuresIn(conversation, unit);
  cues.set('number', Number(figures > 0));
  cues.set('numbers in it', Math.min(MOST, figures));
  cues.set('digits', Number(/\p{N}/u.test(unit.text)));
  cues.set('count', Number(countsIn(conversation, unit.raw)));
  cues.set('name', Number(namesSomeone(unit)));
  cues.set('unreal', Number(talk.unreal.test(unit.text)));
  cues.set('exclaims', Number(unit.raw.includes('!')));
  cues.set('begins with I', Number(talk.joining.beginsWithI.test(unit.text)));
  cues.set('commas', Math.min(MOST, unit.text.split(',').length - 1));
  for (const least of LENGTHS) cues.set(`over ${least}`, Number(unit.length > least));
}

/** How many numbers a unit says, in digits and in words. */
export function figuresIn({ talk }: Conversation, { text }: Unit): number {
  const digits = text.match(/\p{N}+/gu)?.length ?? 0;
  return digits + text.split(' ').filter((word) => talk.countWords.test(word)).length;
}

/** Whether a word inside of a unit begins with a capital, as names do. */
export const namesSomeone = ({ text }: Unit): boolean => /(?<=\p{Ll},? )\p{Lu}\p{Ll}/u.test(text);

/** In how many units each term stands. */
export function unitsWithTerm(units: readonly Unit[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { terms } of units)
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
