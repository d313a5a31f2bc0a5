import type { Point } from '../../port.ts';
import { pointsToSentenceBefore } from './antecedents.ts';

interface Cues {
  /** Someone is named as the source of what is said. */
  who: RegExp;
  why: RegExp;
}

const cues = (who: string, why: string): Cues => ({
  who: new RegExp(String.raw`(?<!\p{L})(?:${who})(?!\p{L})`, 'iu'),
  why: new RegExp(String.raw`(?<!\p{L})(?:${why})(?!\p{L})`, 'iu'),
});

/** By language, as `car` is a reason in French and stands in a street in English. */
const CUES: Readonly<Record<string, Cues>> = {
  en: cues(
    'says|said|argues?d?|warns?|warned|claims?|claimed|told|according to|in the view of',
    'because|due to|owing to|thanks to|as a result of|so that|in order to|the reason',
  ),
  de: cues(
    'sagte?|sagten|erklärte?|erklärten|warnte?|meint|meinte|betonte?|laut|zufolge|nach angaben',
    'weil|wegen|aufgrund|denn|damit|dank|deshalb|daher',
  ),
  es: cues(
    'dice|dijo|dicen|afirma|afirmó|advierte|explica|explicó|según(?! (?:sus?|el caso|la (?:edad|época|temporada)))',
    'porque|debido a|gracias a|ya que|por eso|puesto que|a causa de',
  ),
  fr: cues(
    "dit|affirme|explique|selon(?! (?:leurs?|s[ao]n?|ses|le cas|l['’]âge|la (?:taille|saison)))|d['’]après|déclare|déclaré",
    'parce que|en raison de|grâce à|afin de|car|à cause de',
  ),
};
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
export function withFacets(points: readonly Point[], language: string | null): Point[] {
  // Instructions are followed in their order.
  if (points.filter(({ text }) => STEP.test(text)).length >= LEAST_STEPS) return [...points];
  let last: Point['facet'];
  return points.map((point) => {
    if (!pointsToSentenceBefore(point.text, language))
      last = facetOf(point.text, language === null ? undefined : CUES[language]);
    return last === undefined ? point : { ...point, facet: last };
  });
}

function facetOf(text: string, known: Cues | undefined): Point['facet'] {
  if (known?.who.test(text) === true || QUOTATION.test(text)) return 'who';
  if (known?.why.test(text) === true) return 'why';
  return FIGURE.test(text.replace(STEP, '').replaceAll(DATES, ' ')) ? 'figure' : undefined;
}
