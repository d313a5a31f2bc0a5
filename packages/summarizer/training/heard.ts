import type { Turn } from '../src/port.ts';

/** Words of the passages into which a recognizer cuts talk, one passage after the other. */
const LENGTHS = [28, 34, 23, 31, 26, 35, 22, 30];

/** Talk as a recognizer without marks and speakers writes it, and in which of its passages each turn is. */
export interface Heard {
  turns: Turn[];
  placesOf: (turns: readonly number[]) => number[];
}

/** Drops the speakers, the marks and the capitals with which sentences begin, and cuts passages anywhere. */
export function heard(turns: readonly Turn[]): Heard {
  const inside = new Set(
    turns.flatMap(({ text }) => text.match(/(?<=[^.?!:…]["”»]? )\p{Lu}[\p{L}'’-]*/gu) ?? []),
  );
  const words = turns.flatMap(({ text }, turn) =>
    text.split(/(?<=[.?!:…]["”»)]*)\s+/u).flatMap((sentence) =>
      sentence
        .split(/\s+/u)
        .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter((word) => word !== '')
        .map((word, at) => ({
          text: at > 0 || inside.has(word) || /^I(?:['’]|$)/u.test(word) ? word : uncapital(word),
          turn,
        })),
    ),
  );
  const passages: { text: string; turn: number }[][] = [];
  for (let at = 0; at < words.length;) {
    const length = LENGTHS[passages.length % LENGTHS.length] ?? 28;
    passages.push(words.slice(at, at + length));
    at += length;
  }
  return {
    turns: passages.map((passage) => ({ text: passage.map((word) => word.text).join(' ') })),
    placesOf: (wanted) =>
      passages.flatMap((passage, at) =>
        passage.some(({ turn }) => wanted.includes(turn)) ? [at] : [],
      ),
  };
}

const uncapital = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
