import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('leaves the page as it is where its code can not be loaded, and comes once it can', async () => {
  let isConnected = false;
  const Part = lazyPart<object>(() =>
    isConnected
      ? Promise.resolve({ default: () => <p>part</p> })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  render(
    <>
      <p>page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('page')).toBeTruthy();
  isConnected = true;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('part')).toBeTruthy();
});
