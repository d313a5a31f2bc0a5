import background from './background.json' with { type: 'json' };
import type { Document } from '../document.ts';
import type { TermWeights } from './vectors.ts';

/** How much stems tell: the common ones by table, all others the same. */
export interface Background {
  rare: number;
  common: ReadonlyMap<string, number>;
}

const BACKGROUND: Background = {
  rare: background.rare,
  common: new Map(Object.entries(background.common)),
};

/**
 * How much each term tells. English: less, the more often people use it whatever they talk about (background collection).
 * Other languages have no such table: there it is the inverse frequency over the document's own units.
 */
export function termWeightsOf(document: Document, { rare, common } = BACKGROUND): TermWeights {
  if (document.language.tag === 'en')
    return Float64Array.from(document.terms, (stem) => common.get(stem) ?? rare);
  const frequency = new Float64Array(document.terms.length);
  for (const unit of document.units)
    for (const term of new Set(unit.terms)) frequency[term] = (frequency[term] ?? 0) + 1;
  return frequency.map((count) => Math.log(1 + document.units.length / count));
}

/** What is said of a stem that is not in the table: in one of 2,000 pieces of talk. */
const SHARE_OF_RARE = 0.0005;

/** In which share of the pieces of English talk a stem stands, whatever it is about. */
export function shareOfTalk(stem: string, { common } = BACKGROUND): number {
  const weight = common.get(stem);
  return weight === undefined ? SHARE_OF_RARE : Math.exp(-weight);
}
