/** The live transcript, as plain text. */
const TEXT_KEY = 'live-notes-draft';
/** Whose it is, and what of the recordings is in it. */
const STATE_KEY = 'live-notes-draft-state';

export interface Draft {
  ownerId: string;
  text: string;
  /** Sound in it, in seconds. */
  seconds: number;
  /** The recordings that it has text of, as the server knows them. */
  recordingIds: string[];
  /** The last of them, with the number of the last chunk. */
  recordingId: string | null;
  sequence: number;
  /** What that chunk's last seconds said: the next chunk says it again. */
  tail: string;
}

export const emptyDraft = (ownerId: string): Draft => ({
  ownerId,
  text: '',
  seconds: 0,
  recordingIds: [],
  recordingId: null,
  sequence: -1,
  tail: '',
});

/** The draft of an account in this browser; null where there is none, or it is another user's. */
export function loadDraft(ownerId: string): Draft | null {
  try {
    const text = localStorage.getItem(TEXT_KEY) ?? '';
    const state: Partial<Draft> = JSON.parse(localStorage.getItem(STATE_KEY) ?? '{}');
    if (state.ownerId !== undefined && state.ownerId !== ownerId) return null;
    const draft = { ...emptyDraft(ownerId), ...state, ownerId, text };
    return draft.text === '' && draft.tail === '' && draft.seconds === 0 ? null : draft;
  } catch {
    return null;
  }
}

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
  return { ...draft, text: text + since };
}

export interface NewText {
  recordingId: string;
  sequence: number;
  text: string;
  tail: string;
}

/** The draft with the text of a chunk; a chunk that it has already changes nothing. */
export function withText(draft: Draft, { recordingId, sequence, text, tail }: NewText): Draft {
  if (draft.recordingId === recordingId && draft.sequence >= sequence) return draft;
  const recordingIds = [...new Set([...draft.recordingIds, recordingId])];
  const whole = appendText(draft.text, text);
  return { ...draft, text: whole, recordingIds, recordingId, sequence, tail };
}

/** The draft once a recording has no more chunks: its last words stay as they were heard. */
export function withTail(draft: Draft, recordingId: string): Draft {
  if (draft.recordingId !== recordingId || draft.tail === '') return draft;
  return { ...draft, text: appendText(draft.text, draft.tail), tail: '' };
}
