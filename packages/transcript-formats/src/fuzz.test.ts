import { expect, it } from 'vitest';
import { disorderOf } from './testing/mutate.ts';

// Twenty thousand files: fuzz.soak.test.ts.
const FILES = 400;

it('reads damaged files of every format in good order, or refuses them', async () => {
  for (let seed = 1; seed <= FILES; seed += 1) expect(await disorderOf(seed)).toBeNull();
});
