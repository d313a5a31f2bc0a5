import { fill } from '../../lib/format.ts';

/** A sentence of the catalogue with a count in it. */
export const counted = (
  sentence: { readonly one: string; readonly other: string },
  count: number,
): string => (count === 1 ? sentence.one : fill(sentence.other, { count }));
