import { expect, it } from 'vitest';
import { countLabel, countText } from './words-count.ts';

it.each([
  ['', 0],
  ['  Call Bob — today. ', 4],
  ['项目组星期一开会。', 8],
  ['Release 2 は三月です。', 7],
])('counts the words of “%s”', (text, words) => {
  expect(countText(text)).toEqual({ characters: text.length, words });
});

it('groups digits, and knows one word', () => {
  expect(countLabel({ characters: 12_500, words: 1 })).toBe('12,500 characters, 1 word');
  expect(countLabel({ characters: 5, words: 2 }, 10_000)).toBe('5 / 10,000 characters, 2 words');
});
