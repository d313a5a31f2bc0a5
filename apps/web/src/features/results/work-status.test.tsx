import type { Progress } from '@notelark/api/library';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatClock } from '../../lib/format.ts';
import { WorkStatus } from './work-status.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['payments'];
});

const show = (work: Partial<Progress>, onRetry?: () => void) =>
  render(
    <MemoryRouter>
      <WorkStatus
        work={{
          status: 'summarizing',
          progress: 0.4,
          part: null,
          waitsUntil: null,
          error: null,
          revision: 1,
          ...work,
        }}
        retrying={false}
        onRetry={onRetry}
      />
    </MemoryRouter>,
  );

it('says which part of a long text has been read', () => {
  show({ part: { number: 2, of: 5 } });
  expect(screen.getByText('Writing · Part 2 of 5')).toBeTruthy();
});

it('names the stage alone where there are no parts', () => {
  show({});
  expect(screen.getByText('Writing')).toBeTruthy();
});

it.each([
  ['The speech service', 'transcribing'],
  ['The language model', 'summarizing'],
] as const)('says until when the work waits: %s', (service, status) => {
  show({ status, waitsUntil: '2026-05-01T14:05:00.000Z' });
  const time = formatClock('2026-05-01T14:05:00.000Z');
  const sentence = `${service} has no room. This goes on by itself at ${time}.`;
  expect(screen.getByText(sentence)).toBeTruthy();
});

const overQuota = {
  status: 'failed',
  error: { code: 'audio-quota-exceeded', message: 'More minutes are needed.' },
} as const;

it('leads to plans and add-ons where minutes are missing, beside Retry', () => {
  show(overQuota, vi.fn<() => void>());
  const link = screen.getByRole('link', { name: 'View plans and add-ons' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(screen.getByRole('button', { name: 'Retry Processing' })).toBeTruthy();
});

it('leads to no plans for another failure, for a visitor, and where nothing is sold', () => {
  show({ ...overQuota, error: { code: 'speech-failed', message: 'Failed.' } }, vi.fn<() => void>());
  show(overQuota);
  document.documentElement.dataset['payments'] = 'none';
  show(overQuota, vi.fn<() => void>());
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/An administrator sets the limits/)).toBeTruthy();
});

describe('with the clock in hand', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('offers Retry for running work only once it has stalled', () => {
    show({ status: 'transcribing' }, vi.fn<() => void>());
    expect(screen.queryByRole('button')).toBeNull();
    act(() => void vi.advanceTimersByTime(90_000));
    expect(screen.getByRole('button', { name: 'Retry Processing' })).toBeTruthy();
  });

  it('does not call waiting work stalled', () => {
    show({ waitsUntil: '2026-05-01T14:05:00.000Z' }, vi.fn<() => void>());
    act(() => void vi.advanceTimersByTime(600_000));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
