import type { Point } from '../../port.ts';
import type { Talk } from '../language/talk/talk.ts';
import { asStatement } from '../wording/text.ts';

/** German ordinals, behind which the verb comes first. */
const BEFORE_VERB = /ens$/iu;
/** Between an ordinal and what follows it. `Second, and this surprises people, the mass`. */
const PAUSE = /^[,:] (?:(?:and|et|y) (?:this|that|ça|cela|esto|eso) [^,]{3,30}, )?/u;

/** Points of a section; one that is the only one with its place in a row, `Second, …`, stands without it. */
export function withoutLoneOrdinals(points: readonly Point[], { explaining }: Talk): Point[] {
  const counted = points.filter(({ text }) => explaining.ordinal.test(text));
  const [lone] = counted;
  if (counted.length !== 1 || lone === undefined) return [...points];
  const ordinal = explaining.ordinal.exec(lone.text)?.[0].replace(/[,:]$/u, '') ?? '';
  const rest = lone.text.slice(ordinal.length);
  if (!PAUSE.test(rest) || (BEFORE_VERB.test(ordinal) && !rest.startsWith(':'))) return [...points];
  return points.map((point) =>
    point === lone ? { ...point, text: asStatement(rest.replace(PAUSE, '')) } : point,
  );
}
