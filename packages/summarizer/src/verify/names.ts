import { TASK_VERBS } from '../embedded/language/english/verbs.ts';
import { claimedDates } from './calendar.ts';
import { anyWord, wordsInAnyLanguage } from './lexicon/any-language.ts';
import { isCommonEnglish } from './lexicon/english/common-words.ts';
import { isKnownWord } from './lexicon/concepts.ts';
import { isAddressed, looksLikeGermanName } from './lexicon/german/names.ts';
import { isNumberWord } from './number-words.ts';
import { hasKin, type Vocabulary } from './vocabulary.ts';
import { fold, type Word, withoutAddresses, wordsOf } from './words.ts';

/** Languages that write every noun with a capital: there a capital says nothing about a name. */
const CAPITAL_NOUNS = new Set(['de', 'lb']);
/** Scripts without capitals: a word with one is from elsewhere, wherever it stands. */
const NO_CAPITALS = new Set(
  'ar fa ur ps ckb he yi zh ja ko th lo km my ka hi mr ne bn pa gu or ta te kn ml si am ti dv bo'.split(
    ' ',
  ),
);
/** What stands behind a noun or a verb at the start of a note, and seldom behind a name. */
const RULED = new RegExp(`^${anyWord(({ ruled }) => ruled)}$`, 'u');
/** Capitalised, most of them in English, and no names. */
const NO_NAMES = new Set([
  ..."i i'm i'd i'll i've mr mrs ms dr prof ok okay q1 q2 q3 q4 am pm".split(' '),
  ...wordsInAnyLanguage(({ festivals }) => festivals),
]);

/**
 * Names that are to be found in what a statement rests on: words with a capital inside a sentence, acronyms, and at the
 * start of a sentence those that the source itself uses as names, or that stand nowhere in it and are no common words of
 * the language, as far as we know those.
 * @param beginsWithVerb the text is a task, whose first word has its capital from being the first
 */
export function claimedNames(
  text: string,
  language: string,
  source: Vocabulary,
  beginsWithVerb = false,
): string[] {
  return wordsOf(text)
    .filter(
      (word, at, all) =>
        isName(word, language) ||
        isKnown(word, source.names) ||
        (CAPITAL_NOUNS.has(language) && isAddressed(word)) ||
        (!(beginsWithVerb && at === 0) &&
          !RULED.test(all[at + 1]?.text ?? '') &&
          !source.names.has(fold(word.before).replace(/s$/u, '')) &&
          isStranger(word, language, source)),
    )
    .map((word) => fold(word.text))
    .filter((name) => !NO_NAMES.has(name));
}

/**
 * Names of a translation that have to stand in its source as they are. Common words of English don't count, nor what is
 * capitalised for being German, nor acronyms and dates: languages have their own (`UN`, `ONU`).
 */
export function claimedAcross(text: string, language: string): string[] {
  return wordsOf(text)
    .filter((word, at, all) => isForeignName(word, language) && !isRole(word, all.slice(at + 1)))
    .map((word) => fold(word.text))
    .filter((name) => !NO_NAMES.has(name));
}

/** `Ferryman Jörn Jessen`: at the start of an English sentence, what someone is before their two names. */
const isRole = ({ text, first }: Word, [given, family]: readonly Word[]): boolean =>
  first &&
  /(?:man|woman|ist|or|ian|eer|\p{Ll}{4}er)$/u.test(text) &&
  [given, family].every((name) => /^\p{Lu}\p{Ll}/u.test(name?.text ?? ''));

function isForeignName(word: Word, language: string): boolean {
  const { text, first } = word;
  if (!/^\p{Lu}\p{Ll}/u.test(text) || claimedDates(text, language).size > 0) return false;
  if (CAPITAL_NOUNS.has(language)) return isAddressed(word);
  if (language === 'en')
    return (
      !isCommonEnglish(text) && !isKnownWord(fold(text), 'en') && (!first || actsLikeName(word))
    );
  return !first || NO_CAPITALS.has(language);
}

/** The names that a source uses inside its sentences, folded: words that it never writes with a small letter. */
export function namesInside(texts: string[], language: string): Set<string> {
  const words = texts
    .filter((text) => text !== text.toUpperCase())
    .flatMap((text) => wordsOf(withoutAddresses(text)));
  const small = new Set(
    words.filter(({ text }) => /^\p{Ll}/u.test(text)).map(({ text }) => fold(text)),
  );
  const names = words
    .filter(
      (word) => (isName(word, language) && !isAcronym(word.text)) || isBareName(word, language),
    )
    .map((word) => fold(word.text));
  return new Set(names.filter((name) => !small.has(name)));
}

/** A word at the start of an English sentence that is no common one: `Three quotes. Baxendale twenty, …`. */
const isBareName = ({ text, first }: Word, language: string): boolean =>
  language === 'en' &&
  first &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(text) &&
  !isCommonEnglish(text) &&
  !isKnownWord(fold(text), language);

function isName({ text, first }: Word, language: string): boolean {
  if (isAcronym(text)) return true;
  if (!/^\p{Lu}\p{Ll}/u.test(text)) return false;
  return NO_CAPITALS.has(language) || (!first && !CAPITAL_NOUNS.has(language));
}

/** A name of the source, also at the start of a sentence; scripts without capitals have no other sign of one. */
function isKnown({ text }: Word, known: ReadonlySet<string>): boolean {
  return !/^\p{Ll}/u.test(text) && known.has(fold(text));
}

/** Verbs behind a name at the start of a sentence, besides those by which people take things on. */
const VERBS = new Set(
  'is was has had will would can could should must may might does did and or says wants thinks takes gives needs likes works runs makes goes keeps starts stays leads looks'.split(
    ' ',
  ),
);

/** At the start of a sentence: alone, a genitive, or before a verb or another name. `Flu jabs` and `Rail travel` are no names. */
function actsLikeName({ text, after }: Word): boolean {
  if (/['’]s$/u.test(text) || /^(?:$|[.,;:!?]| \p{Lu})/u.test(after)) return true;
  const next = /^ (\p{Ll}+)$/u.exec(after)?.[1] ?? '';
  const base = [next.replace(/s$/u, ''), next.replace(/es$/u, ''), next.replace(/ies$/u, 'y')];
  const acts = next.endsWith('s') && base.some((verb) => TASK_VERBS.has(verb));
  // `Olives picked up from the ground`: a plural, and what was done to it.
  const isPlural = /(?:[^aiosu]e|[^aeious])s$/u.test(text) && !NAMES_IN_ES.has(fold(text));
  // `Inhabitants should …`: a long plural before a verb that has no ending.
  if (isPlural && text.length >= LONG_PLURAL && !next.endsWith('s')) return false;
  return VERBS.has(next) || (next.endsWith('ed') && !isPlural) || acts;
}

/** Shorter ones are names as well: `Collins`, `Matthews`. */
const LONG_PLURAL = 10;
/** First names that look like plurals. */
const NAMES_IN_ES = new Set('james charles jules agnes ines hughes miles giles'.split(' '));

/** A capital where it need not say anything, on a word that neither the source nor the language knows. */
function isStranger(word: Word, language: string, source: Vocabulary): boolean {
  const folded = fold(word.text);
  if (!/^\p{Lu}\p{Ll}/u.test(word.text) || source.words.has(folded)) return false;
  if (isKnownWord(folded, language) || isNumberWord(word.text.toLowerCase(), language))
    return false;
  if (language === 'en') return word.first && !isCommonEnglish(folded) && actsLikeName(word);
  return CAPITAL_NOUNS.has(language) && looksLikeGermanName(word) && !hasKin(source, folded);
}

function isAcronym(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(text);
}
