import { clearTurns } from '../clarity.ts';
import type { SummarySource } from '../port.ts';
import { cleanSpeech, cleanText } from './cleanup.ts';
import { isChat } from './dialogue/chat.ts';
import { isUnpunctuated } from './dialogue/restore.ts';
import { isPastedTalk } from './dialogue/pasted-talk.ts';
import type { Dialogue } from './dialogue/dialogue.ts';
import { readDialogue } from './dialogue/read-dialogue.ts';
import type { Language } from './language/language.ts';
import type { Passage } from './passage.ts';
import { plainSource, withoutHaste } from './spelling.ts';
import { passagesOf } from './units.ts';
import { countWords, wordsOf } from './words.ts';

/** A passage ready to be weighed and printed. */
export interface Unit extends Passage {
  /** The passage as it would be printed: a whole sentence. */
  text: string;
  /** Its words as they stand there, in the stretches that punctuation leaves. */
  chunks: Chunk[];
  /** Its words, lower-cased, in order. */
  words: string[];
  /** How many words a reader counts in `text`. */
  length: number;
  /** What another speaker says next, as it was said; empty where no one does. */
  reply: string;
  /** Content words as numbers of {@link Document.terms}, in order, with repetition. */
  terms: number[];
}

/** Words without punctuation between them. */
interface Chunk {
  words: string[];
  /** The content word's number in {@link Document.terms} for each word; -1 where it carries no topic. */
  terms: number[];
}

/** One sentence as it was said, also where nothing of it would be printed: `Yes.` */
export interface Utterance extends Passage {
  /** Its unit; undefined where the clean-up leaves nothing. */
  unit: Unit | undefined;
}

/** A source, read whole: its units, and the content words that they share. */
export interface Document {
  language: Language;
  /** Whether it is talk: recorded, or the transcript of a conversation that was pasted. */
  speech: boolean;
  form: Dialogue['form'];
  /** People wrote to one another in short messages. */
  chat: boolean;
  /** A recognizer wrote it without marks: where sentences end is a guess. */
  unmarked: boolean;
  /** The subject that a thread of mails names, and the turn that does. */
  subject: Dialogue['subject'];
  utterances: Utterance[];
  /** For each turn of a mail the turn that names its writer. */
  writers: ReadonlyMap<number, number>;
  /** For each turn of a mail the one person to whom it is written. */
  addressees: ReadonlyMap<number, string>;
  /** Turns that a later mail quotes and answers below. */
  takenUp: ReadonlySet<number>;
  /** The turn of the source at each index of a turn, where these differ: see {@link Dialogue}. */
  order: Dialogue['order'];
  /** Who talks, each once, in order of appearance; of written text no one. */
  speakers: string[];
  units: Unit[];
  /** The stem behind each term number. */
  terms: string[];
  /** Words in all units. */
  words: number;
  /** Turns of which the recognizer was not sure. */
  unclear: number;
}

/** Punctuation that parts words. */
const BREAK = /[.,;:!?…()[\]{}"“”«»。、，！？；：؟،؛|/\\\n]+|\s[-–—]+\s/u;

/** Longer words are no words (addresses, keys, noise): they are printed, but don't count as content. */
const LONGEST_WORD = 40;

/** Reads a source whole: cut into units, cleaned, its content words counted. */
export function readDocument(source: SummarySource, language: Language): Document {
  const read = readDialogue(plainSource(source));
  const dialogue = isTyped(read) ? { ...read, turns: withoutHaste(read.turns, language) } : read;
  const { talk } = language;
  const speech =
    source.kind === 'speech' ||
    dialogue.form === 'transcript' ||
    (talk !== null && isPastedTalk(dialogue, talk.marks));
  const numbers = new Map<string, number>();
  const stems = new Map<string, number>();
  const termOf = (word: string): number => {
    let term = numbers.get(word);
    if (term === undefined) {
      term = termNumber(word, language, stems);
      numbers.set(word, term);
    }
    return term;
  };
  const units: Unit[] = [];
  const utterances: Utterance[] = [];
  const { clear, unclear } = clearTurns(dialogue.turns);
  const cut = passagesOf(clear, speech, language);
  const passages = dialogue.form === 'captions' ? cut.map(withTimes) : cut;
  for (const [at, passage] of passages.entries()) {
    const text = speech ? cleanSpeech(passage.raw, language) : cleanText(passage.raw);
    if (text === '') {
      utterances.push({ ...passage, unit: undefined });
      continue;
    }
    const chunks = text.split(BREAK).map((part) => chunkOf(part, termOf));
    const words = chunks.flatMap((chunk) => chunk.words.map(fold));
    const terms = chunks.flatMap((chunk) => chunk.terms.filter((term) => term >= 0));
    const length = countWords(text);
    const reply = replyTo(passage, passages[at + 1]);
    const unit = { ...passage, text, chunks, words, length, reply, terms };
    units.push(unit);
    utterances.push({ ...passage, unit });
  }
  const words = units.reduce((sum, unit) => sum + unit.length, 0);
  const { form, subject, order } = dialogue;
  const speakers = speech || form === 'mail' ? speakersOf(utterances, language) : [];
  const terms = [...stems.keys()];
  const writers = new Map(
    dialogue.turns.flatMap(({ at, from }) => (from === undefined ? [] : [[at, from] as const])),
  );
  return {
    language,
    speech,
    form,
    chat: isChat(dialogue.turns),
    unmarked: speech && isUnpunctuated(dialogue.turns),
    subject,
    writers,
    addressees: new Map(
      dialogue.turns.flatMap(({ at, to }) => (to === undefined ? [] : [[at, to] as const])),
    ),
    takenUp: new Set(dialogue.turns.flatMap(({ at, takenUp }) => (takenUp ? [at] : []))),
    order,
    utterances,
    speakers,
    units,
    terms,
    words,
    unclear,
  };
}

/** Whether people wrote to one another. */
const isTyped = ({ form, turns }: Dialogue): boolean => form === 'mail' || isChat(turns);

/** A sentence over several captions rests on the lines between them, too: their times stand there. */
function withTimes(passage: Passage): Passage {
  const [first = 0, last = first] = [passage.refs[0], passage.refs.at(-1)];
  return { ...passage, refs: Array.from({ length: last - first + 1 }, (_, at) => first + at) };
}

function replyTo(passage: Passage, next: Passage | undefined): string {
  return next && next.voice !== passage.voice ? next.raw : '';
}

/** Who only says yes or no talks, too; who only hums does not. */
function speakersOf(utterances: readonly Utterance[], { talk }: Language): string[] {
  const talking = utterances.filter(
    ({ unit, raw }) => unit !== undefined || talk?.agrees.test(raw) || talk?.objects.test(raw),
  );
  return [...new Set(talking.map(({ speaker }) => speaker))].filter((name) => name !== undefined);
}

function chunkOf(text: string, termOf: (word: string) => number): Chunk {
  const words = wordsOf(text);
  return { words, terms: words.map((word) => termOf(fold(word))) };
}

/** One form for each word: lower case, plain apostrophes, no ligatures or full-width letters. */
function fold(word: string): string {
  return word.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

/** The number of a content word's stem; -1 for what carries no topic. */
function termNumber(word: string, language: Language, stems: Map<string, number>): number {
  const bare = language.elision ? word.replace(language.elision, '') : word;
  if (language.stopWords.has(word) || language.stopWords.has(bare)) return -1;
  if (!isContent(bare)) return -1;
  const stem = language.stem(bare);
  const known = stems.get(stem);
  if (known !== undefined) return known;
  stems.set(stem, stems.size);
  return stems.size - 1;
}

function isContent(word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  if (/[\p{sc=Han}\p{sc=Hang}]/u.test(word)) return true;
  return (
    word.length >= 2 && /\p{L}/u.test(word) && !(/^\p{sc=Hira}+$/u.test(word) && word.length < 3)
  );
}
