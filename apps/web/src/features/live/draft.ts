import type { LiveDetails } from '@notelark/api/live-details';
import { writeMarks, writeOwnNotes } from '@notelark/api/live-tables';
import {
  endsLine,
  liveSources,
  MOST_BOOKMARKS,
  realignMarks,
  type TimedLine,
} from '@notelark/api/live-lines';

/** The live transcript, as plain text, a line of speech on each line. */
const TEXT_KEY = 'live-notes-draft';
/** Whose it is, and what of the recordings is in it. */
const STATE_KEY = 'live-notes-draft-state';

/** Which of two sources a line was heard from: the microphone, or the computer's sound. */
export type Voice = 'you' | 'computer';

/** When a line was said, in seconds of the transcript, and from which source; null where there is one source only. */
export interface LineMark {
  start: number;
  end: number;
  voice: Voice | null;
}

export interface Draft {
  ownerId: string;
  text: string;
  /** One for each line of `text`. */
  marks: LineMark[];
  /** What the user marked as it was said, in seconds of the transcript. */
  bookmarks: number[];
  /** What the user wrote while it was said. */
  own: string;
  /** Of each line of `own`: when it was begun, in seconds of the transcript; null of a blank one. */
  ownTimes: (number | null)[];
  /** Sound in it, in seconds. */
  seconds: number;
  /** The recordings that it has text of, as the server knows them. */
  recordingIds: string[];
  /** Where each recording begins, in seconds of the transcript. */
  offsets: Record<string, number>;
  /** Where the clock was at 0: at the last start. A pause only stops it. */
  clockFrom: number;
  /** The last of `recordingIds`, with the number of the last chunk. */
  recordingId: string | null;
  sequence: number;
  /** What that chunk's last seconds said: the next chunk says it again. */
  tail: string;
  /** The result of its sound that was uploaded as a recording; null: none was. */
  uploadedTo: string | null;
}

export const emptyDraft = (ownerId: string): Draft => ({
  ownerId,
  text: '',
  marks: [],
  bookmarks: [],
  own: '',
  ownTimes: [],
  seconds: 0,
  recordingIds: [],
  offsets: {},
  clockFrom: 0,
  recordingId: null,
  sequence: -1,
  tail: '',
  uploadedTo: null,
});

/** The draft of an account in this browser; null where there is none, or it is another user's. */
export function loadDraft(ownerId: string): Draft | null {
  try {
    const text = localStorage.getItem(TEXT_KEY) ?? '';
    const state: Partial<Draft> = JSON.parse(localStorage.getItem(STATE_KEY) ?? '{}');
    if (state.ownerId !== undefined && state.ownerId !== ownerId) return null;
    const draft = { ...emptyDraft(ownerId), ...state, ownerId, text };
    return isEmpty(draft) ? null : { ...draft, marks: fitted(draft) };
  } catch {
    return null;
  }
}

const isEmpty = ({ text, tail, seconds, own }: Draft): boolean =>
  text === '' && tail === '' && own === '' && seconds === 0;

/** A browser that keeps nothing has no draft; the page goes on without. */
export function saveDraft({ text, ...state }: Draft): void {
  try {
    localStorage.setItem(TEXT_KEY, text);
    localStorage.setItem(STATE_KEY, JSON.stringify(state));
  } catch {
    // It stays in the page.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(TEXT_KEY);
    localStorage.removeItem(STATE_KEY);
  } catch {
    // Then nothing is there to clear.
  }
}

/** The lines of a text; none where it is empty. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** The line that is a paragraph of the text as it is saved: blank lines don't count. */
export const lineOfParagraph = (text: string, paragraph: number): number =>
  linesOf(text).flatMap((line, at) => (line.trim() === '' ? [] : at))[paragraph] ?? 0;

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A text, and what was said after it. */
export function appendText(text: string, addition: string): string {
  const rest = addition.trim();
  if (text === '' || rest === '' || /\s$/u.test(text)) return text + rest;
  const meets = UNSPACED.test(text.at(-1) ?? '') && UNSPACED.test(rest.charAt(0));
  return meets ? text + rest : `${text} ${rest}`;
}

/**
 * The draft after an edit. What was transcribed after the editor saw the text is kept behind the edit, so neither overwrites
 * the other.
 * @param edit.seen the text that was edited
 */
export function withEdit(draft: Draft, { text, seen }: { text: string; seen: string }): Draft {
  const since = draft.text.startsWith(seen) ? draft.text.slice(seen.length) : '';
  const whole = text + since;
  const marks = realignMarks(linesOf(draft.text), draft.marks, linesOf(whole));
  return { ...draft, text: whole, marks };
}

/** A line as it was heard, with its source. */
interface SpokenLine extends TimedLine {
  voice: Voice | null;
}

export interface NewText {
  recordingId: string;
  sequence: number;
  /** Times are those of the recording. */
  lines: readonly SpokenLine[];
  tail: string;
}

/** The draft once the sound of a recording comes after what there is. */
export function withRecording(draft: Draft, recordingId: string): Draft {
  return { ...draft, offsets: { ...draft.offsets, [recordingId]: draft.seconds } };
}

/** The draft with its clock at 0. */
export const withClockAtZero = (draft: Draft): Draft => ({ ...draft, clockFrom: draft.seconds });

/** The draft with the text of a chunk; a chunk that it has already changes nothing. */
export function withText(draft: Draft, { recordingId, sequence, lines, tail }: NewText): Draft {
  if (draft.recordingId === recordingId && draft.sequence >= sequence) return draft;
  const offset = draft.offsets[recordingId] ?? 0;
  let next = draft;
  for (const [at, line] of lines.entries()) {
    const isNew = at > 0 || draft.recordingId !== recordingId;
    const [start, end] = [line.start + offset, line.end + offset];
    next = withLine(next, { ...line, start, end }, isNew);
  }
  const recordingIds = [...new Set([...draft.recordingIds, recordingId])];
  return { ...next, recordingIds, recordingId, sequence, tail };
}

/** The draft once a recording has no more chunks: its last words stay as they were heard. */
export function withTail(draft: Draft, recordingId: string): Draft {
  if (draft.recordingId !== recordingId || draft.tail === '') return draft;
  const last = draft.marks.at(-1);
  const start = last?.end ?? draft.offsets[recordingId] ?? 0;
  const line = { text: draft.tail, start, end: start, voice: last?.voice ?? null };
  return { ...withLine(draft, line, false), tail: '' };
}

/** Adds what was said: to the last line where that goes on, else as a line of its own. */
function withLine(draft: Draft, { text, ...mark }: SpokenLine, isNew: boolean): Draft {
  const addition = text.trim();
  if (addition === '') return draft;
  const lastText = linesOf(draft.text).at(-1) ?? '';
  const last = draft.marks.at(-1);
  // Nothing yet, or an empty line that the user has left at the end.
  if (!last || lastText === '')
    return { ...draft, text: draft.text + addition, marks: [...draft.marks.slice(0, -1), mark] };
  const ends = endsLine({ text: lastText, end: last.end }, mark.start);
  if (isNew || ends || last.voice !== mark.voice)
    return { ...draft, text: `${draft.text}\n${addition}`, marks: [...draft.marks, mark] };
  const longer = { ...last, end: mark.end };
  return {
    ...draft,
    text: appendText(draft.text, addition),
    marks: [...draft.marks.slice(0, -1), longer],
  };
}

/** Of a line that was written before anything was recorded. */
const BEFORE = -1;

/** The draft with other notes of the user's own: a line is dated when it is begun. */
export function withOwn(draft: Draft, own: string): Draft {
  const now = draft.seconds > 0 ? draft.seconds : BEFORE;
  const after = linesOf(own);
  const times = draft.ownTimes.map((at) => ({ at }));
  const known = realignMarks(linesOf(draft.own), times, after);
  const ownTimes = after.map((line, n) => {
    // A line that was added has the mark of the one before it.
    const isAdded = known[n] === known[n - 1];
    return line.trim() === '' ? null : ((isAdded ? null : known[n]?.at) ?? now);
  });
  return { ...draft, own, ownTimes };
}

/** The draft once sound that it has no text of is a recording of its own. */
export const withUpload = (draft: Draft, uploadedTo: string): Draft => ({ ...draft, uploadedTo });

export const withBookmark = (draft: Draft): Draft => ({
  ...draft,
  bookmarks: [...draft.bookmarks, draft.seconds].slice(0, MOST_BOOKMARKS),
});

export const withoutBookmark = (draft: Draft, at: number): Draft => ({
  ...draft,
  bookmarks: draft.bookmarks.filter((one) => one !== at),
});

const isWritten = (line: string): boolean => line.trim() !== '';

/** What is sent with the text of a draft. */
export function detailsOf({ text, marks, bookmarks, own, ownTimes }: Draft): LiveDetails {
  const lines = linesOf(text).flatMap((line, at) => {
    const { start = 0, end = 0, voice = null } = marks[at] ?? {};
    return isWritten(line) ? [{ start, end, speaker: voice && liveSources[voice] }] : [];
  });
  const ownNotes = linesOf(own).flatMap((line, n) => {
    const at = ownTimes[n] ?? BEFORE;
    return isWritten(line) ? [{ text: line.trim(), at: at === BEFORE ? null : at }] : [];
  });
  return { lines: writeMarks(lines), bookmarks, ownNotes: writeOwnNotes(ownNotes) };
}

/** The marks of a draft that was stored, one for each line: an older version stored none. */
const fitted = ({ text, marks }: Draft): LineMark[] =>
  linesOf(text).map((_, at) => marks[at] ?? marks.at(-1) ?? { start: 0, end: 0, voice: null });
