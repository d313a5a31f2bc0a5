import { expect, it } from 'vitest';
import { minutesOf } from '../../testing/notes.ts';

it.each([
  [
    'en',
    `Ann: Any other business?
     Ben: The boathouse roof. I hear they start on it in May. Will we be able to get in?
     Ann: I don't know, is the truth.`,
    'The boathouse roof: will they be able to get in?',
  ],
  [
    'de',
    `Anja: Sonst noch was?
     Bernd: Das Dach vom Bootshaus. Im Mai fangen sie an. Ist das die Versicherung oder die Gemeinde, die das zahlt?
     Anja: Das weiß ich ehrlich gesagt nicht.`,
    /^Das Dach vom Bootshaus: ist das die Versicherung/iu,
  ],
])('%s: names what its speaker began with', async (language, script, text) => {
  const opening = `Ann: Hello.\n Ben: Hello.\n`;
  const { questions } = await minutesOf(language, opening + script);
  expect(questions.map((one) => one.text)).toEqual([expect.stringMatching(text)]);
});

it('says itself what it is about, where it names that', async () => {
  const { questions } = await minutesOf(
    'en',
    `Ann: Hello.
     Ben: The roof. It leaks. Who owns the field behind the church hall?
     Ann: No idea.`,
  );
  expect(questions.map(({ text }) => text)).toEqual(['Who owns the field behind the church hall?']);
});
