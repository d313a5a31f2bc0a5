import type { Passage } from '../passage.ts';
import { isChat } from './chat.ts';
import type { PlacedTurn } from './dialogue.ts';
import {
  probabilityOf,
  seenAt,
  seenOf,
  spokenWord,
  type SpokenMarks,
  type SpokenWord,
} from './spoken-marks.ts';

/** Below this share of words with a mark that ends a sentence, a transcript has none. */
const LEAST_MARKS = 1 / 60;
const LEAST_WORDS = 60;
/** From this probability on a sentence begins. */
const BEGINS = 0.45;
/** What stands within sentences more often than at their beginning: `I asked Fairbrother's`, `because the dogs bark`. */
const LEAST_BY_CLASS = new Map([
  ['Name', 0.75],
  ['sub', 0.6],
]);
/** After this many words a joined clause with its own subject starts a new sentence: `…, and I'll write to them`. */
const WORDS_BEFORE_JOINED = 6;
/** After this many words a joined question does: `end of the month and who has the list`. */
const WORDS_BEFORE_ASKED = 3;
/** From this probability on a sentence begins where what follows has the form of one. */
const BEGINS_BY_FORM = 0.1;
/** From this probability on a sentence asks. */
const ASKS = 0.5;
/** No one says so many words in one sentence: it is cut where another one begins likeliest. */
const LONGEST = 40;
/** A part of what is too long has so many words at least. */
const SHORTEST_PART = 8;
/** With so many words that say something, an opener not counted, a sentence is whole. */
const LEAST_CONTENT = 3;

/** Whether a recognizer wrote the words without marks. */
export function isUnpunctuated(turns: readonly PlacedTurn[]): boolean {
  if (isChat(turns)) return false;
  const text = turns.map((turn) => turn.text).join(' ');
  const words = text.split(/\s+/u).length;
  const marks = text.match(/[.?!…。](?=\s|$)/gu)?.length ?? 0;
  return words >= LEAST_WORDS && marks < words * LEAST_MARKS;
}

interface Word extends SpokenWord {
  text: string;
  turn: number;
  speaker: string | undefined;
}

/** Talk without marks, cut where sentences begin, by the words around, and at a speaker's change; each gets the mark that it asks for. */
export function restoredPassages(turns: readonly PlacedTurn[], marks: SpokenMarks): Passage[] {
  const words = turns.flatMap(({ text, at, speaker }) =>
    [...text.matchAll(/\S+/gu)].map(([word]): Word =>
      Object.assign(spokenWord(word, marks.classes), { text: word, turn: at, speaker }),
    ),
  );
  const sentences = sentencesOf(words, marks);
  return sentences.map((sentence, at) => passageOf(sentence, sentences[at + 1] ?? [], marks));
}

function sentencesOf(words: readonly Word[], marks: SpokenMarks): Word[][] {
  const odds = words.map((_, at) => oddsAt(words, at, marks));
  const sentences: Word[][] = [];
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && (odds[at] ?? 0) < leastAt(words, start, at, marks)) continue;
    for (const end of [...cutsIn(odds, start, at), at]) {
      sentences.push(words.slice(start, end));
      start = end;
    }
  }
  return sentences;
}

/** How likely a sentence has to begin there, where the last one began at `start`. */
function leastAt(words: readonly Word[], start: number, at: number, marks: SpokenMarks): number {
  if (joinsClause(words, start, at) || callsSomeone(words, at, marks)) return BEGINS_BY_FORM;
  return LEAST_BY_CLASS.get(words[at]?.class ?? '') ?? BEGINS;
}

/** Whether a joined clause begins there that can stand alone: one with its own subject, or a question. */
function joinsClause(words: readonly Word[], start: number, at: number): boolean {
  const [joint = '', next = ''] = [words[at]?.class, words[at + 1]?.class];
  if (!joint.includes('joi')) return false;
  if (next.includes('ask')) return at - start >= WORDS_BEFORE_ASKED;
  return next.includes('sub') && at - start >= WORDS_BEFORE_JOINED;
}

/** `Dana could you`: a name, followed by words that address that person. */
function callsSomeone(words: readonly Word[], at: number, { classes }: SpokenMarks): boolean {
  const [before, name, verb, you] = words.slice(at - 1, at + 3);
  // `They come on Saturdays could you`
  if (/pre|det/u.test(before?.class ?? '')) return false;
  const isAsked = verb?.class.includes('ver') === true && classes.saysYou([you?.bare ?? '']);
  return name?.class === 'Name' && isAsked;
}

function oddsAt(words: readonly Word[], at: number, { begins }: SpokenMarks): number {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || before.speaker !== word?.speaker) return 1;
  if (/[.?!]["'”’»)]*$/u.test(before.text)) return 1;
  return probabilityOf(begins, seenAt(words, at));
}

/** Where what is too long for a sentence is cut. */
function cutsIn(odds: readonly number[], start: number, end: number): number[] {
  const cuts: number[] = [];
  for (let from = start; end - from > LONGEST;) {
    const places = range(from + SHORTEST_PART, Math.min(from + LONGEST, end - SHORTEST_PART) + 1);
    from = places.reduce((a, b) => ((odds[b] ?? 0) > (odds[a] ?? 0) ? b : a));
    cuts.push(from);
  }
  return cuts;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

function passageOf(
  sentence: readonly Word[],
  next: readonly Word[],
  { classes, asks }: SpokenMarks,
): Passage {
  const text = sentence.map((word) => word.text).join(' ');
  const content = sentence.filter(({ bare }) => !classes.isOpener(bare));
  const mark = probabilityOf(asks, seenOf(sentence, next)) >= ASKS ? '?' : '.';
  return {
    raw: /[.?!]$/u.test(text) ? text : `${text}${mark}`,
    refs: [...new Set(sentence.map(({ turn }) => turn))],
    speaker: sentence[0]?.speaker,
    voice: sentence[0]?.speaker,
    opens: true,
    whole: content.length >= LEAST_CONTENT,
  };
}
