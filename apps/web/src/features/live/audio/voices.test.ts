import { expect, it } from 'vitest';
import { Voices } from './voices.ts';

it('names the louder source of a stretch', () => {
  const voices = new Voices();
  for (let second = 0; second < 2; second += 0.1) voices.add(second, { you: 0.2, computer: 0.01 });
  for (let second = 2; second < 4; second += 0.1) voices.add(second, { you: 0.01, computer: 0.3 });
  for (let second = 4; second < 6; second += 0.1) voices.add(second, { you: 0, computer: 0 });
  expect(voices.between(0.3, 1.8)).toBe('you');
  expect(voices.between(2, 3.5)).toBe('computer');
  expect(voices.between(1.5, 3.9)).toBe('computer');
  expect(voices.between(4.5, 5)).toBeNull();
  expect(new Voices().between(0, 5)).toBeNull();
});
