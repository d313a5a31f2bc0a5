import type { Point } from '../../port.ts';
import type { Talk } from '../language/talk/talk.ts';

const QUOTATION = /[“„«"][^“”„«»"]{12,}[”“»"]/u;
const FIGURE = /\p{N}/u;
const MONTH =
  '(?:jan(?:uary|uar|vier)|enero|feb(?:ruary|ruar|rero)|février|mar(?:ch|s|zo)|märz|a[pv]ril|abril|may|mai|mayo|ju(?:ne|ni|in|nio)|ju(?:ly|li|illet|lio)|au(?:gust|gust|ût)|août|agosto|sept(?:ember|embre|iembre)|o[ck]to(?:ber|bre)|octubre|nov(?:ember|embre|iembre)|de[cz](?:ember|iembre)|décembre)';
/** `Step 2:` says where it stands in a row. */
export const STEP = /^(?:step|schritt|étape|paso|part|teil|partie|parte) \p{N}{1,2} ?[:.–—-] ?/iu;
/** So many steps are instructions. */
const LEAST_STEPS = 2;
/** A day, a year or a decade says when, not how much. */
const DATES = new RegExp(
  String.raw`(?<!\p{L})\d{1,2}(?:st|nd|rd|th|er|\.)?(?: of| de)? ${MONTH}(?!\p{L})|(?<!\p{L})${MONTH} \d{1,2}(?!\p{N})|(?<![\p{N}.,])(?:1[5-9]|20)\d\ds?(?![\p{N}.,]?\p{N}| ?(?:%|€|\p{L}*meter|euros?|kilo))`,
  'giu',
);

/**
 * Statements of an article, in their order, with what each answers: who says it, why it is so, or how much it is. One that points
 * to the statement before stays behind that.
 */
export function withFacets(points: readonly Point[], { genres }: Talk): Point[] {
  // Instructions are followed in their order.
  if (points.filter(({ text }) => STEP.test(text)).length >= LEAST_STEPS) return [...points];
  let last: Point['facet'];
  return points.map((point) => {
    if (!genres.pointsToSentenceBefore.test(point.text)) last = facetOf(point.text, genres);
    return last === undefined ? point : { ...point, facet: last };
  });
}

function facetOf(text: string, { source, why }: Talk['genres']): Point['facet'] {
  if (source.test(text) || QUOTATION.test(text)) return 'who';
  if (why.test(text)) return 'why';
  return FIGURE.test(text.replace(STEP, '').replaceAll(DATES, ' ')) ? 'figure' : undefined;
}
