import type { Passage } from '../passage.ts';
import { beginningsIn, LONGEST_SENTENCE, SpokenRun } from './beginnings.ts';
import { isChat } from './chat.ts';
import type { Cut } from './passage-cuts.ts';
import type { PlacedTurn } from './dialogue.ts';
import { probabilityOf, seenOf, spokenWord, type SpokenWord } from './spoken-marks.ts';
import type { SpokenMarks } from '../language/talk/spoken-marks.ts';

/** Below this share of words with a mark that ends a sentence, a transcript has none. */
const LEAST_MARKS = 1 / 60;
const LEAST_WORDS = 60;
/** After this many words a joined clause with its own subject starts a new sentence: `…, and I'll write to them`. */
const WORDS_BEFORE_JOINED = 6;
/** After this many words a joined question does: `end of the month and who has the list`. */
const WORDS_BEFORE_ASKED = 3;
/** From this probability on a sentence begins where what follows has the form of one. */
const BEGINS_BY_FORM = 0.1;
/** From this probability on a sentence asks. */
const ASKS = 0.5;
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
  /** Seconds at which its passage begins and ends. */
  start: number | undefined;
  end: number | undefined;
}

/** Talk without marks, cut where sentences begin, by the words around, and at a speaker's change; each gets the mark that it asks for. */
export function restoredPassages(turns: readonly PlacedTurn[], marks: SpokenMarks): Passage[] {
  const words = turns.flatMap(({ text, at, speaker, start, end }) =>
    [...text.matchAll(/\S+/gu)].map(([word]): Word =>
      Object.assign(spokenWord(word, marks.classes), { text: word, turn: at, speaker, start, end }),
    ),
  );
  const sentences = sentencesOf(words, marks);
  return sentences.map((sentence, at) => passageOf(sentence, sentences[at + 1] ?? [], marks));
}

function sentencesOf(words: readonly Word[], marks: SpokenMarks): Word[][] {
  const run = new SpokenRun(words);
  const begins = beginningsIn(run, marks.begins, (at) => isKnown(words, at), cutsIn(words));
  const odds = (at: number): number => probabilityOf(marks.begins, run.around(at));
  return begins.flatMap((start, index) => {
    const end = begins[index + 1] ?? words.length;
    const joined = range(start + 1, end).filter(
      (at) =>
        (joinsClause(words, start, at) || callsSomeone(words, at, marks)) &&
        odds(at) >= BEGINS_BY_FORM,
    );
    const edges = [start, ...joined, end];
    return edges
      .slice(1)
      .flatMap((to, part) => partsOf(edges[part] ?? start, to, odds))
      .map(([from, to]) => words.slice(from, to));
  });
}

/** Where another passage of one speaker begins. */
function cutsIn(words: readonly Word[]): Cut[] {
  return words.flatMap((word, at): Cut[] => {
    const before = words[at - 1];
    if (before === undefined || before.turn === word.turn || before.speaker !== word.speaker)
      return [];
    return [{ at, pause: (word.start ?? 0) - (before.end ?? 0) }];
  });
}

/** Whether a sentence begins there for certain: at a change of speakers, or behind a mark that the recognizer did set. */
function isKnown(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before?.speaker !== words[at]?.speaker || /[.?!]["'”’»)]*$/u.test(before?.text ?? '');
}

/** Whether a joined clause begins there that can stand alone: one with its own subject, or a question. */
function joinsClause(words: readonly Word[], start: number, at: number): boolean {
  const [joint = '', next = ''] = [words[at]?.class, words[at + 1]?.class];
  if (!joint.includes('joi')) return false;
  if (next.includes('ask')) return at - start >= WORDS_BEFORE_ASKED;
  return /sub|dep/u.test(next) && at - start >= WORDS_BEFORE_JOINED;
}

/** `Dana could you`: a name, followed by words that address that person. */
function callsSomeone(words: readonly Word[], at: number, { classes }: SpokenMarks): boolean {
  const [before, name, verb, you] = words.slice(at - 1, at + 3);
  // `They come on Saturdays could you`
  if (/pre|det/u.test(before?.class ?? '')) return false;
  const isAsked = verb?.class.includes('ver') === true && classes.saysYou([you?.bare ?? '']);
  return name?.class === 'Name' && isAsked;
}

/** Cuts what is too long for a sentence where another one begins likeliest. */
function partsOf(start: number, end: number, odds: (at: number) => number): [number, number][] {
  const parts: [number, number][] = [];
  let from = start;
  while (end - from > LONGEST_SENTENCE) {
    const places = range(
      from + SHORTEST_PART,
      Math.min(from + LONGEST_SENTENCE, end - SHORTEST_PART) + 1,
    );
    const cut = places.reduce((a, b) => (odds(b) > odds(a) ? b : a));
    parts.push([from, cut]);
    from = cut;
  }
  return [...parts, [from, end]];
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
