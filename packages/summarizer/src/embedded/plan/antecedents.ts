import type { Talk } from '../language/talk/talk.ts';

/** A quotation of several sentences of which this is not all: it begins or ends in another one. */
export function breaksQuotation(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
  const low = count(/„/gu);
  const [open, close] = low > 0 ? [low, count(/[“”]/gu)] : [count(/“/gu), count(/”/gu)];
  return open !== close || count(/«/gu) !== count(/»/gu) || count(/"/gu) % 2 === 1;
}

/** A question that someone called out, or what is quoted without who says it. */
const ONLY_QUOTED = /^["“„«»] ?¿?[^"”“»«]*(?:\? ?["”“»«]|[.!…] ?["”“»«]$)/u;

/** Whether a sentence of an article may state a fact: not a line in the head of a memo, nor only a quotation. */
export const mayBeFact = ({ genres }: Talk, text: string): boolean =>
  !genres.headLine.test(text) && !ONLY_QUOTED.test(text);
