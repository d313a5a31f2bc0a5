import { beforeEach, describe, expect, it } from 'vitest';
import {
  appendText,
  clearDraft,
  detailsOf,
  emptyDraft,
  lineOfParagraph,
  loadDraft,
  saveDraft,
  type Voice,
  withClockAtZero,
  withRecording,
  withBookmark,
  withoutBookmark,
  withOwn,
  withTail,
  withEdit,
  withText,
} from './draft.ts';

beforeEach(() => clearDraft());

/** A chunk that begins when the last one has ended. */
const chunk = (sequence: number, text: string, tail = '', start = sequence) => ({
  recordingId: 'a',
  sequence,
  lines: text === '' ? [] : [{ text, start, end: start + 1, voice: null }],
  tail,
});
const mark = (start: number, end: number, voice: Voice | null = null) => ({ start, end, voice });

it('takes the text of each chunk once', () => {
  let draft = withText(emptyDraft('me'), chunk(0, 'One', 'two'));
  draft = withText(draft, chunk(0, 'One', 'two'));
  draft = withText(draft, chunk(1, 'two. Three'));
  expect(draft).toMatchObject({ text: 'One two. Three', tail: '', sequence: 1 });
  expect(withText(draft, { ...chunk(0, 'Four.'), recordingId: 'b' })).toMatchObject({
    text: 'One two. Three\nFour.',
    recordingIds: ['a', 'b'],
  });
});

it('has a line for each stretch of speech, with its time and its source', () => {
  const lines = [
    { text: 'Shall we?', start: 0, end: 2, voice: 'computer' },
    { text: 'Yes, I', start: 2.1, end: 3, voice: 'you' },
  ] as const;
  let draft = withText(emptyDraft('me'), { ...chunk(0, ''), lines });
  const goesOn = [{ text: 'think so.', start: 3.2, end: 4, voice: 'you' } as const];
  draft = withText(draft, { ...chunk(1, ''), lines: goesOn });
  draft = withText(draft, chunk(2, 'Later.', '', 9));
  expect(draft.text).toBe('Shall we?\nYes, I think so.\nLater.');
  expect(draft.marks).toEqual([mark(0, 2, 'computer'), mark(2.1, 4, 'you'), mark(9, 10)]);
});

it('counts a second recording’s times on from the first', () => {
  let draft = withRecording(emptyDraft('me'), 'a');
  draft = withText(draft, chunk(0, 'One.'));
  draft = withRecording({ ...draft, seconds: 60 }, 'b');
  // After a pause the clock goes on, at another start it begins anew.
  expect(draft.clockFrom).toBe(0);
  expect(withClockAtZero(draft).clockFrom).toBe(60);
  draft = withText(draft, { ...chunk(0, 'Two.'), recordingId: 'b' });
  expect(draft.text).toBe('One.\nTwo.');
  expect(draft.marks).toEqual([mark(0, 1), mark(60, 61)]);
});

it('keeps the last words of a recording that ended with too little to send', () => {
  const draft = withText(emptyDraft('me'), chunk(0, 'One', 'two'));
  expect(withTail(draft, 'b')).toBe(draft);
  expect(withTail(draft, 'a')).toMatchObject({ text: 'One two', tail: '' });
});

it('joins scripts without spaces without one', () => {
  expect(appendText('今日は', '天気')).toBe('今日は天気');
  expect(appendText('One\n', ' two ')).toBe('One\ntwo');
  expect(appendText('One', '')).toBe('One');
});

it('is kept as plain text, for its owner', () => {
  const draft = { ...emptyDraft('me'), text: 'What was said', marks: [mark(1, 2)], seconds: 12 };
  saveDraft(draft);
  expect(localStorage.getItem('live-notes-draft')).toBe('What was said');
  expect(loadDraft('me')).toEqual(draft);
  expect(loadDraft('you')).toBeNull();
  clearDraft();
  expect(loadDraft('me')).toBeNull();
  localStorage.setItem('live-notes-draft', 'From an older version');
  expect(loadDraft('me')).toMatchObject({ text: 'From an older version', marks: [mark(0, 0)] });
  localStorage.setItem('live-notes-draft-state', 'no JSON');
  expect(loadDraft('me')).toBeNull();
});

describe('an edit while text comes', () => {
  const draft = { ...emptyDraft('me'), text: 'One too three. Four.', marks: [mark(0, 4)] };

  it('keeps what came after the editor saw the text', () => {
    const edit = { text: 'One two three.', seen: 'One too three.' };
    expect(withEdit(draft, edit).text).toBe('One two three. Four.');
  });

  it('is the whole text where nothing came', () => {
    expect(withEdit(draft, { text: 'Mine.', seen: draft.text }).text).toBe('Mine.');
  });

  it('leaves the lines around it their times, and later words go behind it', () => {
    let lines = withText(emptyDraft('me'), chunk(0, 'One.'));
    lines = withText(lines, chunk(1, 'Too.', '', 5));
    lines = withEdit(lines, { text: 'One.\nTwo,\nand a half.', seen: lines.text });
    expect(lines.marks).toEqual([mark(0, 1), mark(5, 6), mark(5, 6)]);
    lines = withText(lines, chunk(2, 'Three.', '', 6.1));
    expect(lines.text).toBe('One.\nTwo,\nand a half. Three.');
    expect(lines.marks.at(-1)).toEqual(mark(5, 7.1));
  });
});

describe('what the user adds', () => {
  it('dates a line of their own when it is begun, and keeps that through edits', () => {
    let draft = withOwn(emptyDraft('me'), 'agenda');
    draft = withOwn({ ...draft, seconds: 30 }, 'agenda\n');
    draft = withOwn({ ...draft, seconds: 40 }, 'agenda\nw');
    draft = withOwn({ ...draft, seconds: 50 }, 'agenda\nwho pays?');
    draft = withOwn({ ...draft, seconds: 60 }, 'agenda\nwho pays?\n\n  boat ');
    expect(detailsOf(draft).ownNotes).toBe('\tagenda\n40\twho pays?\n60\tboat');
    saveDraft(draft);
    expect(loadDraft('me')).toEqual(draft);
  });

  it('goes with the transcript: a mark for each line that is not blank, and the bookmarks', () => {
    const lines = [{ text: 'Hi.', start: 1, end: 2, voice: 'you' } as const];
    let draft = withText(emptyDraft('me'), { ...chunk(0, ''), lines });
    draft = withText(draft, { ...chunk(1, 'Later.', '', 9), recordingId: 'a' });
    draft = withEdit(draft, { text: 'Hi.\n\nLater.', seen: draft.text });
    draft = withBookmark({ ...draft, seconds: 1.5 });
    draft = withBookmark({ ...draft, seconds: 9.5 });
    draft = withoutBookmark(draft, 1.5);
    expect(detailsOf(draft)).toEqual({
      lines: '1\t2\tYou\n9\t10\t',
      bookmarks: [9.5],
      ownNotes: '',
    });
    expect(lineOfParagraph(draft.text, 1)).toBe(2);
  });
});
