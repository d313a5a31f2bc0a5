import { expect, it } from 'vitest';
import { distinct, distinctLists } from './distinct.ts';

const point = (text: string, refs: number[], verified = true) => ({ text, refs, verified });

const SHORT = 'The photographs cost 900 euros.';
const LONG = 'The photographs of the website cost 900 euros.';

it('puts two statements together that say the same about the same turn', () => {
  expect(distinct([point(SHORT, [4]), point(LONG, [4, 5])])).toEqual([point(LONG, [4, 5])]);
});

it('keeps statements apart that only sound the same', () => {
  expect(distinct([point(SHORT, [4]), point(LONG, [9])])).toHaveLength(2);
});

it('keeps statements apart that only rest on the same turn', () => {
  expect(distinct([point(SHORT, [4]), point('Hosting is paid monthly.', [4])])).toHaveLength(2);
});

it('prefers what is verified to what is longer', () => {
  expect(distinct([point(SHORT, [4]), point(LONG, [4], false)])).toEqual([point(SHORT, [4])]);
  expect(distinct([point(LONG, [4], false), point(SHORT, [4])])).toEqual([point(SHORT, [4])]);
});

it('leaves a statement in the list that had it first', () => {
  expect(distinctLists([[point(SHORT, [4])], [point(LONG, [4]), point('Else.', [1])]])).toEqual([
    [point(LONG, [4])],
    [point('Else.', [1])],
  ]);
});

it('keeps what only one of two tasks says of them', () => {
  const task = { ...point('Ben sends the address of the office.', [3]), owner: 'Ben' };
  const again = { ...point('Ben sends the address of the new office.', [3]), due: 'by Wednesday' };
  expect(distinct([task, again])).toEqual([
    { ...again, owner: 'Ben', due: 'by Wednesday', refs: [3] },
  ]);
});
