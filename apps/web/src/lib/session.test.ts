import { afterEach, expect, it, vi } from 'vitest';
import { ann } from '../testing/account.ts';
import {
  currentSession,
  enterSession,
  leaveSession,
  loadSession,
  updateAccount,
} from './session.ts';

afterEach(() => vi.unstubAllGlobals());

it('a late answer signs no one in again who has signed out', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  enterSession(ann);
  const loading = loadSession();
  leaveSession();
  resolve(Response.json({ account: ann }));
  await loading;
  updateAccount({ ...ann, plan: 'pro' });
  expect(currentSession()).toMatchObject({ status: 'visitor', ended: 'signed-out' });
});

it('an answer from before signing in signs no one out', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const loading = loadSession();
  enterSession(ann);
  resolve(Response.json({ account: null }));
  await loading;
  updateAccount({ ...ann, plan: 'pro' });
  expect(currentSession()).toMatchObject({ status: 'user', account: { plan: 'pro' } });
});
