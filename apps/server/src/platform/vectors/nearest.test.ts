import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('counts as near what stands out of its scope, and everything of a small one', () => {
  const all = Array.from({ length: 40 }, (_, id) => ({ id, similarity: 0.6 + (id % 5) / 100 }));
  const outstanding = { id: 99, similarity: 0.8 };
  expect(nearest([...all, outstanding])).toEqual([outstanding]);
  expect(nearest(all)).toEqual([]);
  expect(nearest(all.slice(0, 3)).map(({ id }) => id)).toEqual([2, 1, 0]);
});
