import { describe, expect, it } from 'vitest';
import { notesOfText } from '../../testing/notes.ts';
import type { SummaryDocument } from '../../port.ts';

const mail = (from: string, day: number, lines: readonly string[]): string[] => [
  `From: ${from} <${from.toLowerCase()}@post.example>`,
  `Sent: ${day} April 2026 10:00`,
  'Subject: Rooms',
  ...lines,
];

const textsOf = (points: readonly { text: string }[]): string[] => points.map(({ text }) => text);

async function notesOf(language: string, ...mails: string[][]): Promise<SummaryDocument> {
  return notesOfText(language, mails.toReversed().flat());
}

it.each([
  [
    'en',
    'Hi Ole, the large room is 90 a month, the small room 60. I can hold both until Friday.',
    "Hi Ole, we'd like the small room after all, from May. Is the heating part of the price?",
    /the small room after all/u,
  ],
  [
    'de',
    'Der große Saal kostet 90 im Monat, der kleine Saal 60. Ich kann euch beide bis Freitag freihalten.',
    'Wir nehmen jetzt doch den kleinen Saal, ab Mai. Ist die Heizung da im Preis drin?',
    /den kleinen Saal/u,
  ],
  [
    'fr',
    "La grande salle coûte 90 par mois, la petite salle 60. Je peux vous garder les deux jusqu'à vendredi.",
    'Nous prenons finalement la petite salle, dès mai. Est-ce que le chauffage est compris ?',
    /la petite salle/u,
  ],
  [
    'es',
    'La sala grande cuesta 90 al mes, la sala pequeña 60. Te puedo reservar las dos hasta el viernes.',
    'Al final nos quedamos con la sala pequeña, desde mayo. ¿La calefacción viene incluida en el precio?',
    /la sala pequeña/u,
  ],
])('takes what a later mail chooses, and leaves its question open (%s)', async (...row) => {
  const [language, offer, choice, chosen] = row;
  const { decisions, actionItems, questions } = await notesOf(
    language,
    mail('Ruth', 7, [offer]),
    mail('Ole', 8, [choice]),
  );
  expect(textsOf(decisions)).toEqual([expect.stringMatching(chosen)]);
  expect(actionItems).toEqual([]);
  expect(textsOf(questions)).toEqual([expect.stringMatching(/\?$/u)]);
});

it('gives no one what a later mail of others passes over', async () => {
  const { actionItems } = await notesOf(
    'en',
    mail('Ruth', 7, ['Hello Ole,', 'The large room is 90 a month, the small room 60.']),
    mail('Tilda', 8, ['Ruth,', 'Could you keep both rooms for us until Monday?']),
    mail('Ole', 9, ['Hi Ruth,', "We'd like the small room, please."]),
  );
  expect(actionItems).toEqual([]);
});

it('keeps a question open that an answer line by line leaves out', async () => {
  const { questions, topics, keyPoints } = await notesOf(
    'en',
    mail('Ole', 7, [
      'Hi Ruth,',
      'How many chairs are in the small room?',
      'Is there a ramp at the back door? Two of us come in wheelchairs.',
    ]),
    mail('Ruth', 8, [
      'Hello Ole,',
      '> How many chairs are in the small room?',
      'Forty, and ten more in the attic.',
    ]),
  );
  expect(textsOf(questions)).toEqual(['Is there a ramp at the back door?']);
  const points = textsOf([...keyPoints, ...topics.flatMap((topic) => topic.points)]);
  expect(points.join(' ')).not.toContain('ramp');
});

it.each([
  [
    'en',
    'The oak frame is 40 each, the pine frame 25. I can start on Monday.',
    'Thanks, that was quick. Go ahead with the oak frame.',
    /the oak frame/u,
  ],
  [
    'es',
    'El marco de roble sale a 40, el de pino a 25. Puedo empezar el lunes.',
    'Gracias por la rapidez. Adelante con el marco de roble.',
    /marco de roble/u,
  ],
  [
    'fr',
    'Le cadre en chêne est à 40, celui en pin à 25. Je peux commencer lundi.',
    'Merci pour la rapidité. Allez-y avec le cadre en chêne.',
    /cadre en chêne/u,
  ],
])('takes for a choice what may go ahead (%s)', async (language, offer, choice, chosen) => {
  const { decisions } = await notesOf(language, mail('Ruth', 7, [offer]), mail('Ole', 8, [choice]));
  expect(textsOf(decisions)).toEqual([expect.stringMatching(chosen)]);
});

it('takes for none that someone may go ahead with it', async () => {
  const { decisions } = await notesOf(
    'en',
    mail('Ruth', 7, ['The oak frame is 40 each. Shall I pack it?']),
    mail('Ole', 8, ['Go ahead with it whenever you like.']),
  );
  expect(decisions).toEqual([]);
});

describe('one of two things that a mail asks for', () => {
  it.each([
    [
      'en',
      'Then I have to know: painted or oiled?',
      'Oiled, please.',
      /^Oiled .*painted or oiled/u,
    ],
    [
      'de',
      'Dann müsste ich wissen: gestrichen oder geölt?',
      'Geölt, bitte.',
      /^Geölt .*gestrichen/u,
    ],
    [
      'fr',
      'Il me faut savoir : peinte ou huilée ?',
      "Huilée, s'il vous plaît.",
      /^Huilée .*peinte/u,
    ],
    [
      'es',
      'Necesito saber: ¿pintada o barnizada?',
      'Barnizada, por favor.',
      /^Barnizada .*pintada/u,
    ],
  ])('is decided by the word that takes it, %s: %s', async (language, asked, taken, decided) => {
    const { decisions, actionItems } = await notesOf(
      language,
      mail('Uma', 3, [asked]),
      mail('Ina', 4, [taken]),
    );
    expect(decisions.map(({ text }) => text)).toEqual([expect.stringMatching(decided)]);
    expect(actionItems).toEqual([]);
  });

  it('is open where the answer takes neither', async () => {
    const { decisions } = await notesOf(
      'en',
      mail('Uma', 3, ['Painted or oiled?']),
      mail('Ina', 4, ['Green, maybe.']),
    );
    expect(decisions).toEqual([]);
  });
});

describe('German mails between people who say Sie', () => {
  it('take something on in short forms, and set no task by a question without a verb', async () => {
    const { actionItems } = await notesOf(
      'de',
      mail('Uma', 3, ['Frau Wolf, können Sie am 11. auch?']),
      mail('Ina', 4, [
        'Der 11. ist gestorben.',
        'Ich mess am Donnerstag noch mal nach und schreib Ihnen, ob es passt.',
      ]),
    );
    expect(actionItems.map(({ text, due }) => [text, due])).toEqual([
      [expect.stringContaining('Ich mess'), 'am Donnerstag'],
    ]);
  });
});
