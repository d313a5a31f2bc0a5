import { expect, it } from 'vitest';
import { partsOf } from './highlighted.tsx';

const marked = (text: string, marks: string[]) =>
  partsOf(text, marks).flatMap(({ part, isMarked }) => (isMarked ? [part] : []));

it('marks whole words, and pairs of characters where there are no spaces', () => {
  expect(marked('The tents: a tent, untented.', ['tent', 'tents'])).toEqual(['tents', 'tent']);
  expect(marked('Is (it) 5.5?', ['(it)', '5.5'])).toEqual(['(it)', '5.5']);
  expect(marked('来週は東京で', ['東京'])).toEqual(['東京']);
  expect(partsOf('Nothing', [])).toEqual([{ part: 'Nothing', isMarked: false, at: 0 }]);
});
