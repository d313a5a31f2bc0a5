import { describe, expect, it } from 'vitest';
import { notesOfText } from '../../../testing/notes.ts';

/** A mail, and its answers, each by the other of two people. */
const mails = (...texts: string[]): string[] =>
  texts.flatMap((text, at) => [
    `From: ${at % 2 === 0 ? 'Rosa Lind' : 'Ben Ortiz'}`,
    `Date: ${23 + at}.11.2026 09:12`,
    text,
  ]);
const decided = async (language: string, ...texts: string[]): Promise<string[]> => {
  const { decisions } = await notesOfText(language, mails(...texts));
  return decisions.map(({ text }) => text);
};

describe('decides the day that another writer named', () => {
  it.each([
    [
      'en',
      'We need a day for the walk. Could we do Tuesday?',
      "Tuesday works, so let's say Tuesday.",
      /Tuesday/u,
    ],
    [
      'en',
      'We need a day for the walk. I can do Monday or Wednesday.',
      'Wednesday it is, then.',
      /Wednesday/u,
    ],
    [
      'en',
      'We need a day for the walk. Would Thursday suit you?',
      'Thursday is fine by me.',
      /Thursday/u,
    ],
    [
      'de',
      'Wir brauchen einen Tag. Der 14. geht nicht, aber am 21. November ginge es.',
      'Gut, dann am 21. November.',
      /21\. November/u,
    ],
    [
      'de',
      'Wir brauchen einen Tag. Würde Ihnen Donnerstag passen?',
      'Donnerstag passt mir gut.',
      /Donnerstag/u,
    ],
    [
      'fr',
      'La salle est trop petite. Je propose plutôt le 12 décembre.',
      'Parfait pour le 12 décembre.',
      /12 décembre/u,
    ],
    [
      'fr',
      'La salle est trop petite. On peut se voir mardi ?',
      "Mardi, c'est parfait.",
      /[Mm]ardi/u,
    ],
    [
      'es',
      'La sala es pequeña. El 5 está ocupado, pero el 12 de diciembre sería posible.',
      'Perfecto, quedamos el 12 de diciembre.',
      /12 de diciembre/u,
    ],
    [
      'es',
      'La sala es pequeña. ¿Le viene bien el jueves?',
      'El jueves me viene perfecto.',
      /jueves/u,
    ],
  ])('%s: %s', async (language, offer, answer, day) => {
    expect(await decided(language, offer, answer)).toEqual([expect.stringMatching(day)]);
  });

  it.each([
    [
      'that another writer declines',
      'Could we do Tuesday?',
      "Let's say Tuesday.",
      "Sorry, I can't do Tuesday.",
    ],
    ['that no one else named', 'The wood is here.', "Let's say Tuesday."],
    ['that suits one of several', 'I am free on Thursday.', 'Thursday is fine by me.'],
  ])('and none %s', async (_, ...texts) => {
    expect(await decided('en', ...texts)).toEqual([]);
  });
});

it.each([
  ['en', 'Would Thursday suit you?', 'Not sure yet.', 'Great, thank you.'],
  ['fr', 'Jeudi vous conviendrait ?', 'Merci pour le message.', 'Super, merci.'],
  ['es', '¿Le viene bien el jueves?', 'Gracias por el mensaje.', 'Genial, gracias.'],
])('decides nothing by thanks: %s', async (language, ...texts) => {
  expect(await decided(language, 'Ben, Rosa, Luc.', ...texts)).toEqual([]);
});

it('decides no sentence by what its writer asks assent for behind it', async () => {
  const texts = [
    "The fence fell over last night. I'll do the tickets and you do the food, all right?",
    'Deal.',
  ];
  expect(await decided('en', ...texts)).toEqual([]);
});

it.each([
  [
    'en',
    'Shall we move on Saturday the 10th? The plumber can connect the water on the 15th.',
    'Then the 10th makes no sense. Shall we say Sunday the 18th?',
    'The 18th is fine by me.',
    /18th/u,
    /no sense/u,
  ],
  [
    'de',
    'Sollen wir das am Samstag machen? Die Halle ist ab Montag frei.',
    'Dann hat der Samstag keinen Sinn. Sagen wir Dienstag?',
    'Dienstag passt mir gut.',
    /Dienstag/u,
    /Sinn/u,
  ],
])('takes what only rules a day out for no decision (%s)', async (...row) => {
  const [language, first, second, third, day, other] = row;
  const texts = await decided(language, first, second, third);
  expect(texts.join(' ')).toMatch(day);
  expect(texts.join(' ')).not.toMatch(other);
});
