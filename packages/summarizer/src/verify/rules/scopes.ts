import type { Rule } from './statement.ts';

/** By language: words for both or the whole, and for one or a part only. */
const BOTH: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L}|of )(?:both|whole|entire)(?!\p{L})/u,
  // `Der beiden`: one of two.
  de: /(?<!\p{L}|(?:der|von den) )(?:beide[nrsm]?|ganze[nrsm]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:les deux|entière?)(?!\p{L})/u,
  es: /(?<!\p{L}|de )(?:amb[oa]s|l[oa]s dos|enter[oa])(?!\p{L})/u,
};
const ONLY: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:only|just|solely|merely)(?!\p{L})/u,
  de: /(?<!\p{L})(?:nur|bloß|lediglich|ausschließlich)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:seulement|uniquement)(?!\p{L})/u,
  es: /(?<!\p{L})(?:s[oó]lo|solamente|únicamente)(?!\p{L})/u,
};

/** `They only enlarge the disk` where the talk ends in `both it is`, and the other way round. */
export const scopes: Rule = ({ sentences, own, source, refs, kind }) => {
  if (kind !== 'decision') return null;
  const says = (words: typeof BOTH): boolean =>
    sentences.some(({ lower }) => words[own.tag]?.test(lower));
  if (says(BOTH) === says(ONLY)) return null;
  const [same, other] = says(BOTH) ? [BOTH, ONLY] : [ONLY, BOTH];
  const { tag, stances, concluding } = source.lexicon;
  const settled = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .findLast(
      ({ lower, question }) => !question && (stances.settle.test(lower) || concluding.test(lower)),
    );
  return settled && other[tag]?.test(settled.lower) && !same[tag]?.test(settled.lower)
    ? { kind: 'negation', turn: settled.turn }
    : null;
};
