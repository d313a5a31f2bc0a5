import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerWatch } from './server-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that is there, refuses, or swallows what it is asked. */
function setUp() {
  const server = { state: 'there' as 'there' | 'gone' | 'silent', asked: 0 };
  const said: boolean[] = [];
  const watch = new ServerWatch({
    ask: (signal) => {
      server.asked += 1;
      if (server.state === 'there') return Promise.resolve();
      if (server.state === 'gone') return Promise.reject(new TypeError('Failed to fetch'));
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
    onChange: (isReachable) => said.push(isReachable),
  });
  return { server, said, watch };
}

it.each([
  ['gone', 2_000],
  ['silent', 6_000],
] as const)('says that a server is %s, and that it is back', async (state, within) => {
  const { server, said, watch } = setUp();
  watch.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toEqual([]);
  server.state = state;
  await vi.advanceTimersByTimeAsync(within);
  expect(said).toEqual([false]);
  server.state = 'there';
  await vi.advanceTimersByTimeAsync(6_000);
  expect(said).toEqual([false, true]);
});

it('believes the browser at once, and asks nothing once it is stopped', async () => {
  const { server, said, watch } = setUp();
  watch.lose();
  expect(said).toEqual([]);
  watch.start();
  watch.lose();
  expect(said).toEqual([false]);
  watch.stop();
  expect(said).toEqual([false, true]);
  const { asked } = server;
  await vi.advanceTimersByTimeAsync(10_000);
  watch.lose();
  expect([server.asked, said]).toEqual([asked, [false, true]]);
});
