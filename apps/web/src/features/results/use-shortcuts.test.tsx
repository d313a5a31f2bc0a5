import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notesOfText, recording } from '../../testing/result.ts';
import { PlaybackProvider, usePlayback } from './playback.tsx';
import { useResultShortcuts } from './use-shortcuts.ts';

const result = { ...notesOfText, source: { ...recording, playbackUrl: '/api/uploads/1/file' } };
const edited = vi.fn<(side: string) => void>();

function Page() {
  useResultShortcuts();
  const { audioRef } = usePlayback();
  return (
    <>
      <audio ref={audioRef}>
        <track kind="captions" />
      </audio>
      {['Notes', 'Transcript'].map((side) => (
        <section key={side} aria-label={side}>
          <button type="button" aria-keyshortcuts="e" onClick={() => edited(side)}>
            Edit {side}
          </button>
        </section>
      ))}
      <input aria-label="Field" />
    </>
  );
}

let paused = true;
const audio = () => document.querySelector('audio') as HTMLAudioElement;

beforeEach(() => {
  paused = true;
  edited.mockReset();
  // jsdom plays nothing, and lays nothing out.
  const { prototype } = HTMLMediaElement;
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(prototype, 'play').mockImplementation(async () => void (paused = false));
  vi.spyOn(prototype, 'pause').mockImplementation(() => void (paused = true));
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  render(
    <PlaybackProvider result={result} blocks={[]}>
      <Page />
    </PlaybackProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('plays and pauses with the space bar, and seeks with the arrows', () => {
  // The page must not scroll at the same time.
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
  expect(paused).toBe(false);
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(paused).toBe(true);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(audio().currentTime).toBe(10);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(audio().currentTime).toBe(5);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(audio().currentTime).toBe(0);
});

it('edits the side that has the focus, else the first', () => {
  fireEvent.keyDown(document.body, { key: 'e' });
  expect(edited).toHaveBeenLastCalledWith('Notes');
  screen.getByRole('button', { name: 'Edit Transcript' }).focus();
  fireEvent.keyDown(document.body, { key: 'e' });
  expect(edited).toHaveBeenLastCalledWith('Transcript');
});

it('leaves the keys to fields, and space to buttons', () => {
  for (const key of [' ', 'ArrowRight', 'e'])
    expect(fireEvent.keyDown(screen.getByLabelText('Field'), { key })).toBe(true);
  const button = screen.getByRole('button', { name: 'Edit Notes' });
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(true);
  fireEvent.keyDown(document.body, { key: 'e', ctrlKey: true });
  expect(edited).not.toHaveBeenCalled();
  expect(paused).toBe(true);
  expect(audio().currentTime).toBe(0);
});
