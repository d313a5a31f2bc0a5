import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '../testing/stub-api.ts';
import { isWatched, notifyWhenReady } from './ready-notice.ts';

const shown = vi.fn<(title: string, options: NotificationOptions) => void>();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();

class FakeNotification extends EventTarget {
  static requestPermission = requestPermission;
  constructor(title: string, options: NotificationOptions) {
    super();
    shown(title, options);
  }
}

let status: string;
beforeEach(() => {
  vi.useFakeTimers();
  shown.mockReset();
  status = 'transcribing';
  stubApi({ 'GET /api/results/r1/progress': () => Response.json({ status }) });
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const notice = {
  id: 'r1',
  ready: { title: 'Ready', body: 'Talk' },
  failed: { title: 'Failed', body: 'Talk' },
};

it('shows nothing where notifications are not allowed', async () => {
  requestPermission.mockResolvedValue('denied');
  expect(await notifyWhenReady(notice)).toBe(false);
  expect(isWatched('r1')).toBe(false);
});

it('shows one notification once the work has ended, however often it was asked for', async () => {
  requestPermission.mockResolvedValue('granted');
  expect(await notifyWhenReady(notice)).toBe(true);
  expect(await notifyWhenReady(notice)).toBe(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown).not.toHaveBeenCalled();
  status = 'ready';
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown.mock.calls).toMatchObject([['Ready', { body: 'Talk', data: '/results/r1' }]]);
  expect(isWatched('r1')).toBe(false);
});

it('says that the work has failed', async () => {
  requestPermission.mockResolvedValue('granted');
  status = 'failed';
  await notifyWhenReady(notice);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown.mock.calls).toMatchObject([['Failed', {}]]);
});
