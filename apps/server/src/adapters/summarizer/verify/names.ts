/** Languages that write every noun with a capital: there a capital says nothing about a name. */
const CAPITAL_NOUNS = new Set(['de', 'lb']);
/** Capitalised in English, and no names. */
const NO_NAMES = new Set(
  "i i'm i'd i'll i've mr mrs ms dr prof ok okay q1 q2 q3 q4 am pm".split(' '),
);

/** A word, and whether it begins a sentence, where a capital says nothing. */
interface Word {
  text: string;
  first: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** What stands before the first word of a sentence, as far as it matters; matched against the few characters before it. */
const SENTENCE_START = /(?:^|[.!?:;…\n]["'”’»)]?\s*)["'“‘«(¿¡–—-]?\s*$/u;
const LOOK_BACK = 6;

/**
 * Names that are to be found in what a statement rests on: words with a capital inside a sentence, acronyms, and at the
 * start of a sentence those that the source itself uses as names.
 * @param known names in the source, folded.
 */
export function claimedNames(text: string, language: string, known: Set<string>): string[] {
  return wordsOf(text)
    .filter((word) => isName(word, language) || isKnown(word, known))
    .map((word) => fold(word.text))
    .filter((name) => !NO_NAMES.has(name));
}

/** The names that a source uses inside its sentences, folded: words that it never writes with a small letter. */
export function namesInside(texts: string[], language: string): Set<string> {
  const words = texts.filter((text) => text !== text.toUpperCase()).flatMap(wordsOf);
  const small = new Set(
    words.filter(({ text }) => /^\p{Ll}/u.test(text)).map(({ text }) => fold(text)),
  );
  const names = words
    .filter((word) => isName(word, language) && !isAcronym(word.text))
    .map((word) => fold(word.text));
  return new Set(names.filter((name) => !small.has(name)));
}

/** How names are compared: small letters, no accents, no English or German genitive. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/['’]s?$/u, '');
}

function isName({ text, first }: Word, language: string): boolean {
  if (isAcronym(text)) return true;
  return !first && !CAPITAL_NOUNS.has(language) && /^\p{Lu}\p{Ll}/u.test(text);
}

/** A name of the source, also at the start of a sentence; scripts without capitals have no other sign of one. */
function isKnown({ text }: Word, known: Set<string>): boolean {
  return !/^\p{Ll}/u.test(text) && known.has(fold(text));
}

function isAcronym(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(text);
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    first: startsSentence(text, match.index),
  }));
}

function startsSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  return SENTENCE_START.test(at > LOOK_BACK ? `_${before}` : before);
}
