import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MinutesNotice, SendNotice } from './notices.tsx';

afterEach(cleanup);

const notice = (secondsLeft: number | null, phase: 'recording' | 'idle' = 'recording') => (
  <MinutesNotice
    phase={phase}
    sending={{ kind: 'idle' }}
    secondsLeft={secondsLeft}
    plans={<a href="/pricing">View plans</a>}
  />
);
const said = () => screen.getByRole('status').textContent;

it('announces the end of the minutes while it records, five minutes and one before', () => {
  const { rerender } = render(notice(301));
  for (const silent of [notice(null), notice(301), notice(20, 'idle')]) {
    rerender(silent);
    expect(said()).toBe('');
  }
  rerender(notice(300));
  expect(said()).toContain('Less than five minutes of Live Notes are left');
  expect(screen.getByRole('link', { name: 'View plans' })).toBeDefined();
  rerender(notice(59.5));
  expect(said()).toContain('Less than one minute of Live Notes is left');
});

it('offers the sound that is not transcribed as a file', async () => {
  const onDownloadSound = vi.fn<() => void>();
  const message = 'Your minutes are used up.';
  render(
    <SendNotice
      sending={{ kind: 'refused', message }}
      onRetry={() => {}}
      onDownloadSound={onDownloadSound}
      plans={null}
      upload={<button type="button">Upload it as a recording</button>}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(screen.getByRole('button', { name: 'Upload it as a recording' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Download the sound' }));
  expect(onDownloadSound).toHaveBeenCalledOnce();
});
