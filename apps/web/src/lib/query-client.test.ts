import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { ann } from '../testing/account.ts';
import { createQueryClient } from './query-client.ts';
import { enterSession, leaveSession } from './session.ts';

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

it('answers a visitor who signs in meanwhile, and forgets the answer with the account', async () => {
  leaveSession();
  const client = createQueryClient();
  const answers: ((answer: string) => void)[] = [];
  const queryFn = (): Promise<string> => new Promise((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['link'], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  enterSession(ann);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('used');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('used'));
  stop();
  leaveSession();
  expect(client.getQueryData(['link'])).toBeUndefined();
});

it('asks once on a page that learns meanwhile who is signed in', async () => {
  vi.resetModules();
  const fresh = { ...(await import('./query-client.ts')), ...(await import('./session.ts')) };
  const client = fresh.createQueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const queryFn = vi.fn<() => Promise<string>>(() => promise);
  const observer = new QueryObserver(client, { queryKey: ['link'], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
  expect(fresh.currentSession().status).toBe('loading');
  fresh.enterSession(ann);
  resolve('used');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('used'));
  expect(queryFn).toHaveBeenCalledOnce();
  stop();
});
