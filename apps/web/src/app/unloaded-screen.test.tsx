import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UnloadedScreen } from './unloaded-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['the server can’t be reached', () => Promise.reject(new TypeError('Failed')), /can’t reach/],
  ['the server answers', () => Promise.resolve(new Response()), /went wrong/],
])('says what is known where %s', async (_, answer, heading) => {
  vi.stubGlobal('fetch', answer);
  render(<UnloadedScreen />);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});
