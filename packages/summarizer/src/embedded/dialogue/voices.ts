import type { Passage } from '../passage.ts';
import { probabilityOf, seenBetween, spokenWord, type SpokenSentence } from './spoken-marks.ts';
import type { SpokenMarks } from '../language/talk/spoken-marks.ts';

/** From this probability on another one goes on. */
const LIKELY = 0.5;
/** In fewer sentences there is too little to tell. */
const LEAST_SENTENCES = 12;
/** Where changes are less likely than this on average, one person talks. */
const LEAST_MEAN = 0.4;

/** Distinguishes who speaks in talk that names no one, by what is said; where one person talks there is no voice. */
export function withVoices(passages: readonly Passage[], marks: SpokenMarks): Passage[] {
  if (passages.length < LEAST_SENTENCES) return [...passages];
  const sentences = passages.map(({ raw }) => sentenceOf(raw, marks));
  const odds = sentences.slice(1).map((next, at) => {
    const last = sentences[at] ?? next;
    return probabilityOf(marks.changes, seenBetween(marks.classes, sentences[at - 1], last, next));
  });
  const mean = odds.reduce((sum, one) => sum + one, 0) / Math.max(1, odds.length);
  if (mean < LEAST_MEAN) return [...passages];
  let voice = 0;
  return passages.map((passage, at) => {
    if (at > 0 && (odds[at - 1] ?? 0) >= LIKELY) voice += 1;
    return { ...passage, voice: `voice ${voice}` };
  });
}

function sentenceOf(raw: string, { classes }: SpokenMarks): SpokenSentence {
  const [first = '', ...rest] = raw.split(/\s+/u);
  const words = [
    spokenWord(first.toLowerCase(), classes),
    ...rest.map((word) => spokenWord(word, classes)),
  ];
  return { words: words.filter(({ bare }) => bare !== ''), asks: /\?["'”’»)]*$/u.test(raw) };
}
