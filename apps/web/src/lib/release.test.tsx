import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const OWN = '/assets/index-own.js';
const shellOf = (script: string) =>
  new Response(`<script type="module" crossorigin src="${script}"></script>`);

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  // The page is of one release as long as it is open.
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStub);
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', OWN);
  document.head.append(script);
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  fetchStub.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

/** A page with a text field and a part whose code is gone. */
async function open() {
  const { followReleases } = await import('./release.ts');
  const { lazyPart } = await import('../ui/lazy-part.ts');
  const { UpdateNotice } = await import('../app/update-notice.tsx');
  followReleases();
  const load = vi.fn<() => Promise<never>>(() => {
    dispatchEvent(new Event('vite:preloadError'));
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  const Part = lazyPart<object>(load);
  render(
    <>
      <textarea aria-label="text" />
      <Suspense>
        <Part />
      </Suspense>
      <UpdateNotice />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  return load;
}

const notice = () => screen.queryByText(/Notelark was updated/);
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

it('says that a new release has removed code, stops asking for it, and asks before typed text is left', async () => {
  fetchStub.mockImplementation(() => Promise.resolve(shellOf('/assets/index-new.js')));
  const load = await open();
  expect(notice()).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  expect(leaving()).toBe(false);
  fireEvent.change(screen.getByLabelText('text'), { target: { value: 'Typed.' } });
  expect(leaving()).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(notice()).toBeNull();
  await act(async () => {
    dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(notice()).toBeTruthy();
});

it.each([
  ['the server runs the same release', () => Promise.resolve(shellOf(OWN))],
  ['something else answers', () => Promise.resolve(new Response('<h1>Hotel Wi-Fi</h1>'))],
  ['the server can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says nothing and tries on where %s', async (_, answer) => {
  fetchStub.mockImplementation(answer);
  const load = await open();
  expect(notice()).toBeNull();
  expect(load.mock.calls.length).toBeGreaterThan(3);
});
