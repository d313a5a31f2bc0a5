import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

class Lock extends EventTarget implements WakeLockSentinel {
  readonly type = 'screen';
  readonly onrelease = null;
  released = false;
  async release(): Promise<void> {
    this.released = true;
  }
}

/** The locks that were asked for, as a browser keeps them: it releases them all when the page is hidden. */
let locks: Lock[];
let visibility: DocumentVisibilityState;
let refuse: boolean;

function newLock(): Lock {
  const lock = new Lock();
  locks.push(lock);
  return lock;
}
const held = () => locks.filter(({ released }) => !released).length;
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    if (state === 'hidden') for (const lock of locks) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  locks = [];
  visibility = 'visible';
  refuse = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const request = async () => {
    if (refuse) throw new DOMException('the battery is low', 'NotAllowedError');
    return newLock();
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const record = async (active: boolean) => {
  const view = renderHook(({ recording }) => useWakeLock(recording), {
    initialProps: { recording: active },
  });
  await act(async () => {});
  return async (recording: boolean) => {
    view.rerender({ recording });
    await act(async () => {});
  };
};

it('keeps the screen awake while it records, and no longer', async () => {
  const set = await record(false);
  expect(held()).toBe(0);
  await set(true);
  expect(held()).toBe(1);
  await set(false);
  expect(held()).toBe(0);
});

it('asks again when the page is back, as often as it was away, and holds one at a time', async () => {
  const set = await record(true);
  await show('hidden');
  expect(held()).toBe(0);
  await show('visible');
  expect(held()).toBe(1);
  await show('visible');
  expect(held()).toBe(1);
  expect(locks).toHaveLength(2);
  await set(false);
  expect(held()).toBe(0);
  await show('hidden');
  await show('visible');
  expect(locks).toHaveLength(2);
});

it('goes on without where the browser refuses, and has it once it may', async () => {
  refuse = true;
  await record(true);
  expect(held()).toBe(0);
  refuse = false;
  await show('visible');
  expect(held()).toBe(1);
});

it('lets go of a lock that comes when the recording is over', async () => {
  const late = Promise.withResolvers<void>();
  vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
    await late.promise;
    return newLock();
  });
  const set = await record(true);
  await set(false);
  await act(async () => late.resolve());
  expect(locks).toHaveLength(1);
  expect(held()).toBe(0);
});
