import type { TimedText, TimedWord } from '../ports/transcriber.ts';
import {
  AUXILIARIES,
  DANGLING,
  NAMES,
  OPENERS,
  QUESTION_WORDS,
  SUBJECTS,
  TITLES,
} from './english-words.ts';
import type { Heard } from './hypseg.ts';

/** A pause of this many seconds ends a sentence, ... */
const PAUSE = 0.7;
/** ... this one before a word that often begins one, ... */
const PAUSE_BEFORE_OPENER = 0.3;
/** ... and only this one after a word that can't end one. */
const PAUSE_AFTER_DANGLING = 1.5;
/** With less silence than this at its edge, a clip was cut in the middle of speech. */
const EDGE_SILENCE = 0.1;
/** A longer run is hard to read without a break; it is broken at its longest pause, without a full stop. */
const LONGEST_RUN = 40;

interface Word {
  text: string;
  start: number;
  end: number;
  /** Silence before it, in seconds. */
  pause: number;
  confidence?: number;
}

interface Run {
  words: Word[];
  opens: boolean;
  closes: boolean;
}

/**
 * Makes text that can be read of the bare English words of a recogniser: sentences from pauses and from what words may
 * end or begin one, capital letters for sentences and well-known names, question marks where the order of words asks.
 * No word is changed, added or left out. `heard` is a whole clip, its silence included.
 */
export function readable(heard: Heard[]): TimedText[] {
  const words = spokenWords(heard);
  const [first, last] = [words.at(0), words.at(-1)];
  if (!first || !last) return [];
  const clipEnd = heard.at(-1)?.end ?? last.end;
  const sentences = splitSentences(words).map((sentence, index, all) => ({
    words: sentence,
    opens: index > 0 || first.pause >= EDGE_SILENCE,
    closes: index < all.length - 1 || clipEnd - last.end >= EDGE_SILENCE,
  }));
  return sentences.flatMap(breakRun).map(write);
}

function spokenWords(heard: Heard[]): Word[] {
  const words: Word[] = [];
  let silentSince = 0;
  for (const { word, start, end, confidence } of heard) {
    if (word === null) continue;
    const said = { text: word, start, end, pause: start - silentSince };
    words.push(confidence === undefined ? said : { ...said, confidence });
    silentSince = end;
  }
  return words;
}

function splitSentences(words: Word[]): Word[][] {
  const sentences: Word[][] = [];
  let sentence: Word[] = [];
  for (const [index, word] of words.entries()) {
    sentence.push(word);
    const next = words[index + 1];
    if (next && !endsBetween(word, next)) continue;
    sentences.push(sentence);
    sentence = [];
  }
  return sentences;
}

function endsBetween(word: Word, next: Word): boolean {
  if (DANGLING.has(word.text)) return next.pause >= PAUSE_AFTER_DANGLING;
  return next.pause >= (OPENERS.has(next.text) ? PAUSE_BEFORE_OPENER : PAUSE);
}

function breakRun(run: Run): Run[] {
  const { words, opens, closes } = run;
  if (words.length <= LONGEST_RUN) return [run];
  const inner = words.slice(1);
  const longest = Math.max(...inner.map(({ pause }) => pause));
  const at = 1 + inner.findIndex(({ pause }) => pause === longest);
  return [
    ...breakRun({ words: words.slice(0, at), opens, closes: false }),
    ...breakRun({ words: words.slice(at), opens: false, closes }),
  ];
}

function write({ words, opens, closes }: Run): TimedText {
  const mark = closes ? (isQuestion(words) ? '?' : '.') : '';
  const written: TimedWord[] = words.map(({ text, start, end, confidence }, index) => {
    const isFirst = opens && index === 0;
    const capital = isFirst || TITLES.has(words[index - 1]?.text ?? '');
    const spelled = spell(text, capital);
    const full = index === words.length - 1 && !(mark === '.' && spelled.endsWith('.'));
    const word = { text: full ? spelled + mark : spelled, start, end };
    return confidence === undefined ? word : { ...word, confidence };
  });
  return {
    text: written.map(({ text }) => text).join(' '),
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    words: written,
    ...meanConfidence(words),
  };
}

/** The mean of the words' probabilities. */
function meanConfidence(words: readonly Word[]): Pick<TimedText, 'confidence'> {
  const known = words.flatMap(({ confidence }) => confidence ?? []);
  if (known.length === 0) return {};
  return { confidence: known.reduce((sum, one) => sum + one, 0) / known.length };
}

/** The dictionary knows lower case only: `i'm`, `u.s.`, `b.` and `mr` have one right form. */
function spell(word: string, capital: boolean): string {
  const title = TITLES.get(word);
  if (title) return title;
  if (/^(i|i'\w+)$/.test(word)) return word.replace('i', 'I');
  if (/^([b-hj-z]|([a-z]\.)+)$/.test(word) && !/^[ap]\.m\.$/.test(word)) return word.toUpperCase();
  const isName = NAMES.has(word.replace(/'s$/, ''));
  return capital || isName ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function isQuestion(words: Word[]): boolean {
  const plain = words.map(({ text }) => text);
  while (plain.length > 3 && ['and', 'but', 'so', 'or', 'well'].includes(plain[0] ?? '')) {
    plain.shift();
  }
  const [first = '', second = ''] = plain;
  if (AUXILIARIES.has(first)) return SUBJECTS.has(second);
  return QUESTION_WORDS.has(first) && AUXILIARIES.has(second);
}
