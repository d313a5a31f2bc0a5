import type { Result } from '@notelark/api/library';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { stubApi } from '../../testing/stub-api.ts';
import { useResult } from './queries.ts';
import { useProgress } from './use-progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { id } = notesOfText;
const POLLS_MS = 20_000;

const running: Result = {
  ...notesOfText,
  mine: false,
  summaryText: null,
  work: { ...notesOfText.work, status: 'summarizing', progress: 0.4 },
};

function Following({ result }: { result: Result }) {
  useProgress(result);
  return <p>{result.work.status}</p>;
}

function Page() {
  const result = useResult(id).data;
  return result && <Following result={result} />;
}

it('shows a colleague’s result when it is ready, and then asks no more', async () => {
  const answers = [running, running, { ...notesOfText, mine: false }];
  const asked = stubApi({
    [`GET /api/results/${id}`]: () => Response.json(answers.shift()),
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(container.textContent).toBe('summarizing');
  await act(() => vi.advanceTimersByTimeAsync(POLLS_MS));
  expect(container.textContent).toBe('ready');
  expect(asked.map(({ route }) => route)).toEqual(
    Array.from({ length: 3 }, () => `GET /api/results/${id}`),
  );
});
