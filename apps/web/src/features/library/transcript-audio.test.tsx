import type { ImportAudio } from '@notelark/api/import-audio';
import type { Result } from '@notelark/api/library';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { notesOfText, recording } from '../../testing/result.ts';
import { TranscriptAudio } from './transcript-audio.tsx';

afterEach(cleanup);

const transcript = {
  text: 'Hello.',
  version: 1,
  edited: false,
  language: null,
  engine: { id: 'import', label: 'Subtitles (SRT)', draft: false },
  complete: true,
  timed: true,
  segments: [],
};
const ready: ImportAudio = {
  filename: 'talk.m4a',
  status: 'ready',
  progress: 1,
  times: 'words',
  error: null,
  findings: [],
  approximate: [],
};

function show(audio: Partial<ImportAudio> | null, more: Partial<Result> = {}): string {
  const source = { ...recording, transcript, audio: audio && { ...ready, ...audio } };
  const result = { ...notesOfText, source, ...more };
  render(<TranscriptAudio result={result} onChange={() => Promise.resolve()} />);
  return document.body.textContent;
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the audio of an imported transcript', () => {
  it.each<[string, Partial<ImportAudio> | null, string, string[]]>([
    ['can be added', null, 'to listen while you read', ['Add the audio']],
    ['is named and can be removed', {}, 'Audio: talk.m4a', ['Remove the audio']],
    ['is read', { status: 'checking', times: null }, 'Reading the audio', ['Remove the audio']],
    ['is matched', { status: 'aligning', progress: 0.4 }, 'Matching', ['Remove the audio']],
    ['has estimated times', { times: 'voice' }, 'The times are approximate', ['Remove the audio']],
    [
      'has them for a reason',
      { times: 'voice', findings: [{ code: 'no-minutes', seconds: null }] },
      'No minutes were used. A click may start',
      ['Remove the audio'],
    ],
    ['has some', { approximate: [3, 4] }, 'times of 2 lines are approximate', ['Remove the audio']],
    [
      'is another recording',
      { times: null, findings: [{ code: 'differs', seconds: null }] },
      'may be another recording',
      ['Remove the audio'],
    ],
    [
      'begins earlier than the transcript',
      { times: 'transcript', findings: [{ code: 'offset', seconds: 12 }] },
      'seem to be 12 s too early',
      ['Remove the audio'],
    ],
    [
      'could not be read',
      { status: 'failed', error: { code: 'broken-file', message: 'It is damaged.' } },
      'It is damaged.',
      ['Add the audio', 'Dismiss'],
    ],
  ])('%s', (_, audio, sentence, offered) => {
    expect(show(audio)).toContain(sentence);
    expect(buttons()).toEqual(offered);
  });

  it('is its owner’s matter: others read how far the times can be trusted', () => {
    const findings = [{ code: 'few-words' as const, seconds: null }];
    expect(show({ times: 'voice', findings }, { mine: false })).toContain('are approximate');
    expect(document.body.textContent).not.toContain('remove it');
    expect(buttons()).toEqual([]);
  });

  it('is nothing of a recording that was transcribed here', () => {
    const here = { ...transcript, engine: { id: 'whisper', label: 'Whisper', draft: false } };
    const source = { ...recording, transcript: here, audio: null };
    expect(show(null, { source })).toBe('');
  });
});
