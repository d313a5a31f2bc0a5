import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

/** The locks that were asked for, as a browser keeps them: it releases them all when the page is hidden. */
let locks: { released: boolean; release: () => Promise<void> }[];
let visibility: DocumentVisibilityState;
let refuse: boolean;

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
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
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
  const { request } = navigator.wakeLock;
  navigator.wakeLock.request = async (type) => {
    await late.promise;
    return await request(type);
  };
  const set = await record(true);
  await set(false);
  await act(async () => late.resolve());
  expect(locks).toHaveLength(1);
  expect(held()).toBe(0);
});
