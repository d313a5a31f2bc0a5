import type { Result } from '@notelark/api/library';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { SpeakerName } from './speaker-name.tsx';
import { SpeakerNames } from './speaker-names.tsx';

const SUMMARY = 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a01';
const UPLOAD = 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a02';

function resultOf(mine: boolean): Result {
  const segments = [
    { index: 0, start: 0, end: 1, text: 'Yes.', speaker: 'Speaker 1', confidence: null },
  ];
  const engine = { id: 'whisper', label: 'Whisper base', draft: false };
  return {
    ...notesOfText,
    id: SUMMARY,
    title: 'talk.mp3',
    source: {
      kind: 'upload',
      id: UPLOAD,
      filename: 'talk.mp3',
      createdAt: '2026-03-10T09:00:00.000Z',
      durationSeconds: 1,
      warning: null,
      playbackUrl: null,
      playback: 'none',
      waveform: null,
      audio: null,
      transcript: {
        text: 'Yes.',
        version: 1,
        edited: false,
        language: 'en',
        engine,
        complete: true,
        timed: true,
        segments,
      },
    },
    shared: true,
    mine,
    editable: mine,
    teamAccess: 'none',
    maker: null,
  };
}

const asked: { url: string; method: string; body: unknown }[] = [];
beforeEach(() => {
  asked.length = 0;
  // The network is what can't be had here; the server's tests prove the other side.
  vi.stubGlobal('fetch', (url: string, init: { method: string; body: string }) => {
    asked.push({ url, method: init.method, body: JSON.parse(init.body) });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (mine: boolean, more: Partial<Result> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SpeakerNames result={{ ...resultOf(mine), ...more }}>
        <SpeakerName name="Speaker 1" color="red" />
      </SpeakerNames>
    </QueryClientProvider>,
  );
const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4_000 });

it('asks who a speaker is, and says it to the server once', async () => {
  const user = userEvent.setup();
  show(true);
  await user.click(screen.getByRole('button', { name: 'Rename Speaker 1' }));
  expect(screen.getByRole('dialog', { name: 'Who is Speaker 1?' })).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(field.value).toBe('Speaker 1');
  await user.clear(field);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.type(field, ' Ann {Enter}');
  await gone();
  expect(asked).toEqual([
    {
      url: `/api/transcripts/${UPLOAD}/speakers`,
      method: 'PATCH',
      body: { from: 'Speaker 1', to: 'Ann' },
    },
  ]);
});

it('says nothing to the server where the name stays', async () => {
  const user = userEvent.setup();
  show(true);
  await user.click(screen.getByRole('button', { name: 'Rename Speaker 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await gone();
  expect(asked).toEqual([]);
});

it('shows the name alone to a visitor', () => {
  show(false);
  expect(screen.getByText('Speaker 1')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers the names of those who came to the meeting, by the calendar', async () => {
  const moment = '2026-03-10T09:00:00.000Z';
  const event = {
    title: 'Weekly',
    attendees: ['Ann Lee', 'Speaker 1'],
    start: moment,
    end: moment,
  };
  show(true, { event });
  await userEvent.click(screen.getByRole('button', { name: 'Rename Speaker 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ann Lee' }));
  // Who is named already is not offered again.
  expect(screen.queryByRole('button', { name: 'Speaker 1' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked[0]?.body).toEqual({ from: 'Speaker 1', to: 'Ann Lee' }));
});
