import { amountsInDigits } from './spoken-amounts.ts';

/** Words that mean nothing in a transcript. */
const FILLERS: ReadonlySet<string> = new Set(['hmm', 'mm', 'mhm', 'mmm', 'uh', 'um']);

/** Titles as they are said. */
const TITLES: Readonly<Record<string, string>> = {
  mr: 'mister',
  mrs: 'missus',
  st: 'saint',
  dr: 'doctor',
  prof: 'professor',
  capt: 'captain',
  gov: 'governor',
  ald: 'alderman',
  gen: 'general',
  sen: 'senator',
  rep: 'representative',
  pres: 'president',
  rev: 'reverend',
  hon: 'honorable',
  asst: 'assistant',
  assoc: 'associate',
  lt: 'lieutenant',
  col: 'colonel',
  jr: 'junior',
  sr: 'senior',
  esq: 'esquire',
};

/** What is said short, as it is written out; one rule after the other, the particular before the general. */
const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/\blet's\b/g, 'let us'],
  [/\bain't\b/g, 'aint'],
  [/\by'all\b/g, 'you all'],
  [/\bma'am\b/g, 'madam'],
  [/\b(i'ma|imma)\b/g, 'i am going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\bgonna\b/g, 'going to'],
  [/\b(w|c|sh)oulda\b/g, '$1ould have'],
  [/'s (been|gone|got)\b/g, ' has $1'],
  [/'d (been|gone|done)\b/g, ' had $1'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'s\b/g, ' is'],
  [/'d\b/g, ' would'],
  [/'ll\b/g, ' will'],
  [/'t\b/g, ' not'],
  [/'ve\b/g, ' have'],
  [/'m\b/g, ' am'],
];

/** Letters that are no base letter with a mark, and so do not lose it by decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
};

/** Numbers and their endings, signs that count something, and words. */
const TOKEN = /\d*\.?\d+(?:st|nd|rd|th|s)?(?![a-z])|\d*\.?\d+|[$£€¢%]|[\p{L}\p{M}]+|\p{N}+/gu;

/**
 * The words of English text as they are compared, by the rules of Whisper's EnglishTextNormalizer: short forms and titles
 * written out, numbers in digits and what they count as signs, no accents, no fillers. Its table of British spellings is
 * left out.
 * @param text lower case, without what stands in brackets.
 */
export function englishWords(text: string): string[] {
  const apart = text.replaceAll('’', "'").replaceAll(/\s+'/g, "'");
  const spelled = SHORT_FORMS.reduce((said, [short, long]) => said.replaceAll(short, long), apart);
  const words = withoutAccents(spelled.replaceAll(/(?<=\d),(?=\d)/g, '')).match(TOKEN) ?? [];
  const said = words.map((word) => TITLES[word] ?? word).filter((word) => !FILLERS.has(word));
  return amountsInDigits(said);
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[œøæßđðþł]/g, (letter) => LETTERS[letter] ?? letter);
}
