import { expect, it } from 'vitest';
import { PromptPace } from './prompt-pace.ts';

it('leaves a slow computer its time while nothing is known', () => {
  expect(new PromptPace().expected(6000)).toBe(600_000);
});

it('expects three times what the slowest answer so far has taken', () => {
  const pace = new PromptPace();
  pace.note(1000, 2000);
  pace.note(1000, 10);
  expect(pace.expected(500)).toBe(3000);
});
