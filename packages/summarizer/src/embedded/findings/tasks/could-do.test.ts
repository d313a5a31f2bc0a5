import { describe, expect, it } from 'vitest';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, said: string, answer: string): Promise<string[]> {
  const { actionItems } = await minutesOf(language, meetingWith(language, said, answer));
  return actionItems.map(({ text, due }) => (due ? `${text} (${due})` : text));
}

describe('no task', () => {
  it.each([
    ['what one does for a while', 'en', 'Don’t use the mower.', 'I can cut it by hand till then.'],
    [
      'a day that suits',
      'en',
      'So drop the sixth?',
      'Twelfth and nineteenth, two till four, I can do that with the ones I have.',
    ],
    ['what one buys oneself', 'de', 'Nimm es nicht so schwer.', 'Ich gönn mir halt ein Bier.'],
    ['what one buys oneself', 'en', 'Cheer up.', "I'll buy myself a smaller pizza."],
    ['what one buys oneself', 'fr', 'Courage.', 'Je m’achète une glace de moins.'],
    ['what one buys oneself', 'es', 'Ánimo.', 'Me compro un helado menos.'],
    ['what is done at once', 'fr', 'Ben, tu ouvres la fenêtre, on étouffe.', 'Voilà. Merci.'],
    [
      'what happened on a day',
      'es',
      'Empiezo por lo malo.',
      'El lunes cayó granizo, justo encima del invernadero.',
    ],
  ])('is %s (%s)', async (_, language, said, answer) => {
    expect(await tasksOf(language, said, answer)).toEqual([]);
  });
});
