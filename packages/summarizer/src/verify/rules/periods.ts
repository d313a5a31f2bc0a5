import type { Doubt } from '../../port.ts';
import { anyMention } from '../lexicon/any-language.ts';
import { conceptsOf, TIME_UNITS } from '../units.ts';
import { supportedDates } from '../calendar.ts';
import { fold } from '../words.ts';
import { COMPARES } from './numbers.ts';
import type { Told } from './routes.ts';

/** `This week`, `nächstes Jahr`, `el mes que viene`, `le mois dernier`: the word before the unit or behind it. */
const PERIOD = new RegExp(
  String.raw`(?<!\p{L})(?:(?<before>${anyMention(({ periodAhead }) => periodAhead)}) (?<unit>\p{L}+)|(?<other>\p{L}+) (?<after>${anyMention(({ periodBehind }) => periodBehind)}))(?!\p{L})`,
  'giu',
);
/** Units by which plans are made, too. */
const PLANNED = conceptsOf(`
  quarter quarters | quartal | trimestre | trimestre
  term | semester | semestre | semestre
`);
const unitOf = (word: string, language: string): string | undefined =>
  TIME_UNITS.of(word, language) ?? PLANNED.of(word, language);
const NEXT = new RegExp(`^${anyMention(({ next }) => next)}`, 'iu');
const LAST = new RegExp(`^${anyMention(({ last }) => last)}`, 'iu');

type When = 'last' | 'this' | 'next';

/** Which period of a unit of time is meant: `next quarter`. Next Wednesday is in this week or the next one. */
function periodsIn({ text, language }: Told): Map<string, Set<When>> {
  const found = new Map<string, Set<When>>();
  const add = (unit: string, ...whens: When[]): unknown =>
    found.set(unit, new Set([...(found.get(unit) ?? []), ...whens]));
  for (const { groups } of text.matchAll(PERIOD)) {
    const named = groups?.['unit'] ?? groups?.['other'] ?? '';
    const unit = unitOf(fold(named), language);
    const word = groups?.['before'] ?? groups?.['after'] ?? '';
    const when: When = NEXT.test(word) ? 'next' : LAST.test(word) ? 'last' : 'this';
    if (unit !== undefined) add(unit, when);
    else if ([...supportedDates(named, language)].some((date) => date.startsWith('d')))
      add('week', when, 'this');
  }
  return found;
}

/** `This quarter` where the cited turns name that unit, and only as the next or the last one: in any two languages. */
export function otherPeriod(claim: Told, said: Told): Doubt | null {
  const known = periodsIn(said);
  for (const [unit, claimed] of periodsIn(claim)) {
    const there = known.get(unit);
    const isOther = there && [...claimed].every((when) => !there.has(when));
    // `Two weeks earlier than last year`: what is compared with the last one is this one's.
    const isCompared =
      claimed.has('this') && there?.has('last') && COMPARES.test(claim.text.toLowerCase());
    if (isOther && !isCompared) return { kind: 'date' };
  }
  return null;
}
