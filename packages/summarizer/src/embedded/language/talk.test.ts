import { expect, it } from 'vitest';
import { germanTalk } from './german-talk.ts';

it.each([
  ['Der Techniker kommt im Dezember.', false],
  ['Der kommt im Dezember.', true],
  ['Den Preis hat er bestätigt.', false],
  ['Den hat er bestätigt.', true],
])('an article before a German noun points to nothing: %s', (said, leans) => {
  expect(germanTalk.leans.test(said)).toBe(leans);
});

it.each([
  ['Ich kümmere mich am Montag darum.', 'Malik kümmert sich am Montag darum.'],
  ['Ich bringe ihn hin, wenn mir jemand hilft.', null],
])('in German only one’s own `mir` and `mich` become `sich`: %s', (said, told) => {
  expect(germanTalk.phrases.inThirdPerson(said, 'Malik')).toBe(told);
});
