import type { Doubt } from '../../port.ts';
import { TIME_UNITS } from '../units.ts';
import { fold } from '../words.ts';

/** `This week`, `nächstes Jahr`, `el mes que viene`, `le mois dernier`: the word before the unit or behind it. */
const PERIOD =
  /(?<!\p{L})(?:(?<before>this|next|last|diese[rsmn]?|nächste[rsmn]?|kommende[rsmn]?|letzte[rsmn]?|vorige[rsmn]?|este|esta|próxim[oa]|pasad[oa]|cette|ce|cet) (?<unit>\p{L}+)|(?<other>\p{L}+) (?<after>que viene|próxim[oa]|pasad[oa]|prochaine?|dernière?|dernier))(?!\p{L})/giu;
/** Units by which plans are made, too. */
const UNITS = new Map([
  ...TIME_UNITS,
  ...['quarter', 'quarters', 'quartal', 'trimestre'].map((word) => [word, 'quarter'] as const),
  ...['term', 'semester', 'semestre'].map((word) => [word, 'term'] as const),
]);
const NEXT = /^(?:next|nächste|kommende|próxim|que viene|prochain)/iu;
const LAST = /^(?:last|letzte|vorige|pasad|derni)/iu;

type When = 'last' | 'this' | 'next';

/** Which period of a unit of time is meant: `next quarter`. */
function periodsIn(text: string): Map<string, Set<When>> {
  const found = new Map<string, Set<When>>();
  for (const { groups } of text.matchAll(PERIOD)) {
    const unit = UNITS.get(fold(groups?.['unit'] ?? groups?.['other'] ?? ''));
    if (unit === undefined) continue;
    const word = groups?.['before'] ?? groups?.['after'] ?? '';
    const when: When = NEXT.test(word) ? 'next' : LAST.test(word) ? 'last' : 'this';
    found.set(unit, new Set([...(found.get(unit) ?? []), when]));
  }
  return found;
}

/** `This quarter` where the cited turns name that unit, and only as the next or the last one: in any two languages. */
export function otherPeriod(text: string, said: string): Doubt | null {
  const known = periodsIn(said);
  for (const [unit, claimed] of periodsIn(text)) {
    const there = known.get(unit);
    if (there && [...claimed].every((when) => !there.has(when))) return { kind: 'date' };
  }
  return null;
}
