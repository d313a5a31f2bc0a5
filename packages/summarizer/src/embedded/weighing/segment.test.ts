import { expect, it } from 'vitest';
import type { Unit } from '../document.ts';
import { segment } from './segment.ts';

const about = (from: number): Unit[] =>
  Array.from({ length: 40 }, () => {
    const terms = Array.from({ length: 5000 }, (_, at) => from + at);
    return { terms } as Unit;
  });

it('cuts where the words change, also in more words than a call takes arguments', () => {
  expect(segment([...about(0), ...about(5000)], 2)).toEqual([0, 40]);
});
