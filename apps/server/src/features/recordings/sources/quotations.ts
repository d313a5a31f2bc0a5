import type { Quotation } from '@notelark/api/minutes';
import { linkTo } from '@notelark/api/places';
import { labelOf } from '@notelark/summarizer';
import type { Source } from './source.ts';

/** The passages that a statement rests on, word for word. */
export function quotationsOf(
  turns: readonly number[],
  { summarizable, places }: Source,
): Quotation[] {
  return turns.flatMap((turn) => {
    const [said, place] = [summarizable.turns[turn], places[turn]];
    if (!said || !place) return [];
    const speaker = said.speaker ?? null;
    return [{ place: linkTo(place), moment: labelOf(place), speaker, text: said.text }];
  });
}
