import { anyMention } from './lexicon/any-language.ts';
import { lexiconOf } from './lexicon/index.ts';
import { spelledNumbers } from './number-words.ts';

/** The numbers that a text says without a number word; for claims that state them to be found in. */
export function impliedNumbers(text: string, language: string): number[] {
  const words = lexiconOf(language)?.numbers;
  const hours = Array.from(text.matchAll(words?.hourBefore ?? /(?!)/gu)).flatMap(([, hour = '']) =>
    spelledNumbers([hour.toLowerCase()], language).map(({ value }) => value - 1),
  );
  const implied = (words?.implied ?? []).flatMap(([pattern, ...numbers]) =>
    pattern.test(text) ? numbers : [],
  );
  return [...implied, ...hours, ...hours.flatMap(otherClock), ...clockTimes(text, language)];
}

const MINUTES = 60;

/** Times in words as they are written in digits: `half past seven` is 7.30, and 19.30. */
function clockTimes(text: string, language: string): number[] {
  return (lexiconOf(language)?.numbers.clock ?? []).flatMap(([pattern, minutes]) =>
    Array.from(text.matchAll(pattern)).flatMap(([, word = '']) =>
      spelledNumbers([word.toLowerCase()], language)
        .filter(({ value }) => value >= 1 && value <= HOUR)
        .flatMap(({ value }) => {
          const time = value * MINUTES + minutes;
          const [hour, past] = [Math.floor(time / MINUTES), time % MINUTES];
          return [hour, hour + HOUR].flatMap((h) => [h, h + past / 100, past]);
        }),
    ),
  );
}

/** `zweieinhalb`, `two and a half million`: halves that belong to the number before them. */
export const AND_A_HALF = new RegExp(
  anyMention(({ andAHalf }) => andAHalf),
  'iu',
);

/** `Las siete y media`, `sept heures et demie`: may be half an hour, and the hour is said in digits beside it. */
export const mayBeHalfHour = (mark: string): boolean => /(?:media|demie)$/iu.test(mark);

export const hasHalves = (text: string): boolean => AND_A_HALF.test(text);

/** Each number and a half, also of thousands and of millions. */
export function halvesOf(numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => [number + 0.5, (number + 0.5) * 1e3, (number + 0.5) * 1e6]);
}

const HOUR = 12;

/** `7 pm` and `19:00` are the same hour. */
export const otherClock = (hour: number): number[] =>
  hour >= 1 && hour < HOUR ? [hour + HOUR] : hour > HOUR && hour <= 24 ? [hour - HOUR] : [];

/** The shares and multiples that a statement names, each in all its readings. */
export function claimedShares(text: string, language: string): number[][] {
  return (lexiconOf(language)?.numbers.shares ?? []).flatMap(([pattern, ...numbers]) =>
    pattern.test(text) ? [numbers] : [],
  );
}
