import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TranscriptHint } from './transcript-hint.tsx';

afterEach(cleanup);

it('names the way for a text that is too long', async () => {
  const onImport = vi.fn<(text: string) => void>();
  const { rerender } = render(<TranscriptHint text="A chapter." onImport={onImport} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<TranscriptHint text="A chapter." tooLong onImport={onImport} />);
  await userEvent.click(screen.getByRole('button', { name: 'Import this text' }));
  expect(onImport).toHaveBeenCalledExactlyOnceWith('A chapter.');
});

it('knows the captions of a video, whose times stand above their words', async () => {
  const onImport = vi.fn<(text: string) => void>();
  const text = [
    '0:00',
    'good morning',
    '0:04',
    'today we look',
    '0:09',
    'at water',
    '0:12',
    'here',
  ].join('\n');
  render(<TranscriptHint text={text} onImport={onImport} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Import as transcript' }));
  expect(onImport).toHaveBeenCalledExactlyOnceWith(text);
});
