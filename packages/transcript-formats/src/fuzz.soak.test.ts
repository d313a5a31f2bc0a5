import { expect, it } from 'vitest';
import { disorderOf } from './testing/mutate.ts';

const FILES = 20_000;

it(
  'reads damaged files of every format in good order, or refuses them',
  async () => {
    for (let seed = 1_000; seed < 1_000 + FILES; seed += 1)
      expect(await disorderOf(seed)).toBeNull();
  },
  10 * 60_000,
);
