import type { Result } from '@notelark/api/library';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { notesOfText, recording } from '../../testing/result.ts';
import type { Block } from './blocks.ts';
import { PlaybackProvider } from './playback.tsx';
import { SourcePanel } from './source-panel.tsx';

afterEach(cleanup);

const failed: Result['work'] = {
  ...notesOfText.work,
  status: 'failed',
  error: { code: 'audio-quota-exceeded', message: 'More minutes are needed.' },
};
const engine = { id: 'whisper', label: 'Whisper base', draft: false };
const partial = {
  text: '',
  version: 1,
  edited: false,
  language: 'en',
  engine,
  complete: false,
  timed: true,
  segments: [],
};

const BLOCK = { index: 0, start: 0, end: 1, text: 'Yes.', speaker: null };

function textOf(
  work: Result['work'],
  transcript: typeof partial | null,
  blocks: readonly Block[] = [],
): string {
  const result = { ...notesOfText, work, source: { ...recording, transcript } };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PlaybackProvider result={result} blocks={blocks}>
          <SourcePanel result={result} blocks={blocks} cited={null} />
        </PlaybackProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container.textContent ?? '';
}

it('promises more of the transcript only while work on it goes on', () => {
  const running = { ...notesOfText.work, status: 'transcribing' } as const;
  expect(textOf(running, partial)).toContain('More of the transcript is coming.');
  cleanup();
  const text = textOf(failed, partial, [BLOCK]);
  expect(text).not.toContain('More of the transcript is coming.');
  expect(text).toContain('The transcript stops here');
});

it('says nothing of a draft, or of where it stops, where there are no words', () => {
  const draft = { ...engine, label: 'PocketSphinx', draft: true };
  const stopped = { ...partial, engine: draft };
  expect(textOf(failed, stopped, [BLOCK])).toContain('draft by PocketSphinx');
  cleanup();
  const text = textOf(failed, stopped);
  expect(text).toContain('There is no transcript');
  expect(text).not.toMatch(/draft|stops here/u);
});

it('does not say that a transcript appears where its work has failed', () => {
  expect(textOf(failed, null)).toContain('There is no transcript: the work on it has failed.');
});
