import type { Point } from '../../port.ts';
import type { Document } from '../document.ts';
import { pointOf } from '../point.ts';

const MOST = 12;
const LONGEST_WORDS = 60;

/** What was decided, where it is said in so many words. */
export function decisionsOf({ units, language }: Document): Point[] {
  const { wording } = language;
  if (!wording) return [];
  const found = units.filter(
    ({ text, length }) =>
      length <= LONGEST_WORDS && wording.decision.test(text) && !wording.notDecision.test(text),
  );
  return found.slice(-MOST).map(pointOf);
}
