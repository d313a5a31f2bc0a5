import { hasName, type Evidence } from './evidence.ts';
import { contentStems } from './stems.ts';
import { fold, wordsOf } from './words.ts';

/** What scripts without spaces write after a name. */
const TITLES = /(?:さん|氏|様|君|先生|女士|小姐|씨)$/u;
/** `and`, `the`, `und`, `los`, `и`: they join names. */
const JOINING = /^\p{Ll}{1,3}$/u;

/** Whether each word of a task's owner is named in the turns that the task rests on, or speaks there. */
export function ownerHolds(owner: string, language: string, evidence: Evidence): boolean {
  return wordsOf(owner)
    .filter(({ text }) => !JOINING.test(text))
    .every(({ text }) => hasName(evidence, fold(text.replace(TITLES, '')), language));
}

/** Words of a date that only say how it is meant: `by`, `until`, `no later than`. */
const RELATING = new Set(
  (
    'by until till before on at in the of for due no not than later latest within a an and to from ' +
    'bis zum zur am im vor der die das des den dem und ab um spätestens noch ' +
    'avant le la les de du des au pour en et dans el los las para antes del hasta al y'
  ).split(' '),
);
/** The same in scripts without spaces. */
const RELATING_CHARACTERS = /[之前以内內到在为為のはにまでをで]/gu;

/**
 * Whether a due date was said in the turns that its task rests on: its words, or for scripts without spaces each of its
 * characters and half of its pairs. Numbers and the names of days and months are checked as such.
 */
export function dueHolds(due: string, evidence: Evidence): boolean {
  return wordsOf(due)
    .map((word) => word.text)
    .filter((word) => !RELATING.has(word.toLowerCase()) && !/\p{N}/u.test(word))
    .every((word) => wasSaid(word, evidence));
}

function wasSaid(word: string, { words, stems, text }: Evidence): boolean {
  const folded = fold(word);
  if (words.has(folded)) return true;
  const own = contentStems(word);
  if (own.size === 0) return false;
  if (!UNSPACED.test(word))
    return [...own].every((stem) => stems.has(stem)) || text.includes(folded);
  const characters = Array.from(word.replaceAll(RELATING_CHARACTERS, ''));
  const pairs = [...own].filter((pair) => stems.has(pair));
  return characters.every((one) => text.includes(one)) && pairs.length * 2 >= own.size;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;
