import { expect, it } from 'vitest';
import { notesOfText } from '../../../testing/notes.ts';

const mail = (from: string, day: number, lines: readonly string[]): string[] => [
  `From: ${from} <${from.toLowerCase()}@post.example>`,
  `Sent: ${day} April 2026 10:00`,
  'Subject: Rooms',
  ...lines,
];

/** The tasks of a thread in which Rosa asks for something, Ben answers, and writes again. */
async function tasksOf(language: string, request: string, ...answers: string[][]) {
  const thread = answers.map((lines, at) => [
    mail('Rosa', 7 + at * 2, [at === 0 ? request : 'Lorem 12.']),
    mail('Ben', 8 + at * 2, lines),
  ]);
  const { actionItems } = await notesOfText(language, thread.flat(2));
  return actionItems.map(({ text, owner, due }) => [owner, text, due]);
}

it.each([
  [
    'en',
    'Ben, could you find us a van?',
    'Yes, leave it with me.',
    "I've booked the van for Sunday.",
  ],
  [
    'en',
    'Ben, could you order the chairs?',
    "Yes, I'll do that.",
    'I ordered the chairs on Monday.',
  ],
  [
    'de',
    'Ben, kannst du den Saal buchen?',
    'Ja, mach ich.',
    'Ich habe den Saal für Sonntag gebucht.',
  ],
  [
    'fr',
    'Ben, tu peux réserver la salle ?',
    "Oui, je m'en occupe.",
    "J'ai réservé la salle pour dimanche.",
  ],
  [
    'es',
    'Ben, ¿puedes reservar la sala?',
    'Sí, lo hago yo.',
    'He reservado la sala para el domingo.',
  ],
])('takes a task for done when its owner writes so, for whatever day (%s): %s', async (...row) => {
  const [language, request, accepted, report] = row;
  expect(await tasksOf(language, request, [accepted])).toHaveLength(1);
  expect(await tasksOf(language, request, [accepted], [report])).toEqual([]);
});

it.each([
  ['en', 'Ben, could you measure the door, please?', 'The front door is 82 cm wide.'],
  ['en', 'Ben, could you count the chairs, please?', 'There are forty-one chairs in the barn.'],
  ['de', 'Ben, kannst du bitte die Tische zählen?', 'Es sind neun Tische, einer wackelt.'],
  ['fr', 'Ben, tu peux mesurer la porte ?', 'La porte fait 82 cm.'],
  ['es', 'Ben, ¿puedes medir la puerta?', 'La puerta tiene 82 cm.'],
])('takes a quantity for found out when who was asked names it (%s): %s', async (...row) => {
  const [language, request, report] = row;
  expect(await tasksOf(language, request, [report, "I'm off now."])).toEqual([]);
});

it.each([
  ['en', 'Ben, could you measure the door, please?', "I'll measure the door on the 9th."],
  ['en', 'Ben, could you paint the door, please?', 'Yes. The door is 82 cm wide.'],
  ['de', 'Ben, kannst du bitte die Tische zählen?', 'Ja, mach ich. Die Tische sind im Keller.'],
])('but not what is still to be done (%s): %s', async (language, request, answer) => {
  expect(await tasksOf(language, request, [answer])).toHaveLength(1);
});

it.each([
  ['en', 'Ben, would you hand the old keys back?', 'Keys: will do, on the 29th.', 'on the 29th'],
  ['en', 'Ben, could you bring the ladder?', "Ladder: yes, I'll bring it on Monday.", 'on Monday'],
  ['de', 'Ben, kannst du den Anhänger holen?', 'Anhänger: ja, mach ich am Montag.', 'am Montag'],
  ['fr', 'Ben, tu peux rendre les clés ?', 'Clés : oui, lundi.', 'lundi'],
  ['es', 'Ben, ¿puedes devolver las llaves?', 'Llaves: sí, el lunes.', 'el lunes'],
])('reads a yes behind a word of what was asked (%s): %s', async (language, request, ...row) => {
  const [answer, due] = row;
  const other = { en: "I'll bring labels on the 17th.", de: 'Ich bringe am 17. die Schilder mit.' };
  const further = language === 'en' ? other.en : language === 'de' ? other.de : '';
  const tasks = await tasksOf(language, request, [answer, ...(further ? [further] : [])]);
  expect(tasks[0]?.[0]).toBe('Ben');
  expect(tasks[0]?.[2]).toBe(due);
  expect(tasks).toHaveLength(further ? 2 : 1);
});

it.each([
  ["And Marlow's, please, with the lift."],
  ['Then Friday morning, please.'],
  ['And in the evening, please, if you can.'],
])('finds no order in words without a verb: %s', async (wish) => {
  const tasks = await tasksOf('en', 'Two firms have vans.', ['Which?'], [wish]);
  expect(tasks).toEqual([]);
});

it('but in an order behind a word that leads up to it', async () => {
  const { actionItems } = await notesOfText('en', [
    ...mail('Rosa', 7, ['Hi Ben,', 'And book the bigger room, please.']),
    ...mail('Ben', 8, ['Yes, will do.']),
  ]);
  expect(actionItems.map(({ owner }) => owner)).toEqual(['Ben']);
});

it.each([
  ['en', "I'll write to Mr Poole and get it in writing.", 'Mr Poole has agreed to all of it.'],
  ['en', "I know a joiner, Ruth Poole. I'll get her round this week.", 'Ruth came this morning.'],
  ['de', 'Ich schreibe Frau Pohl und lasse es mir bestätigen.', 'Frau Pohl hat zugestimmt.'],
  ['fr', "J'écris à Madame Paul pour avoir son accord.", 'Madame Paul a accepté.'],
  ['es', 'Yo escribo a Ruth Polo para que lo confirme.', 'Ruth Polo ha aceptado.'],
])('drops what was promised of someone who has acted by then (%s)', async (...row) => {
  const [language, promise, report] = row;
  expect(await tasksOf(language, 'Lorem 11.', [promise])).toHaveLength(1);
  expect(await tasksOf(language, 'Lorem 11.', [promise], [report])).toEqual([]);
});

it.each([
  ['en', "I'll write to Mr Poole and get it in writing.", "Mr Poole isn't in till Monday."],
  ['de', 'Ich buche den Saal bis Freitag.', 'Der Saal hat vierzig Plätze.'],
])('keeps what was promised of what is only told about (%s)', async (...row) => {
  const [language, promise, report] = row;
  expect(await tasksOf(language, 'Lorem 11.', [promise], [report])).toHaveLength(1);
});
