import type { Progress } from '@notelark/contracts/library';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formatClock } from '../../lib/format.ts';
import { WorkStatus } from './work-status.tsx';

afterEach(cleanup);

const show = (work: Partial<Progress>) =>
  render(
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
    />,
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
