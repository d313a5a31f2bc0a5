import { expect, it } from 'vitest';
import { signature } from './signature.ts';

it('signs with the engine alone only what the engine wrote', () => {
  expect(signature('Notelark', false)).toBe('Made by Notelark');
  expect(signature('Notelark', true)).toBe('Made by Notelark, edited since');
});
