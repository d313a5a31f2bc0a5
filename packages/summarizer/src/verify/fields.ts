import { supportedDates } from './calendar.ts';
import { hasName, type Evidence } from './evidence.ts';
import { wordsInAnyLanguage } from './lexicon/any-language.ts';
import { contentStems } from './stems.ts';
import { fold, wordsOf } from './words.ts';

/** What scripts without spaces write after a name. */
const TITLES = /(?:さん|氏|様|君|先生|女士|小姐|씨)$/u;
/** `and`, `the`, `und`, `los`, `и`: they join names. */
const JOINING = /^\p{Ll}{1,3}$/u;
/** Several people. */
const JOINED = /[,&/]|\s\p{Ll}{1,3}\s/u;

/**
 * Whether each word of a task's owner is named in the turns that the task rests on, or speaks there; of a full name its first
 * word, where that is someone who speaks.
 */
export function ownerHolds(
  owner: string,
  language: string,
  evidence: Evidence,
  speakers: ReadonlySet<string> = new Set(),
): boolean {
  // `all members`, `students`: no names, and seldom called so by who speaks to them.
  const words = wordsOf(owner)
    .filter(({ text }) => !JOINING.test(text) && !/^\p{Ll}/u.test(text))
    .map(({ text }) => fold(text.replace(TITLES, '')));
  const [first = ''] = words;
  if (words.length > 1 && speakers.has(first) && !JOINED.test(owner))
    return hasName(evidence, first, language);
  return words.every((word) => hasName(evidence, word, language));
}

/** Words of a date that only say how it is meant: `by`, `until`, `no later than`. */
const RELATING = wordsInAnyLanguage(
  ({ dating, prepositions, articles, and, not }) =>
    `${dating} ${prepositions} ${articles} ${and} ${not}`,
);
/** The same in scripts without spaces. */
const RELATING_CHARACTERS = /[之前以内內到在为為のはにまでをで]/gu;

/** Words of time: another one is another date. */
const TIMES = wordsInAnyLanguage(({ times }) => times);
/** The same time by another word, or as it is written in a hurry. */
const SAME_TIME = [
  ['evening', 'night', 'tonight'],
  ['weekend', 'wkend', 'wknd', 'wkd'],
  ['week', 'wk'],
  ['tomorrow', 'tmrw', 'tmw', 'tomoz'],
  ['tonight', 'tonite'],
  ['demain', 'dmain'],
  ['wochenende', 'we'],
];
/** Of the other words, so many have to be said. */
const LEAST_SAID = 0.5;

/**
 * Whether a due date was said in the turns that its task rests on: its words of time, and, also some turns before, half of the others; for scripts
 * without spaces each of its characters and half of its pairs. Numbers and the names of days and months are checked as such.
 */
export function dueHolds(
  due: string,
  language: string,
  evidence: Evidence,
  topic: Evidence,
): boolean {
  const words = wordsOf(due)
    .map((word) => word.text)
    .filter(
      (word) =>
        !RELATING.has(fold(word)) &&
        !/\p{N}/u.test(word) &&
        supportedDates(word, language).size === 0,
    );
  const [times, others] = [true, false].map((isTime) =>
    words.filter((word) => (TIMES.has(fold(word)) || UNSPACED.test(word)) === isTime),
  );
  const said = (others ?? []).filter((word) => wasSaid(word, topic)).length;
  return (
    (times ?? []).every((word) => wasSaid(word, evidence)) &&
    said >= (others ?? []).length * LEAST_SAID
  );
}

function wasSaid(word: string, { words, stems, text }: Evidence): boolean {
  const folded = fold(word);
  const alike = SAME_TIME.find((one) => one.includes(folded)) ?? [folded];
  if (alike.some((one) => words.has(one))) return true;
  const own = contentStems(word);
  if (own.size === 0) return false;
  if (!UNSPACED.test(word))
    return [...own].every((stem) => stems.has(stem)) || text.includes(folded);
  const characters = Array.from(word.replaceAll(RELATING_CHARACTERS, ''));
  const pairs = [...own].filter((pair) => stems.has(pair));
  return characters.every((one) => text.includes(one)) && pairs.length * 2 >= own.size;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;
