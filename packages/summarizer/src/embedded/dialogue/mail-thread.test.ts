import { describe, expect, it } from 'vitest';
import { readDialogue } from './read-dialogue.ts';

/** As the product reads what is pasted: a turn for each line that is not blank. */
const read = (pasted: string) => {
  const lines = pasted.split('\n').filter((line) => line.trim() !== '');
  return readDialogue({ kind: 'text', turns: lines.map((text) => ({ text })) });
};
const said = (pasted: string) =>
  read(pasted).turns.map(({ speaker, text }) => `${speaker ?? '?'}: ${text}`);

const QUESTION = 'Ben: Monday is difficult for us.';
const ANSWER = 'Helen: Tuesday works as well.';

describe('a thread as a mail program shows it has the newest mail on top', () => {
  it.each([
    ['Gmail', 'On Mon, Nov 23, 2026 at 4:45 PM Ben Ortiz <ben@brightpath.example>\nwrote:', '> '],
    [
      'Gmail, German',
      'Am Mo., 23. Nov. 2026 um 16:45 Uhr schrieb Ben Ortiz <ben@x.example>:',
      '> ',
    ],
    [
      'Gmail, Spanish',
      'El lun, 23 nov 2026 a las 16:45, Ben Ortiz (<ben@x.example>) escribió:',
      '> ',
    ],
    ['Gmail, French', 'Le lun. 23 nov. 2026 à 16:45, Ben Ortiz <ben@x.example> a écrit :', '> '],
    ['without marks', 'Le lun. 23 nov. 2026 à 16:45, Ben Ortiz <ben@x.example> a écrit :', ''],
    ['Thunderbird', 'Am 23.11.26 um 16:45 schrieb Ben Ortiz:', '> '],
    ['an Android phone', 'Ben Ortiz <ben@x.example> schrieb am Mo., 23. Nov. 2026, 16:45:', '> '],
    ['an address in front', 'Ben Ortiz <ben@x.example> wrote on Mon, 23 Nov 2026 at 16:45:', '> '],
    [
      'capitals',
      'FROM: Ben Ortiz\nSENT: Monday, 23 November 2026 16:45\nTO: Helen\nSUBJECT: Walk',
      '',
    ],
    ['the window of Gmail', 'Ben Ortiz\nMon, Nov 23, 4:45 PM\nto me', ''],
    ['the window of Outlook', 'Ben Ortiz\nBO\nTo: Helen\nMon 11/23/2026 4:45 PM', ''],
    ['an address alone', 'On 23/11/2026 16:45, ben.ortiz@brightpath.example wrote:', '> '],
    ['Apple Mail', '> On 23 Nov 2026, at 16:45, Ben Ortiz <ben@x.example> wrote:\n> ', '> '],
    [
      'Outlook',
      'From: Ortiz, Ben <ben@x.example>\nSent: Monday, November 23, 2026 4:45 PM\nTo: Helen\nSubject: Walk',
      '',
    ],
    [
      'Outlook, forwarded',
      '-----Ursprüngliche Nachricht-----\nVon: Ben Ortiz\nGesendet: Montag, 23. November 2026 16:45\nAn: Helen',
      '',
    ],
  ])('%s', (_, head, mark) => {
    const thread = `Hi Ben,\nTuesday works as well.\nBest,\nHelen\n\n${head}\n${mark}Hi Helen,\n${mark}Monday is difficult for us.\n${mark}Ben`;
    const { order } = read(thread);
    expect(said(thread)).toEqual([QUESTION, ANSWER]);
    expect(order?.[0]).toBeGreaterThan(2);
  });

  it('by its days', () => {
    const thread = [
      'From: Helen Marsh\nSent: Tuesday, 24 November 2026 09:10\nTuesday works as well.',
      'From: Ben Ortiz\nSent: Monday, 23 November 2026 16:45\nMonday is difficult for us.',
    ];
    expect(said(thread.join('\n'))).toEqual([QUESTION, ANSWER]);
    expect(said(thread.toReversed().join('\n'))).toEqual([QUESTION, ANSWER]);
  });

  it('in a browser', () => {
    const thread =
      'Ben Ortiz <ben@x.example>\nMon, Nov 23, 4:45 PM (4 days ago)\nto me\nMonday is difficult for us.\n' +
      'Helen Marsh <helen@x.example>\nTue, Nov 24, 9:10 AM (3 days ago)\nto Ben\nTuesday works as well.';
    expect(said(thread)).toEqual([QUESTION, ANSWER]);
  });
});

it('leaves answers between the lines that they answer, each with its writer', () => {
  const thread =
    'From: Sabine Kurz\nDate: 25.11.2026 08:30\nTo: Ralf\nOn 24.11.26, 21:14, Ralf Busch wrote:\n' +
    '> Hi Sabine,\n> Shall we move the group to Monday?\nYes, let us do that.\n' +
    '> Who opens the hall?\nMs Thiel does.\nSabine';
  expect(said(thread)).toEqual([
    'Ralf: Shall we move the group to Monday?',
    'Sabine: Yes, let us do that.',
    'Ralf: Who opens the hall?',
    'Sabine: Ms Thiel does.',
  ]);
});

it('knows quoted lines that were broken anew, and thanks that close nothing', () => {
  const thread =
    'From: Ann Lee\nDate: 23.11.2026 08:30\nThe pump in the cellar leaks and the plumber wants four hundred.\nAnn\n' +
    'From: Ben Roy\nDate: 24.11.2026 08:30\nThanks!\nI will call another plumber for the pump tomorrow morning.\nBen\n' +
    'On 23.11.2026 08:30, Ann Lee wrote:\n> The pump in the cellar leaks and the\n> plumber wants four hundred.';
  expect(said(thread)).toEqual([
    'Ann: The pump in the cellar leaks and the plumber wants four hundred.',
    'Ben: I will call another plumber for the pump tomorrow morning.',
  ]);
});

it('marks lines that a program broke, and none of a list', () => {
  const { turns } = read(
    'From: Ann Lee\nDate: 23.11.2026 08:30\n' +
      'The spring fair is getting closer and we still have no date for the\n' +
      'walk-through in the hall.\n- bring the signed contract and the keys of the hall, please, and a\n' +
      '- tell the caretaker',
  );
  expect(turns.map(({ goesOn }) => goesOn === true)).toEqual([true, false, false, false]);
});

it.each([
  ['Thanks for your quick reply. I will call him.', 'I will call him.'],
  ['Vielen Dank für deine Nachricht. Ich rufe ihn an.', 'Ich rufe ihn an.'],
  ["Merci pour votre message. J'espère que vous allez bien. Je l'appelle.", "Je l'appelle."],
  ['Gracias por tu correo. Le llamo.', 'Le llamo.'],
])('leaves out what is only polite at the start: %s', (line, rest) => {
  expect(said(`From: Ann Lee\nDate: 23.11.2026 08:30\n${line}`)).toEqual([`Ann: ${rest}`]);
});

describe('who wrote a mail', () => {
  it.each([
    ['Helen Marsh, Marsh & Sons Roofing', 'Helen'],
    ['Helen Marsh, Head of Sales', 'Helen'],
    ['Dr. Helen Marsh, Büro Marsh', 'Dr. Helen Marsh'],
    ['Marsh, Helen', 'Helen'],
    ['"Marsh Ruiz, Helen" <helen@marsh.example>', 'Helen'],
    ['Helen Marsh, Marsh & Sons <office@marsh.example>', 'Helen'],
  ])('%s', (sender, name) => {
    const thread = `From: ${sender}\nDate: 3 March 2026\nSubject: Roof\nThe slates come on Tuesday.`;
    expect(said(thread)).toEqual([`${name}: The slates come on Tuesday.`]);
  });

  it('has their full name where people call them by their surname', () => {
    const thread =
      'Von: Ute Lorenz\nDatum: 3. März 2026\nBetreff: Zaun\nDer Zaun ist fertig.\n' +
      'Von: Jan Petersen\nDatum: 4. März 2026\nBetreff: AW: Zaun\nHallo Frau Lorenz,\nich hole ihn ab.';
    expect(said(thread)).toEqual(['Ute Lorenz: Der Zaun ist fertig.', 'Jan: ich hole ihn ab.']);
  });
});
