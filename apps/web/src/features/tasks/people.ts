import type { NamePair } from '@notelark/api/people';

/** Names of tasks as the person that they are said to be: the longest name of those that are one. */
export function personByName(pairs: readonly NamePair[]): ReadonlyMap<string, string> {
  const groups = new Map<string, Set<string>>();
  for (const { names, same } of pairs) {
    if (!same) continue;
    const joined = new Set<string>(names);
    for (const name of names) for (const other of groups.get(name) ?? []) joined.add(other);
    for (const name of joined) groups.set(name, joined);
  }
  return new Map([...groups].map(([name, group]) => [name, longest(group)]));
}

const longest = (names: ReadonlySet<string>): string =>
  [...names].toSorted((a, b) => b.length - a.length || a.localeCompare(b))[0] ?? '';

/** Two names of which one is a part of the other, and of which nothing was said; null: none. */
export function nextQuestion(
  names: readonly string[],
  pairs: readonly NamePair[],
): readonly [string, string] | null {
  const person = personByName(pairs);
  const isOpen = (a: string, b: string): boolean =>
    (person.get(a) ?? a) !== (person.get(b) ?? b) &&
    !pairs.some((pair) => pair.names.includes(a) && pair.names.includes(b));
  for (const short of names)
    for (const long of names)
      if (isPartOf(short, long) && isOpen(short, long)) return [short, long];
  return null;
}

/** `Ben` of `Ben Miller`, `Miller` of `Ben Miller`. */
function isPartOf(short: string, long: string): boolean {
  const [few, many] = [wordsOf(short), wordsOf(long)];
  return few.length > 0 && few.length < many.length && few.every((word) => many.includes(word));
}

const wordsOf = (name: string): string[] =>
  name.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
