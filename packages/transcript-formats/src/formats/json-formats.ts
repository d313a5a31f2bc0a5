import { type Problem, problemAt, type Reading, type SpokenLine } from '../transcript.ts';
import { secondsOf } from './clock.ts';
import {
  fromMillis,
  isRecord,
  type JsonRecord,
  listOf,
  numberOf,
  recordsOf,
  stringOf,
} from './json.ts';

type Read = (value: JsonRecord) => Reading | null;

/** A whole list of elements; those that are no lines are reported. */
function linesOf(
  name: string,
  list: unknown,
  toLine: (element: JsonRecord) => SpokenLine | null,
): { lines: SpokenLine[]; problems: Problem[] } {
  const lines: SpokenLine[] = [];
  const problems: Problem[] = [];
  for (const [at, element] of listOf(list).entries()) {
    const line = isRecord(element) ? toLine(element) : null;
    const shown = `${name}[${at}] ${JSON.stringify(element) ?? ''}`;
    if (!line) problems.push(problemAt(null, 'shape', shown));
    else lines.push(line);
    if (line && line.start === null) problems.push(problemAt(null, 'time', shown));
  }
  return { lines, problems };
}

const reading = (format: Reading['format'], made: Partial<Reading>): Reading => ({
  title: null,
  language: null,
  lines: [],
  problems: [],
  ...made,
  format,
});

/** `SPEAKER_00`, `A`, `0`: labels of speakers, from 1 or as they are. */
function speakerLabel(value: unknown): string | null {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0)
    return `Speaker ${value + 1}`;
  const text = stringOf(value);
  if (text === null) return null;
  const [, number] = /^(?:SPEAKER_|spk_)(\d{1,4})$/i.exec(text) ?? [];
  if (number !== undefined) return `Speaker ${Number(number) + 1}`;
  return /^[A-Z]$/.test(text) ? `Speaker ${text}` : text.trim();
}

const timed = (element: JsonRecord, text: string | null, speaker: string | null) =>
  text === null
    ? null
    : { text, speaker, start: numberOf(element.start), end: numberOf(element.end) };

/** Our own: `{ title, language, segments: [{ start, end, text, speaker }] }`. */
const notelark: Read = (value) => {
  if (stringOf(value.title) === null || !Array.isArray(value.segments)) return null;
  const { lines, problems } = linesOf('segments', value.segments, (segment) =>
    timed(segment, stringOf(segment.text), stringOf(segment.speaker)),
  );
  const title = stringOf(value.title);
  return reading('notelark-json', { title, language: stringOf(value.language), lines, problems });
};

/** Whisper of OpenAI, its API (`verbose_json`), faster-whisper; WhisperX, which adds words and speakers. */
const whisper: Read = (value) => {
  if (!Array.isArray(value.segments)) return null;
  const isX =
    'word_segments' in value ||
    recordsOf(value.segments).some(({ speaker }) => speaker !== undefined && speaker !== null);
  const { lines, problems } = linesOf('segments', value.segments, (segment) =>
    timed(segment, stringOf(segment.text), speakerLabel(segment.speaker)),
  );
  const language = languageTag(value.language);
  return reading(isX ? 'whisperx' : 'whisper', { language, lines, problems });
};

/** whisper.cpp's `-oj`. */
const whisperCpp: Read = (value) => {
  if (!Array.isArray(value.transcription)) return null;
  const { lines, problems } = linesOf('transcription', value.transcription, (element) => {
    const text = stringOf(element.text);
    const [offsets, stamps] = [element.offsets, element.timestamps];
    const start = isRecord(offsets) ? fromMillis(offsets.from) : null;
    const end = isRecord(offsets) ? fromMillis(offsets.to) : null;
    const from = isRecord(stamps) ? secondsOf(stringOf(stamps.from) ?? '') : null;
    const speaker = speakerLabel(element.speaker);
    return text === null ? null : { text, speaker, start: start ?? from, end };
  });
  const { result } = value;
  const language = isRecord(result) ? languageTag(result.language) : null;
  return reading('whisper-cpp', { language, lines, problems });
};

/** A word or an utterance of AssemblyAI. */
function spokenInMillis(element: JsonRecord): SpokenLine | null {
  const text = stringOf(element.text);
  const [start, end] = [fromMillis(element.start), fromMillis(element.end)];
  return text === null ? null : { text, speaker: speakerLabel(element.speaker), start, end };
}

/** AssemblyAI: `utterances` with speakers, else `words`; milliseconds. */
const assemblyAi: Read = (value) => {
  const isOurs = 'utterances' in value || 'audio_duration' in value || 'language_code' in value;
  if (!isOurs || (!Array.isArray(value.utterances) && !Array.isArray(value.words))) return null;
  const language = languageTag(value.language_code);
  const utterances = linesOf('utterances', value.utterances, spokenInMillis);
  if (utterances.lines.length > 0) return reading('assemblyai', { language, ...utterances });
  const words = linesOf('words', value.words, spokenInMillis);
  const lines = sentencesOf(words.lines);
  return reading('assemblyai', { language, lines, problems: words.problems });
};

/** Deepgram: `results.utterances`, else the paragraphs or words of the first channel's best alternative. */
const deepgram: Read = ({ results }) => {
  if (!isRecord(results)) return null;
  const [channel] = recordsOf(results.channels);
  const [best] = recordsOf(channel?.alternatives);
  if (!best && !Array.isArray(results.utterances)) return null;
  const language = languageTag(channel?.detected_language);
  const utterances = linesOf('utterances', results.utterances, (element) =>
    timed(element, stringOf(element.transcript), speakerLabel(element.speaker)),
  );
  if (utterances.lines.length > 0) return reading('deepgram', { language, ...utterances });
  const { paragraphs } = best ?? {};
  const spoken = linesOf(
    'paragraphs',
    recordsOf(isRecord(paragraphs) ? paragraphs.paragraphs : null).flatMap((paragraph) =>
      recordsOf(paragraph.sentences).map(({ text, start, end }) => ({
        text,
        start,
        end,
        speaker: paragraph.speaker,
      })),
    ),
    (element) => timed(element, stringOf(element.text), speakerLabel(element.speaker)),
  );
  if (spoken.lines.length > 0) return reading('deepgram', { language, ...spoken });
  const words = linesOf('words', best?.words, (word) =>
    timed(word, stringOf(word.punctuated_word) ?? stringOf(word.word), speakerLabel(word.speaker)),
  );
  const lines = sentencesOf(words.lines);
  return reading('deepgram', { language, lines, problems: words.problems });
};

/** Rev's API: `monologues` of elements. */
const rev: Read = (value) => {
  if (!Array.isArray(value.monologues)) return null;
  const names = new Map(recordsOf(value.speakers).map(({ id, name }) => [id, stringOf(name)]));
  const { lines, problems } = linesOf('monologues', value.monologues, (monologue) => {
    const elements = recordsOf(monologue.elements);
    const text = elements.map((element) => stringOf(element.value) ?? ' ').join('');
    const speaker = names.get(monologue.speaker) ?? speakerLabel(monologue.speaker);
    const start = numberOf(elements.find(({ ts }) => ts !== undefined)?.ts);
    const end = numberOf(elements.findLast(({ end_ts }) => end_ts !== undefined)?.end_ts);
    return text.trim() === '' ? null : { text, speaker, start, end };
  });
  return reading('rev-json', { language: languageTag(value.language), lines, problems });
};

const NAMES: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  dutch: 'nl',
  russian: 'ru',
  chinese: 'zh',
  japanese: 'ja',
};

/** The primary tag of `en`, `en_us`, `english`. */
function languageTag(value: unknown): string | null {
  const text = stringOf(value)?.toLowerCase() ?? '';
  return NAMES[text] ?? /^[a-z]{2,3}(?=$|[-_])/.exec(text)?.[0] ?? null;
}

const LINE_WORDS = 60;

/** Words as sentences: a line ends with a sentence, a change of speaker, or after many words. */
function sentencesOf(words: readonly SpokenLine[]): SpokenLine[] {
  const lines: (SpokenLine & { words: number })[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const isOver =
      !last ||
      last.speaker !== word.speaker ||
      last.words >= LINE_WORDS ||
      /[.!?。]$/.test(last.text);
    if (isOver) lines.push({ ...word, words: 1 });
    else {
      last.text += ` ${word.text}`;
      last.end = word.end;
      last.words += 1;
    }
  }
  return lines.map(({ text, speaker, start, end }) => ({ text, speaker, start, end }));
}

/** What exports of other programs call the words, who says them and when, the most telling first. */
const TEXT_KEYS = ['text', 'sentence', 'transcript', 'utterance', 'content', 'body', 'message'];
const SPEAKER_KEYS = [
  'speaker',
  'speaker_name',
  'speakerName',
  'speaker_label',
  'participant',
  'author',
  'user',
  'name',
];
const NAME_KEYS = ['display_name', 'displayName', 'name', 'real_name', 'label'];
const START_KEYS = [
  'start',
  'start_time',
  'startTime',
  'start_timestamp',
  'timestamp',
  'time',
  'offset',
];
const END_KEYS = ['end', 'end_time', 'endTime', 'end_timestamp'];
/** A list of turns lies under a few names: `data.transcript.sentences`. */
const DEEPEST = 4;

/** Fireflies, Fathom, Read, Granola and the like: a list of turns, wherever it lies. */
function readTurnsOf(value: unknown): Reading | null {
  const list = listOfTurns(value, DEEPEST);
  if (!list) return null;
  const { lines, problems } = linesOf('turns', list, (turn) => {
    const text = valueOf(turn, TEXT_KEYS, stringOf);
    const speaker = valueOf(turn, SPEAKER_KEYS, nameIn);
    const [start, end] = [START_KEYS, END_KEYS].map((keys) => valueOf(turn, keys, timeIn));
    return text === null ? null : { text, speaker, start: start ?? null, end: end ?? null };
  });
  const isTimed = lines.some(({ start }) => start !== null);
  const about = isTimed ? problems : problems.filter(({ reason }) => reason !== 'time');
  const title = isRecord(value) ? stringOf(value.title) : null;
  return reading('json', { title, lines, problems: about });
}

function listOfTurns(value: unknown, depth: number): unknown[] | null {
  if (Array.isArray(value)) {
    const turns = recordsOf(value).filter((one) => valueOf(one, TEXT_KEYS, stringOf) !== null);
    const named = turns.filter((one) => valueOf(one, SPEAKER_KEYS, nameIn) !== null);
    return named.length > 0 && turns.length >= value.length / 2 ? value : null;
  }
  if (!isRecord(value) || depth === 0) return null;
  for (const inner of Object.values(value)) {
    const found = listOfTurns(inner, depth - 1);
    if (found) return found;
  }
  return null;
}

function valueOf<T>(
  record: JsonRecord,
  keys: readonly string[],
  read: (value: unknown) => T | null,
): T | null {
  for (const key of keys) {
    const found = read(record[key]);
    if (found !== null) return found;
  }
  return null;
}

const nameIn = (value: unknown): string | null =>
  isRecord(value) ? valueOf(value, NAME_KEYS, stringOf) : speakerLabel(value);

const timeIn = (value: unknown): number | null =>
  numberOf(value) ?? secondsOf(stringOf(value) ?? '');

/** From the most to the least telling. */
const readers: readonly Read[] = [deepgram, rev, whisperCpp, assemblyAi, notelark, whisper];

/** The transcript in a JSON value; null where it is none that is known. */
export function readJsonTranscript(value: unknown): Reading | null {
  const known = isRecord(value) ? value : {};
  for (const read of readers) {
    const found = read(known);
    if (found) return found;
  }
  return readTurnsOf(value);
}
