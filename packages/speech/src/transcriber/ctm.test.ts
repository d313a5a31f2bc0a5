import { expect, it } from 'vitest';
import { parseCtm } from './ctm.ts';

it('reads how sure the recognizer is of a word', () => {
  expect(parseCtm('7 1 0.29 0.35 and 0.942')).toEqual({ id: '7', confidence: 0.942 });
  expect(parseCtm('7 1 0.29 0.35 and 1.001').confidence).toBe(1);
});

it.each(['', '7 1 0.29 0.35 and', '7 1 0.29 0.35 and nan', '7 1 0.29 0.35 and then 0.9'])(
  'refuses %j, which is no such line',
  (line) => {
    expect(() => parseCtm(line)).toThrow('not a line of ctm');
  },
);
