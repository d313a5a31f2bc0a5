import type { Point } from '../../port.ts';
import type { Talk } from '../language/talk/talk.ts';

const QUOTATION = /[“„«"][^“”„«»"]{12,}[”“»"]/u;
const FIGURE = /\p{N}/u;
/** So many steps are instructions. */
const LEAST_STEPS = 2;

/**
 * Statements of an article, in their order, with what each answers: who says it, why it is so, or how much it is. One that points
 * to the statement before stays behind that.
 */
export function withFacets(points: readonly Point[], { genres }: Talk): Point[] {
  // Instructions are followed in their order.
  if (points.filter(({ text }) => genres.step.test(text)).length >= LEAST_STEPS) return [...points];
  let last: Point['facet'];
  return points.map((point) => {
    if (!genres.pointsToSentenceBefore.test(point.text)) last = facetOf(point.text, genres);
    return last === undefined ? point : { ...point, facet: last };
  });
}

function facetOf(text: string, { source, why, step, dates }: Talk['genres']): Point['facet'] {
  if (source.test(text) || QUOTATION.test(text)) return 'who';
  if (why.test(text)) return 'why';
  return FIGURE.test(text.replace(step, '').replaceAll(dates, ' ')) ? 'figure' : undefined;
}
