import { expect, it } from 'vitest';
import { wordsIn } from '../ports/timed-words.ts';
import { compressesTooWell, withoutLoops } from './repetition.ts';

const repeat = (text: string, times: number, between = ' '): string =>
  Array.from({ length: times }, () => text).join(between);

/** The text without the further rounds of its loops, its words parted by spaces. */
function kept(text: string, suspected = false): string {
  const words = wordsIn(text).map((word) => word.text);
  return withoutLoops(words, () => suspected)
    .map((index) => words[index])
    .join(' ');
}
const spaced = (text: string): string => kept(text);

const GOOD = 'We decided to move the launch to March because the translations are late.';
const LONG = 'the quarterly report says that our costs have risen by nine per cent';

it.each([
  ['a word', 'So', 'thank', 60],
  ['a short sentence after a good one', GOOD, 'Thank you.', 10],
  ['a sentence', GOOD, 'Thank you for watching.', 6],
  ['a sentence of ten words', '', 'Thank you for watching and please subscribe to my channel.', 4],
  ['one of thirteen', GOOD, LONG, 8],
  ['one in Russian', 'Итак,', 'Субтитры сделал', 9],
  ['one in Arabic', '', 'اشتركوا في القناة', 8],
  ['one in Hindi', '', 'वीडियो देखने के लिए धन्यवाद', 5],
])('keeps one round of %s in a loop, and what stands before', (_, before, phrase, times) => {
  expect(kept(`${before} ${repeat(phrase, times)}`)).toBe(`${before} ${phrase}`.trim());
});

it.each([
  ['Chinese', '我们下周再见。', '谢谢观看', 12],
  ['Japanese', '今日はここまで。', 'ご視聴ありがとうございました', 5],
  ['Thai', 'สวัสดีครับ', 'ขอบคุณที่รับชม', 7],
])('finds a loop in %s, without spaces', (_, before, phrase, times) => {
  expect(kept(before + repeat(phrase, times, ''))).toBe(spaced(before + phrase));
});

it('finds one that breaks off, one with another spelling each time, and several', () => {
  expect(kept(`${repeat('thank you so much', 7)} thank you`)).toBe('thank you so much');
  expect(kept(repeat('Yes, you. yes you', 20))).toBe('Yes, you.');
  const several = `we begin ${repeat('thank you', 9)} then ${repeat('so', 14)} good night`;
  expect(kept(several)).toBe('we begin thank you then so good night');
});

it.each([
  ['what people say', 'No, no, no, no. Bye bye bye, and thank you, thank you! Very, very good.'],
  ['a long no', repeat('no', 8)],
  ['applause', repeat('thank you', 5)],
  ['what is in quotation marks', repeat('" O "', 5)],
  ['a refrain', `${repeat('I do not know', 3)}, he said, ${repeat('let it be', 4)}`],
  ['a sentence that is said twice', repeat(LONG, 2)],
  ['Chinese', '对对对对对对，好的好的好的，谢谢谢谢，不是不是不是。'],
  ['Japanese', 'はいはいはいはい、そうですそうです。'],
  ['Thai', 'ครับครับครับ ดีมากดีมากดีมาก'],
  ['a list', Array.from({ length: 60 }, (_, at) => `chapter ${at} verse ${at + 1}`).join(' ')],
  ['nothing', ''],
])('leaves %s as it is', (_, text) => {
  expect(kept(text)).toBe(spaced(text));
  expect(kept(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

it('believes fewer rounds where the text compresses too well', () => {
  const row = repeat('Thank you.', 5);
  expect(kept(row)).toBe(row);
  expect(kept(row, true)).toBe('Thank you.');
  expect(kept(repeat('very', 4), true)).toBe(repeat('very', 4));
});

it('knows what compresses too well', () => {
  expect(compressesTooWell(repeat('Thank you for watching.', 20))).toBe(true);
  expect(compressesTooWell(`${GOOD} ${LONG}`)).toBe(false);
});
