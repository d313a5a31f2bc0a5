import type { Point } from '../../port.ts';

/** Someone is named as the source of what is said. */
const WHO =
  /(?<!\p{L})(?:says|said|argues?d?|warns?|warned|claims?|claimed|told|according to|in the view of|sagte?|sagten|erklärte?|erklärten|warnte?|meint|meinte|betonte?|laut|zufolge|nach Angaben|dice|dijo|dicen|afirma|afirmó|advierte|explica|explicó|según|dit|a dit|affirme|explique|selon|d'après|déclare|a déclaré)(?!\p{L})|[“„«"][^“”„«»"]{12,}[“”»"]/iu;
const WHY =
  /(?<!\p{L})(?:because|due to|owing to|thanks to|as a result of|so that|in order to|since \p{L}+ (?:is|are|was|were|has|have)|the reason|weil|wegen|aufgrund|denn|damit|dank|deshalb|daher|porque|debido a|gracias a|ya que|por eso|puesto que|a causa de|parce que|en raison de|grâce à|afin de|car|à cause de)(?!\p{L})/iu;
const FIGURE = /\p{N}/u;

/** What a statement of an article answers: who says it, why it is so, or how much it is. */
export function withFacet(point: Point): Point {
  const facet = facetOf(point.text);
  return facet === undefined ? point : { ...point, facet };
}

function facetOf(text: string): Point['facet'] {
  if (WHO.test(text)) return 'who';
  if (WHY.test(text)) return 'why';
  return FIGURE.test(text) ? 'figure' : undefined;
}
