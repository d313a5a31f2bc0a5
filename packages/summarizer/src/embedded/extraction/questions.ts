import type { Point } from '../../port.ts';
import type { Document } from '../document.ts';
import { pointOf } from '../point.ts';
import { countWords, isQuestion } from '../words.ts';

const MOST = 8;
const SHORTEST_WORDS = 4;
const LONGEST_WORDS = 40;

/** Questions that ask something: those with most content, in the order of the source. */
export function questionsOf({ units }: Document, centroid: Float64Array): Point[] {
  const found = units.flatMap((unit, at) => {
    const asks = isQuestion(unit.text) && unit.terms.length >= 2;
    if (!asks || countWords(unit.text) < SHORTEST_WORDS || unit.length > LONGEST_WORDS) return [];
    const content = [...new Set(unit.terms)].reduce((sum, term) => sum + (centroid[term] ?? 0), 0);
    return [{ at, unit, content }];
  });
  return found
    .sort((a, b) => b.content - a.content || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ unit }) => pointOf(unit));
}
