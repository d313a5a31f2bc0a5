import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './history-filters.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => {
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
};
const unheard = (q: string) => <SearchField q={q} onSearch={() => undefined} />;

it('keeps what is typed while the address still follows', () => {
  const searched: string[] = [];
  const at = (q: string) => <SearchField q={q} onSearch={(text) => searched.push(text)} />;
  const { rerender } = render(at(''));
  type('t');
  pause();
  // The address has not changed yet.
  rerender(at(''));
  expect(field().value).toBe('t');
  type('th');
  pause();
  type('thr');
  rerender(at('t'));
  rerender(at('th'));
  expect(field().value).toBe('thr');
  pause();
  expect(searched).toEqual(['t', 'th', 'thr']);
});

it('follows the address when something else changes it, also back to what was typed', () => {
  const { rerender } = render(unheard(''));
  type('three');
  pause();
  rerender(unheard('three'));
  rerender(unheard(''));
  expect(field().value).toBe('');
  rerender(unheard('three'));
  expect(field().value).toBe('three');
});
