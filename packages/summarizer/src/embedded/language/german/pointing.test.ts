import { expect, it } from 'vitest';
import { germanTalk } from './talk.ts';

it.each([
  ['Die ist alt.', true],
  ['Das sagt auch Petra.', true],
  ['Die Küche ist alt.', false],
  ['Die neue Küche ist alt.', false],
])('leans on the sentence before, "%s": %s', (text, leans) => {
  expect(germanTalk.leans.test(text)).toBe(leans);
});

it.each([
  ['Ich hole das morgen ab.', true],
  ['Ich rufe da morgen an.', true],
  ['Ich hole das Buch ab.', false],
  ['Ich hole das alte Buch ab.', false],
])('points to something said before, "%s": %s', (text, points) => {
  expect(germanTalk.points.test(text)).toBe(points);
});

it.each([
  ['Kümmerst du dich?', true],
  ['Ich kümmere mich drum.', true],
  ['Ich kümmere mich um die Pumpe.', false],
])('says not what someone takes care of, "%s": %s', (text, points) => {
  expect(germanTalk.points.test(text)).toBe(points);
});
