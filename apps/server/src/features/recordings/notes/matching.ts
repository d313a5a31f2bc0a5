import { createLikeness } from '@notelark/summarizer';

/** A statement of one of two sets of notes about one source. */
export interface Matchable {
  /** All words that it was ever put into: the engine's, and a person's instead of them. */
  texts: readonly string[];
  /** The turns of the source that it rests on. */
  refs: readonly number[];
}

export interface Matched<T> {
  /** Which statement before is which one now, in the order of those now. */
  pairs: [before: T, now: T][];
  removed: T[];
  added: T[];
}

/** Primary tags; null: not known. */
export interface Languages {
  before: string | null;
  now: string | null;
}

interface Terms<T> {
  /** Between two languages passages alone are compared. */
  languages: Languages;
  /** How many content words two statements share at least to be one that was reworded, as a cosine. */
  likeness: (before: T, now: T) => number;
}

/** Beyond so many pairs comparing all of them would take seconds: what is not the same counts as another statement. */
const MOST_PAIRS = 40_000;

/** Finds each statement in the other notes: the same words first, then nearly the same, then reworded, the most alike first. */
export function matched<T extends Matchable>(
  before: readonly T[],
  now: readonly T[],
  { languages, likeness }: Terms<T>,
): Matched<T> {
  const removed = new Set(before);
  const found = new Map<T, T>();
  const pair = (isOne: (before: T, now: T) => boolean): void => {
    for (const one of now) {
      if (found.has(one)) continue;
      const other = [...removed].find((candidate) => isOne(candidate, one));
      if (!other) continue;
      removed.delete(other);
      found.set(one, other);
    }
  };
  if (isTranslated(languages)) pair(restOnTheSame);
  else {
    const { areSame, of } = createLikeness(languages.now);
    pair((a, b) => a.texts[0] === b.texts[0] && restOnTheSame(a, b));
    pair((a, b) => a.texts.some((text) => b.texts.includes(text)));
    const left = now.length - found.size;
    const isComparable = left * removed.size <= MOST_PAIRS;
    if (!isComparable) return outcome(now, found, removed);
    pair((a, b) =>
      anyOf(a, b, (text, other) =>
        areSame({ text, refs: [...a.refs] }, { text: other, refs: [...b.refs] }),
      ),
    );
    const alike = now
      .filter((one) => !found.has(one))
      .flatMap((one) =>
        [...removed].map((other) => ({
          one,
          other,
          share: Math.max(...other.texts.flatMap((a) => one.texts.map((b) => of(a, b)))),
        })),
      )
      .filter(({ one, other, share }) => share >= likeness(other, one))
      .toSorted((a, b) => b.share - a.share);
    for (const { one, other } of alike) {
      if (found.has(one) || !removed.delete(other)) continue;
      found.set(one, other);
    }
  }
  return outcome(now, found, removed);
}

const outcome = <T>(
  now: readonly T[],
  found: ReadonlyMap<T, T>,
  removed: ReadonlySet<T>,
): Matched<T> => ({
  pairs: now.flatMap((one): [T, T][] => {
    const other = found.get(one);
    return other ? [[other, one]] : [];
  }),
  removed: [...removed],
  added: now.filter((one) => !found.has(one)),
});

export const isTranslated = ({ before, now }: Languages): boolean =>
  before !== null && now !== null && before !== now;

const restOnTheSame = (a: Matchable, b: Matchable): boolean =>
  a.refs.length > 0 && a.refs.join() === b.refs.join();

const anyOf = (a: Matchable, b: Matchable, is: (a: string, b: string) => boolean): boolean =>
  a.texts.some((text) => b.texts.some((other) => is(text, other)));
