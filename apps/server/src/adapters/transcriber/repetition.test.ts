import { expect, it } from 'vitest';
import { isLoop, withoutLoops } from './repetition.ts';

const repeat = (text: string, times: number): string =>
  Array.from({ length: times }, () => text).join(' ');

it.each([
  ['a word', repeat('thank', 60)],
  ['a phrase', `So we begin. ${repeat('Thank you for watching.', 20)}`],
  ['a phrase with another spelling each time', repeat('Yes, you. yes you', 20)],
  ['a script without spaces', repeat('谢谢观看', 30).replaceAll(' ', '')],
])('takes %s that comes again and again for a loop', (_, text) => {
  expect(isLoop(text)).toBe(true);
});

it.each([
  ['what people say', 'No, no, no, no. Bye bye bye, and thank you, thank you!'],
  ['a short row', repeat('bye', 6)],
  [
    'a list that compresses well',
    Array.from({ length: 60 }, (_, index) => `chapter ${index} verse ${index + 1}`).join(' '),
  ],
  ['nothing', ''],
])('takes %s for no loop', (_, text) => {
  expect(isLoop(text)).toBe(false);
});

it('keeps the first round of each loop, and all that is none', () => {
  const words = `we begin ${repeat('thank you', 9)} then ${repeat('so', 7)} good night`.split(' ');
  expect(withoutLoops(words).map((index) => words[index])).toEqual(
    'we begin thank you then so good night'.split(' '),
  );
});
