/** A quotation of several sentences of which this is not all: it begins or ends in another one. */
export function breaksQuotation(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
  const low = count(/„/gu);
  const [open, close] = low > 0 ? [low, count(/[“”]/gu)] : [count(/“/gu), count(/”/gu)];
  return open !== close || count(/«/gu) !== count(/»/gu) || count(/"/gu) % 2 === 1;
}

/** In an article: a line in the head of a memo, a question that someone called out, and what is quoted without who says it. */
const NO_FACT =
  /^(?:(?:from|to|cc|subject|date|von|an|betreff|datum|de|à|objet|para|asunto|fecha) ?: |["“„«»] ?¿?[^"”“»«]*(?:\? ?["”“»«]|[.!…] ?["”“»«]$))/iu;

/** Whether a sentence of an article may state a fact. */
export const mayBeFact = (text: string): boolean => !NO_FACT.test(text);
