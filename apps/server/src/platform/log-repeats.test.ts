import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestLog } from '../testing/test-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fault = (reason: string) => new Error('failed', { cause: new Error(reason) });

it('writes the first lines of a repeated fault, then how many more there were', () => {
  const log = new TestLog();
  for (let times = 0; times < 1_000; times += 1)
    log.logger.child({ times }).error({ err: fault('refused') }, 'queue');
  log.logger.error({ err: fault('full') }, 'queue');
  for (let times = 0; times < 10; times += 1) log.logger.info('request');
  expect(log.lines.filter(({ msg }) => msg === 'queue')).toHaveLength(6);
  expect(log.lines.filter(({ msg }) => msg === 'request')).toHaveLength(10);
  vi.runAllTimers();
  expect(log.lines.at(-1)).toMatchObject({ msg: 'queue (repeated)', repeats: 995, level: 50 });
  log.logger.error({ err: fault('refused') }, 'queue');
  expect(log.lines.at(-1)).toMatchObject({ msg: 'queue' });
});

it('counts one socket fault of many queues and workers together, and leaves connections out', () => {
  const log = new TestLog();
  for (let worker = 0; worker < 50; worker += 1) {
    const err = { message: `refused (Worker: ${worker})`, code: 'ECONNREFUSED' };
    log.logger.error({ err }, 'queue');
  }
  expect(log.lines).toHaveLength(5);
  const cut = Object.assign(new Error('cut'), { client: { password: 'hunter2' } });
  log.logger.error({ err: cut }, 'database connection');
  expect(JSON.stringify(log.lines.at(-1))).not.toContain('client');
  expect(log.lines.at(-1)).toMatchObject({ err: { message: 'cut', type: 'Error' } });
});
