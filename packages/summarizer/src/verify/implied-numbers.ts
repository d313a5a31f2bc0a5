import { spelledNumbers } from './number-words.ts';

type Implied = [pattern: RegExp, ...numbers: number[]];

const of = (pattern: string, ...numbers: number[]): Implied => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  ...numbers,
];

/**
 * Words that say a number without a number word, with all that they may be written as: a share also as percent, a time of
 * the clock as its minutes, a length of time in another unit.
 */
const IMPLIED: Record<string, Implied[]> = {
  en: [
    of('half|halve[sd]?', 0.5, 50),
    of('quarters?', 0.25, 25),
    of('three[- ]quarters', 0.75, 75),
    of('thirds?', 33, 33.3),
    of('two[- ]thirds', 66, 66.7, 67),
    of('a fifth|one fifth', 20),
    of('(?:a|one) sixth', 16.7, 17),
    of('(?:a|one) seventh', 14.3, 14),
    of('(?:an|one) eighth', 12.5, 12, 13),
    of('(?:a|one) ninth', 11.1, 11),
    of('a tenth|one tenth', 10),
    of('twice|doubl\\p{L}+', 2, 100, 200),
    of('tripl\\p{L}+|three times', 3, 300),
    of('half past|half (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)', 30),
    of('quarter past', 15),
    of('quarter to', 45),
    of('half an hour', 30),
    of('an? hour and a half', 1.5, 90),
    of('an? \\p{L}+ and a half', 1.5),
    of('fortnight\\p{L}*', 2, 14, 15),
    of('couple|pair|both|twins?', 2),
    of('dozens?', 12),
    of('noon|midday', 12),
    of('midnight', 0, 12, 24),
    of('an? week', 1, 7),
    of('an? year', 1, 12),
    of('an? (?:hour|day|month)', 1),
    of('a hundred', 100),
    of('a thousand', 1000),
    of('a million', 1_000_000),
    of('an hour', 60),
    of('single|once|only|sole', 1),
    of('half a million', 500_000),
    of('all three|trio', 3),
    of('ton', 100),
    of('nil|nothing|none|nobody|no one', 0),
    of('annual\\p{L}*|yearly|a year', 1, 12),
    of('overnight', 1),
  ],
  de: [
    of('halb\\p{L}*|hälfte', 0.5, 50, 30),
    of('\\p{L}*viertel', 0.25, 25, 15, 45),
    of('dreiviertel|drei viertel', 0.75, 75, 45),
    of('drittel', 33, 33.3),
    of('zwei drittel', 66, 67, 66.7),
    of('fünftel', 20),
    of('sechstel', 16.7, 17),
    of('siebtel|siebentel', 14.3, 14),
    of('achtel', 12.5, 12, 13),
    of('neuntel', 11.1, 11),
    of('zehntel', 10),
    of('doppelt\\p{L}*|verdoppel\\p{L}*|zweimal', 2, 100, 200),
    of('dreifach\\p{L}*|dreimal', 3),
    of('anderthalb|eineinhalb', 1.5, 90),
    of('zweieinhalb', 2.5),
    of('dreieinhalb', 3.5),
    of('halbe stunde', 30),
    of('dreiviertelstunde', 45),
    of('viertelstunde', 15),
    of('vierzehn tage\\p{L}*', 2, 14),
    of('zwei wochen', 14),
    of('beide\\p{L}*|paar', 2),
    of('mittag', 12),
    of('mitternacht', 0, 24),
    of('eine\\p{L}? woche', 1, 7),
    of('eine\\p{L}? stunde', 60),
    of('einmal|einzig\\p{L}*', 1),
    of('jahr\\p{L}*', 12),
    of('zu dritt', 3),
    of('zu viert', 4),
    of('zu zweit', 2),
    of('jährlich', 1),
    of('niemand|nichts|keine\\p{L}?', 0),
  ],
  fr: [
    of('moitié|demie?', 0.5, 50, 30),
    of('quart', 0.25, 25, 15),
    of('trois quarts', 0.75, 75, 45),
    of('tiers', 33, 33.3),
    of('deux tiers', 66, 67),
    of('double\\p{L}*|deux fois', 2, 200, 100),
    of('triple\\p{L}*', 3),
    of('demi-heure', 30),
    of('moins le quart', 45),
    of('heure et demie', 1.5, 90),
    of('midi', 12),
    of('minuit', 0, 24),
    of('quinze jours|quinzaine', 2, 14, 15),
    of('huit jours', 1, 7),
    of('les deux|tous deux|toutes deux|couple|paire', 2),
    of('une heure', 60),
    of('une semaine', 7),
    of('un an', 12),
    of('unique|seule?|une fois', 1),
    of('tous les trois', 3),
    of('personne|rien|aucune?', 0),
  ],
  es: [
    of('mitad|medi[oa]s?', 0.5, 50, 30),
    of('cuart[oa]|cuarta parte', 0.25, 25, 15),
    of('tres cuart[oa]s', 0.75, 75, 45),
    of('terci[oa]|tercera parte', 33, 33.3),
    of('dos tercios|dos terceras partes', 66, 67),
    of('doble|duplic\\p{L}+|dos veces', 2, 200, 100),
    of('triple|triplic\\p{L}+', 3),
    of('media hora', 30),
    of('menos cuarto', 45),
    of('hora y media', 1.5, 90),
    of('mediodía', 12),
    of('medianoche', 0, 24),
    of('quincena|quince días', 2, 14, 15),
    of('dos semanas', 14),
    of('amb[oa]s|par|pareja', 2),
    of('una hora', 60),
    of('una semana', 7, 8),
    of('un año', 12),
    of('docena', 12),
    of('únic[oa]|sol[oa]|una vez', 1),
    of('quinta parte', 20),
    of('décima parte', 10),
    of('nadie|nada|ningun[oa]?', 0),
  ],
};

/** The hour that is named when the one before it is meant: `halb acht` is 7:30, `quarter to six` 5:45. */
const HOUR_BEFORE: Record<string, RegExp> = {
  en: /quarter to (\p{L}{1,24})/giu,
  de: /(?:halb|viertel vor|dreiviertel) (\p{L}{1,24})/giu,
  fr: /(?<!\p{L})(\p{L}{1,24}) heures moins/giu,
  es: /(?<!\p{L})(\p{L}{1,24}) menos (?:cuarto|\p{L}{1,24})/giu,
};

/** The numbers that a text says without a number word; for claims that state them to be found in. */
export function impliedNumbers(text: string, language: string): number[] {
  const hours = Array.from(text.matchAll(HOUR_BEFORE[language] ?? /(?!)/gu)).flatMap(
    ([, hour = '']) => spelledNumbers([hour.toLowerCase()], language).map(({ value }) => value - 1),
  );
  const implied = (IMPLIED[language] ?? []).flatMap(([pattern, ...numbers]) =>
    pattern.test(text) ? numbers : [],
  );
  return [...implied, ...hours, ...hours.flatMap(otherClock), ...clockTimes(text, language)];
}

/** Words for a time of the clock: the group is the hour, with what is added to it. `half eight` is 8:30, `halb acht` 7:30. */
const CLOCK_WORDS: Record<string, readonly [pattern: RegExp, minutes: number][]> = {
  en: [
    [/half (?:past )?(\p{L}{3,6})(?!\p{L})/giu, 30],
    [/quarter past (\p{L}{3,6})(?!\p{L})/giu, 15],
    [/quarter to (\p{L}{3,6})(?!\p{L})/giu, -15],
    [/ten past (\p{L}{3,6})(?!\p{L})/giu, 10],
    [/twenty past (\p{L}{3,6})(?!\p{L})/giu, 20],
    [/twenty to (\p{L}{3,6})(?!\p{L})/giu, -20],
    [/ten to (\p{L}{3,6})(?!\p{L})/giu, -10],
  ],
  de: [
    [/halb (\p{L}{3,6})(?!\p{L})/giu, -30],
    [/viertel nach (\p{L}{3,6})(?!\p{L})/giu, 15],
    [/(?:viertel vor|dreiviertel) (\p{L}{3,6})(?!\p{L})/giu, -15],
  ],
  fr: [
    [/(?<!\p{L})(\p{L}{2,6}) heures? et demie/giu, 30],
    [/(?<!\p{L})(\p{L}{2,6}) heures? et quart/giu, 15],
    [/(?<!\p{L})(\p{L}{2,6}) heures? moins le quart/giu, -15],
  ],
  es: [
    [/(?<!\p{L})(\p{L}{3,6}) y media/giu, 30],
    [/(?<!\p{L})(\p{L}{3,6}) y cuarto/giu, 15],
    [/(?<!\p{L})(\p{L}{3,6}) menos cuarto/giu, -15],
  ],
};
const MINUTES = 60;

/** Times in words as they are written in digits: `half past seven` is 7.30, and 19.30. */
function clockTimes(text: string, language: string): number[] {
  return (CLOCK_WORDS[language] ?? []).flatMap(([pattern, minutes]) =>
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
const AND_A_HALF = /(?:and a half|et demie?|y medi[oa]|einhalb)/iu;

/** Each number and a half, where the text has halves of that kind. */
export function halvesOf(text: string, numbers: readonly number[]): number[] {
  if (!AND_A_HALF.test(text)) return [];
  return numbers.flatMap((number) => [number + 0.5, (number + 0.5) * 1e3, (number + 0.5) * 1e6]);
}

const HOUR = 12;

/** `7 pm` and `19:00` are the same hour. */
export const otherClock = (hour: number): number[] =>
  hour >= 1 && hour < HOUR ? [hour + HOUR] : hour > HOUR && hour <= 24 ? [hour - HOUR] : [];

/** Shares and multiples that a statement may only name where they are said. */
const SHARES: Record<string, Implied[]> = {
  en: [
    of('half of|half as', 0.5, 50),
    of('a quarter(?= of (?!an? (?:year|hour|century)))', 0.25, 25),
    of('(?:a|one) third(?! of an? (?:year|hour|century))', 33, 33.3),
    of('two[- ]thirds(?! of an? (?:year|hour|century))', 66, 66.7, 67),
    of('three[- ]quarters(?! of an? (?:year|hour|century))', 0.75, 75),
    of('twice as|doubled?', 2, 100, 200),
    of('a fifth', 20),
    of('a tenth', 10),
  ],
  de: [
    of('die hälfte|halb so', 0.5, 50),
    of('ein viertel', 0.25, 25),
    of('ein drittel', 33, 33.3),
    of('zwei drittel', 66, 67),
    of('drei viertel|dreiviertel', 0.75, 75),
    of('doppelt so|verdoppelt', 2, 100, 200),
    of('ein fünftel', 20),
    of('ein zehntel', 10),
  ],
  fr: [
    of('la moitié', 0.5, 50),
    of('un (?:bon )?quart (?:des?|du)', 0.25, 25),
    of('un (?:bon )?tiers', 33, 33.3),
    of('deux tiers', 66, 67),
    of('trois quarts', 0.75, 75),
    of('le double|deux fois plus', 2, 100, 200),
  ],
  es: [
    of('la mitad', 0.5, 50),
    of('una cuarta parte|un cuarto de', 0.25, 25),
    of('un tercio|una tercera parte', 33, 33.3),
    of('dos tercios', 66, 67),
    of('tres cuartos', 0.75, 75),
    of('el doble', 2, 100, 200),
  ],
};

/** The shares and multiples that a statement names, each in all its readings. */
export function claimedShares(text: string, language: string): number[][] {
  return (SHARES[language] ?? []).flatMap(([pattern, ...numbers]) =>
    pattern.test(text) ? [numbers] : [],
  );
}
