import type { Clause } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import type { Rule } from './statement.ts';

interface Place {
  said: Said;
  clause: Clause;
}

/**
 * `Muscles make alcohol, yeast makes acid` where the source has yeast with alcohol and muscles with acid: what belongs together
 * in two clauses of the source is crossed in two of the statement.
 */
export const pairs: Rule = ({ sentences, refs, source, kind }) => {
  const parts = sentences.flatMap(({ clauses }) => clauses).filter(({ stems }) => stems.size > 1);
  if (kind === 'action' || parts.length < 2) return null;
  const places = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .filter(({ runOn, question }) => !runOn && !question)
    .flatMap((said) => said.clauses.map((clause): Place => ({ said, clause })));
  const byStem = Map.groupBy(
    places.flatMap((place) => Array.from(place.clause.stems, (stem) => ({ stem, place }))),
    ({ stem }) => stem,
  );
  /** The only clause of the source that has a stem. */
  const placeOf = (stem: string): Place | undefined => {
    const [first, ...others] = byStem.get(stem) ?? [];
    return others.length === 0 ? first?.place : undefined;
  };
  const placed = parts.map(({ stems }) => [...stems].flatMap((stem) => placeOf(stem) ?? []));
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1)) {
      const shared = new Set(one.filter((place) => other.includes(place)));
      const [against, next] = shared;
      const isCrossed =
        shared.size === 2 &&
        against?.said.turn === next?.said.turn &&
        [one, other].every((part) => part.every((place) => shared.has(place)));
      if (isCrossed && against) return { kind: 'person', turn: against.said.turn };
    }
  return null;
};
