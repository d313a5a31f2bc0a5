import type { WordClasses } from '../language/talk/word-classes.ts';
import type { Dialogue } from './dialogue.ts';
import { isUnpunctuated } from './restore.ts';
import type { SpokenMarks } from '../language/talk/spoken-marks.ts';

/** In fewer words without marks it may be a list. */
const LEAST_WORDS = 100;
/** In fewer sentences it may be a letter. */
const LEAST_SENTENCES = 40;
/** Words by which people speak of themselves or to each other, of all: talk has 0.03 to 0.1, articles and lists less than 0.02. */
const LEAST_ADDRESS = 1 / 40;
/** Pronouns, articles, prepositions and other words of the closed classes, of all: what is said has 0.5 and more, lists less than 0.35. */
const LEAST_CLOSED = 0.4;
/** Commas, colons, brackets and other marks of a text that is written, of all words. */
const MOST_MARKS = 0.01;
/** Sentences that ask, of all: conversations have 0.13 to 0.27, articles and lectures less. */
const LEAST_ASKED = 0.12;
/** Sentences that begin with `yes`, `well` or `okay`. */
const LEAST_OPENED = 0.05;
/** Sentences of three words or fewer. */
const LEAST_SHORT = 0.13;
const SHORT = 3;
/** Words of a line: captions have 6 to 12, lists fewer. */
const LEAST_OF_LINE = 6;
/** Lines of a list that begin with a capital, a figure or a dash; those of a recognizer go on in the middle of a sentence. */
const MOST_BEGUN = 0.6;
/** Sentences with quotation marks, of all: a report quotes what others said. */
const MOST_QUOTED = 0.03;

/**
 * Whether a pasted text that names no speakers was said: captions, what a recognizer wrote without marks, by one voice or several,
 * or a conversation with many questions, short answers and openers, in which people speak of themselves and to each other.
 */
export function isPastedTalk({ form, turns }: Dialogue, { classes }: SpokenMarks): boolean {
  if (form !== 'captions' && form !== 'none') return false;
  const text = turns.map((turn) => turn.text).join('\n');
  const words = wordsIn(text);
  // A programme of a day has times, too, but few small words.
  if (form === 'captions') return isProse(words, classes);
  if (words.length < LEAST_WORDS) return false;
  const said = words.filter((word) => classes.saysI([word]) || classes.saysYou([word]));
  const addresses = said.length >= words.length * LEAST_ADDRESS;
  if (!isUnpunctuated(turns)) return addresses && isExchange(text, classes);
  return !isList(text, words.length) && (addresses || isDictated(text, words, classes));
}

/** Whole sentences, by their small words, and no mark among them. */
function isDictated(text: string, words: readonly string[], classes: WordClasses): boolean {
  const marks = text.match(/[,;:()[\]{}"“”„«»|<>=*#_]/gu) ?? [];
  return marks.length <= words.length * MOST_MARKS && isProse(words, classes);
}

const isProse = (words: readonly string[], classes: WordClasses): boolean =>
  words.filter((word) => classes.isClosed(word)).length >= words.length * LEAST_CLOSED;

function isList(text: string, words: number): boolean {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const begun = lines.filter((line) => /^\s*(?:[^\p{L}\s]|(?!I(?:['’ ]))\p{Lu})/u.test(line));
  return (
    words < lines.length * LEAST_OF_LINE || begun.length > Math.max(1, lines.length * MOST_BEGUN)
  );
}

function isExchange(text: string, classes: WordClasses): boolean {
  const sentences = text.split(/(?<=[.?!…])\s+/u);
  const share = (holds: (sentence: string) => boolean): number =>
    sentences.filter(holds).length / sentences.length;
  return (
    sentences.length >= LEAST_SENTENCES &&
    share((sentence) => sentence.endsWith('?')) >= LEAST_ASKED &&
    share((sentence) => classes.isOpener(wordsIn(sentence.slice(0, 20))[0] ?? '')) >=
      LEAST_OPENED &&
    share((sentence) => wordsIn(sentence.slice(0, 40)).length <= SHORT) >= LEAST_SHORT &&
    share((sentence) => /["“”„«»]/u.test(sentence)) <= MOST_QUOTED
  );
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];
