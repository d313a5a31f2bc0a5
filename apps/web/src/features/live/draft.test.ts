import { beforeEach, describe, expect, it } from 'vitest';
import {
  appendText,
  clearDraft,
  emptyDraft,
  loadDraft,
  saveDraft,
  withTail,
  withEdit,
  withText,
} from './draft.ts';

beforeEach(() => clearDraft());

const chunk = (sequence: number, text: string, tail = '') => ({
  recordingId: 'a',
  sequence,
  text,
  tail,
});

it('takes the text of each chunk once', () => {
  let draft = withText(emptyDraft('me'), chunk(0, 'One', 'two'));
  draft = withText(draft, chunk(0, 'One', 'two'));
  draft = withText(draft, chunk(1, 'two. Three'));
  expect(draft).toMatchObject({ text: 'One two. Three', tail: '', sequence: 1 });
  expect(withText(draft, { ...chunk(0, 'Four.'), recordingId: 'b' })).toMatchObject({
    text: 'One two. Three Four.',
    recordingIds: ['a', 'b'],
  });
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
  const draft = { ...emptyDraft('me'), text: 'What was said', seconds: 12 };
  saveDraft(draft);
  expect(localStorage.getItem('live-notes-draft')).toBe('What was said');
  expect(loadDraft('me')).toEqual(draft);
  expect(loadDraft('you')).toBeNull();
  clearDraft();
  expect(loadDraft('me')).toBeNull();
  localStorage.setItem('live-notes-draft', 'From an older version');
  expect(loadDraft('me')?.text).toBe('From an older version');
  localStorage.setItem('live-notes-draft-state', 'no JSON');
  expect(loadDraft('me')).toBeNull();
});

describe('an edit while text comes', () => {
  const draft = { ...emptyDraft('me'), text: 'One too three. Four.' };

  it('keeps what came after the editor saw the text', () => {
    const edit = { text: 'One two three.', seen: 'One too three.' };
    expect(withEdit(draft, edit).text).toBe('One two three. Four.');
  });

  it('is the whole text where nothing came', () => {
    expect(withEdit(draft, { text: 'Mine.', seen: draft.text }).text).toBe('Mine.');
  });
});
