import type { Act } from '../../src/embedded/findings/tasks/cues.ts';
import type { Meeting } from './meetings.ts';
import { SparseRows } from './rows.ts';

/** Words of so many acts before and behind count as the surroundings of an act. */
const REACH = 3;
/** What stands in fewer acts is no feature; what stands around them repeats, and needs more. */
const LEAST_ACTS = 5;
const LEAST_AROUND = 15;
const [START, END, NUMBER] = ['^', '$', '0'];

/** Which n-grams and words around each act of a meeting are there: `rows[i]` belongs to the i-th meeting. */
export function nGramRows(meetings: readonly Meeting[]): SparseRows[] {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    counts[known] = (counts[known] ?? 0) + 1;
    return known;
  };
  const found = meetings.map(({ acts }) =>
    featuresOf(acts).map((names) => Uint32Array.from(names, numberOf)),
  );
  const columns = new Map<number, number>();
  for (const [name, number] of numbers)
    if ((counts[number] ?? 0) >= leastOf(name)) columns.set(number, columns.size);
  return found.map(
    (acts) =>
      new SparseRows(
        acts.map((own) => Uint32Array.from([...own].flatMap((one) => columns.get(one) ?? []))),
        columns.size,
      ),
  );
}

const leastOf = (name: string): number => (name.startsWith('around') ? LEAST_AROUND : LEAST_ACTS);

/** For each act its runs of one to three words, and the words before it, behind it, and in the whole window. */
function featuresOf(acts: readonly Act[]): ReadonlySet<string>[] {
  const texts = acts.map(({ text }) => wordsIn(text));
  return texts.map((words, at) => {
    const names = new Set<string>(words);
    const marked = [START, ...words, END];
    for (let from = 0; from + 1 < marked.length; from += 1) {
      names.add(`${marked[from]} ${marked[from + 1]}`);
      if (from + 2 < marked.length) names.add(marked.slice(from, from + 3).join(' '));
    }
    const before = texts.slice(Math.max(0, at - REACH), at).flat();
    const behind = texts.slice(at + 1, at + 1 + REACH).flat();
    for (const word of before) names.add(`around, before: ${word}`);
    for (const word of behind) names.add(`around, behind: ${word}`);
    for (const word of [...before, ...words, ...behind]) names.add(`around: ${word}`);
    return names;
  });
}

function wordsIn(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}']*|\p{N}+|\?/gu) ?? [];
  return words.map((word) => (/^\p{N}/u.test(word) ? NUMBER : word));
}
