import { expect, it } from 'vitest';
import { ManualClock } from '../../testing/manual-clock.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';
import { RequestLimiter } from './request-limiter.ts';

const actor = { userId: 'ada' } as Actor;
const clock = new ManualClock(new Date('2026-03-10T09:00:00Z'));

type From = Parameters<RequestLimiter['admit']>[0];

/** The answer to the first request that is refused, and how many were admitted before it. */
function fill(limiter: RequestLimiter, from: From): { admitted: number; refusal: unknown } {
  for (let admitted = 0; admitted < 10_000; admitted += 1) {
    try {
      limiter.admit(from);
    } catch (refusal) {
      return { admitted, refusal };
    }
  }
  return { admitted: Infinity, refusal: null };
}
const admitted = (limiter: RequestLimiter, from: From): number => fill(limiter, from).admitted;

it('says when the next request is welcome', () => {
  const { refusal } = fill(new RequestLimiter(clock), { actor, address: '203.0.113.7' });
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 60 });
});

it('limits a user wherever they are, and the visitors of an address together, for a minute', () => {
  const limiter = new RequestLimiter(clock);
  const visitor = { actor: null, address: '203.0.113.7' };
  expect(admitted(limiter, { actor, address: '203.0.113.7' })).toBe(600);
  expect(admitted(limiter, { actor, address: '203.0.113.8' })).toBe(0);
  expect(admitted(limiter, visitor)).toBe(1200);
  expect(admitted(limiter, { actor: null, address: '203.0.113.8' })).toBe(1200);
  clock.advance({ minutes: 1 });
  expect(admitted(limiter, visitor)).toBe(1200);
});

it('is scaled by the setting', () => {
  expect(admitted(new RequestLimiter(clock, 0.1), { actor, address: '::1' })).toBe(60);
});
