import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Readiness } from './health.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});
const yes = async () => true;

it('answers within two seconds, whatever hangs', async () => {
  const readiness = new Readiness({ databaseAnswers: never, diskHasRoom: never });
  const answers = Promise.all([readiness.state(), readiness.disk()]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answers).toEqual(['database-unavailable', 'nearly-full']);
});

it('is not ready while it stops', async () => {
  const readiness = new Readiness({ databaseAnswers: yes, diskHasRoom: yes });
  expect(await readiness.state()).toBe('ready');
  readiness.stop();
  expect(await readiness.state()).toBe('stopping');
});
