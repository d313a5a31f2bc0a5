import type { Rule } from './statement.ts';

/** `They only enlarge the disk` where the talk ends in `both it is`, and the other way round. */
export const scopes: Rule = ({ sentences, own, source, refs, kind }) => {
  if (kind !== 'decision') return null;
  const says = (scope: RegExp): boolean => sentences.some(({ lower }) => scope.test(lower));
  if (says(own.phrasing.both) === says(own.phrasing.only)) return null;
  const { phrasing, stances, concluding } = source.lexicon;
  const { both, only } = phrasing;
  const [same, other] = says(own.phrasing.both) ? [both, only] : [only, both];
  const settled = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .findLast(
      ({ lower, question }) => !question && (stances.settle.test(lower) || concluding.test(lower)),
    );
  return settled && other.test(settled.lower) && !same.test(settled.lower)
    ? { kind: 'negation', turn: settled.turn }
    : null;
};
