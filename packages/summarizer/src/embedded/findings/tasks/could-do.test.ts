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

describe('a task', () => {
  it.each([
    [
      'how it is done, and when it is there',
      'Can we get a notice out to everybody?',
      "I'll do the notice. I've still got the old one, I'll just change the names. You can have it Thursday.",
      ['Ben will do the notice. (Thursday)'],
    ],
    [
      'in the indicative, with who does it',
      'The pump goes off today. Ben, you seal the door.',
      'This afternoon.',
      [expect.stringMatching(/^Ben will seal the door.*\(this afternoon\)/iu)],
    ],
    [
      'what someone does instead of what they were asked',
      'Can you compel them?',
      "I can turn up. I'll drive out to the depot myself.",
      [expect.stringMatching(/^Ben will drive out to the depot/u)],
    ],
  ])('is said once, with %s', async (_, said, answer, expected) => {
    expect(await tasksOf('en', said, answer)).toEqual(expected);
  });

  it('is dated anew by who takes it on', async () => {
    const { actionItems } = await minutesOf(
      'en',
      `Rosa: Nobody knows how the fence fell. Could the caretaker know more?
       Ben: She might. I could talk to her again, she was chatty.
       Rosa: Please do. This week.
       Ben: I'll do it tomorrow evening, she works days.
       Rosa: Right, the next point is the roof.`,
    );
    expect(actionItems.map(({ owner, due }) => [owner, due])).toEqual([
      ['Ben', expect.stringMatching(/tomorrow evening/u)],
    ]);
  });
});
