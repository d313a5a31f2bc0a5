import type { WordClasses } from '../language/word-classes/word-classes.ts';
import type { PlacedTurn } from './dialogue.ts';
import { isUnpunctuated } from './restore.ts';
import type { SpokenMarks } from './spoken-marks.ts';

/** In fewer words without marks it may be a list. */
const LEAST_WORDS = 100;
/** In fewer sentences it may be a letter. */
const LEAST_SENTENCES = 40;
/** Words by which people speak of themselves or to each other, of all: talk has 0.03 to 0.1, articles and lists less than 0.02. */
const LEAST_ADDRESS = 1 / 40;
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
 * Whether a pasted text that names no speakers is a conversation: what a recognizer wrote without marks, or many questions, short
 * answers and openers, in which people speak of themselves and to each other.
 */
export function isPastedTalk(turns: readonly PlacedTurn[], { classes }: SpokenMarks): boolean {
  const text = turns.map((turn) => turn.text).join('\n');
  const words = wordsIn(text);
  const said = words.filter((word) => classes.saysI([word]) || classes.saysYou([word]));
  if (words.length < LEAST_WORDS || said.length < words.length * LEAST_ADDRESS) return false;
  return isUnpunctuated(turns) ? !isList(text, words.length) : isExchange(text, classes);
}

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
