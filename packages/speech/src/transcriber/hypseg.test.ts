import { expect, it } from 'vitest';
import { parseHypseg } from './hypseg.ts';

it('reads words, fillers and their times', () => {
  const line =
    '7 S 0 T -11550342 A -11023360 L -526982 0 -496640 0 <s> 22 -387072 -199 he 39 -977920 -261 might(2) 64 ' +
    '-543744 -524288 [NOISE] 305 -543744 -131 </s> 327';
  expect(parseHypseg(line)).toEqual({
    id: '7',
    heard: [
      { word: null, start: 0, end: 0.22 },
      { word: 'he', start: 0.22, end: 0.39 },
      { word: 'might', start: 0.39, end: 0.64 },
      { word: null, start: 0.64, end: 3.05 },
      { word: null, start: 3.05, end: 3.27 },
    ],
  });
});

it('reads the line of a clip in which nothing was found', () => {
  expect(parseHypseg('3 S 0 T 0 A 0 L 0 198')).toEqual({ id: '3', heard: [] });
});

it('refuses what is no such line', () => {
  expect(() => parseHypseg('')).toThrow('not a line of hypseg');
});
