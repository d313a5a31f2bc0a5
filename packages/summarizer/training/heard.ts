import type { Turn } from '../src/port.ts';

/** Words of the passages into which a recognizer cuts talk, one passage after the other. */
const LENGTHS = [28, 34, 23, 31, 26, 35, 22, 30];

/** Talk as a recognizer without marks and speakers writes it, and in which of its passages each turn is. */
export interface Heard {
  turns: Turn[];
  placesOf: (turns: readonly number[]) => number[];
}

/** A pause is looked for so many words before and behind the length of a passage. */
const REACH = 6;

/**
 * Drops the speakers, the marks and the capitals with which sentences begin. Two passages in three end with a sentence, if one ends
 * near, as recognizers cut at pauses; the others are cut anywhere.
 */
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
          begins: at === 0,
        })),
    ),
  );
  const passages: (typeof words)[] = [];
  for (let at = 0; at < words.length;) {
    const end = at + (LENGTHS[passages.length % LENGTHS.length] ?? 28);
    const isAtPause = passages.length % 3 < 2;
    const cut = (isAtPause ? nearest(end, (place) => words[place]?.begins) : undefined) ?? end;
    passages.push(words.slice(at, cut));
    at = cut;
  }
  return {
    turns: passages.map((passage) => ({ text: passage.map((word) => word.text).join(' ') })),
    placesOf: (wanted) =>
      passages.flatMap((passage, at) =>
        passage.some(({ turn }) => wanted.includes(turn)) ? [at] : [],
      ),
  };
}

/** The place nearest to another one of which something holds, within reach. */
function nearest(place: number, holds: (at: number) => boolean | undefined): number | undefined {
  const reached = Array.from({ length: 2 * REACH + 1 }, (_, index) => place - REACH + index);
  return reached.filter(holds).sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
}

const uncapital = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
