import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again for what is read for the first time while it changes', async () => {
  const client = createQueryClient();
  const answers: ((title: string) => void)[] = [];
  const queryFn = (): Promise<string> => new Promise((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['history', 'three'], queryFn });
  const seen = vi.fn<(title: string | undefined) => void>();
  const stop = observer.subscribe(({ data }) => seen(data));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const renamed = client.invalidateQueries({ queryKey: ['history'] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('Three hours');
  answers[1]?.('Council');
  await renamed;
  expect(observer.getCurrentResult().data).toBe('Council');
  expect(seen).not.toHaveBeenCalledWith('Three hours');
  stop();
});

it('reads again what could not be reached, once the server answers', async () => {
  vi.useFakeTimers();
  let isReached = false;
  vi.stubGlobal('fetch', () =>
    isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed')),
  );
  const queryFn = (): Promise<string> =>
    isReached
      ? Promise.resolve('three hours')
      : Promise.reject(new ApiError({ code: 'unreachable', message: 'Not reached.', status: 0 }));
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['history'], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(20_000);
  expect(observer.getCurrentResult().isError).toBe(true);
  isReached = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(observer.getCurrentResult().data).toBe('three hours');
  stop();
});
