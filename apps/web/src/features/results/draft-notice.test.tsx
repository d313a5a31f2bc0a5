import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notesOfText, recording } from '../../testing/result.ts';
import { DraftNotice } from './draft-notice.tsx';

afterEach(cleanup);

const transcript = (draft: boolean) => ({
  text: 'Words.',
  version: 1,
  edited: false,
  language: 'en',
  engine: { id: 'pocketsphinx', label: 'PocketSphinx', draft },
  complete: true,
  timed: true,
  segments: [],
});
const textOf = (...[source, of]: Parameters<typeof show>) => show(source, of).textContent;
const show = (source: typeof recording | typeof notesOfText.source, of: 'transcript' | 'notes') =>
  render(<DraftNotice source={source} of={of} />).container;

it('is there for a draft, on the transcript and on what was made of it', () => {
  const draft = { ...recording, transcript: transcript(true) };
  expect(textOf(draft, 'transcript')).toContain('This transcript is a draft by PocketSphinx');
  expect(textOf(draft, 'notes')).toContain('Made from a draft transcript by PocketSphinx');
});

it('is there for a live text that a poor recognizer wrote', () => {
  if (notesOfText.source.kind !== 'text') throw new Error('not a text');
  const live = { ...notesOfText.source, draftEngine: 'PocketSphinx' };
  expect(textOf(live, 'notes')).toContain('PocketSphinx');
});

it('is not there for anything else', () => {
  expect(textOf({ ...recording, transcript: transcript(false) }, 'notes')).toBe('');
  expect(textOf(recording, 'transcript')).toBe('');
  expect(textOf(notesOfText.source, 'notes')).toBe('');
});
