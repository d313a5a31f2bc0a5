import { expect, test } from 'vitest';
import { promptOf } from './prompt.ts';

test('the operator’s prompt comes first, then the terms', () => {
  expect(promptOf()).toBeNull();
  expect(promptOf([], 'A talk.')).toBe('A talk.');
  expect(promptOf(['Notelark', 'Kubernetes'], 'A talk.')).toBe('A talk. Notelark, Kubernetes.');
});

test('terms that don’t fit into the engine’s limit are left out, the last ones first', () => {
  const terms = Array.from({ length: 200 }, (_, at) => `term${at}`);
  const prompt = promptOf(terms) ?? '';
  expect(Buffer.byteLength(prompt)).toBeLessThanOrEqual(600);
  expect(prompt.split(', ').slice(0, 2)).toEqual(['term0', 'term1']);
  expect(
    Buffer.byteLength(promptOf(Array.from({ length: 99 }, () => '東京タワー')) ?? ''),
  ).toBeLessThanOrEqual(600);
});
