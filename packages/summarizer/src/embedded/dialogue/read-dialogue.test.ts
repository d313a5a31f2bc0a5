import { describe, expect, it } from 'vitest';
import { readDialogue } from './read-dialogue.ts';

const read = (...texts: string[]) =>
  readDialogue({ kind: 'text', turns: texts.map((text) => ({ text })) });
const spoken = (...texts: string[]) =>
  read(...texts).turns.map(({ speaker, text, at }) => [at, speaker, text]);

describe('a pasted transcript', () => {
  it.each([
    ['names', 'Ann: Hello there.', 'Ben Lee: Hi.', 'Ann: Bye.'],
    ['names and times', 'Ann (10:32): Hello there.', 'Ben Lee (10:33): Hi.', 'Ann (10:34): Bye.'],
    [
      'times and names',
      '[00:10:32] Ann: Hello there.',
      '[00:10:33] Ben Lee: Hi.',
      '[00:10:34] Ann: Bye.',
    ],
    [
      'WhatsApp',
      '12/03/2024, 10:32 - Ann: Hello there.',
      '12/03/2024, 10:33 - Ben Lee: Hi.',
      '12/03/2024, 10:34 - Ann: Bye.',
    ],
    ['WebVTT', '<v Ann>Hello there.</v>', '<v Ben Lee>Hi.</v>', '<v Ann>Bye.</v>'],
    [
      'a chat of Zoom',
      '10:32:05 From Ann to Everyone: Hello there.',
      '10:33:05 From Ben Lee to Everyone: Hi.',
      '10:34:05 From Ann to Everyone: Bye.',
    ],
  ])('with %s', (_, ...lines) => {
    expect(spoken(...lines)).toEqual([
      [0, 'Ann', 'Hello there.'],
      [1, 'Ben Lee', 'Hi.'],
      [2, 'Ann', 'Bye.'],
    ]);
  });

  it.each([
    [
      'WhatsApp with what is not said',
      '23.11.26, 18:01 - Ann created group "Pump"',
      '23.11.26, 18:02 - Ann ❤️: Hello there.',
      '23.11.26, 18:03 - Ann ❤️: <Media omitted>',
      '23.11.26, 18:03 - +49 170 1234567: Hi.',
      '23.11.26, 18:04 - Ann ❤️: Bye.',
    ],
    [
      'WhatsApp in a browser',
      '[6:02 PM, 11/23/2026] Ann: Hello there.',
      '[6:03 PM, 11/23/2026] +49 170 1234567: Hi.',
      '[6:04 PM, 11/23/2026] Ann: Bye.',
    ],
    [
      'Telegram',
      'Ann, [23.11.2026 18:02]',
      'Hello there.',
      '+49 170 1234567, [23.11.2026 18:03]',
      'Hi.',
      'Ann, [23.11.2026 18:04]',
      'Bye.',
    ],
    [
      'Discord',
      'Ann — Today at 6:02 PM',
      'Hello there.',
      '+49 170 1234567 — Today at 6:03 PM',
      'Hi.',
      'Ann — Today at 6:04 PM',
      'Bye.',
    ],
  ])('of %s', (_, ...lines) => {
    expect(spoken(...lines).map(([, ...said]) => said)).toEqual([
      ['Ann', 'Hello there.'],
      ['+49 170 1234567', 'Hi.'],
      ['Ann', 'Bye.'],
    ]);
  });

  it.each([
    ['Slack', ['Ann Lee', '9:12 AM'], ['Ben', '9:15 AM'], ['Ann Lee', 'Yesterday 9:20 AM']],
    ['Slack in German', ['Ann Lee', '09:12 Uhr'], ['Ben', '09:15 Uhr'], ['Ann Lee', '09:20 Uhr']],
    ['Teams', ['[09:12] Lee, Ann'], ['[09:13] Ben'], ['[Gestern 09:15] Lee, Ann']],
  ])('copied from the window of %s', (_, first, second, third) => {
    const lines = [
      ...first,
      'The pump leaks.',
      ':+1:',
      '2',
      ...second,
      'I know.',
      ...third,
      'Fine.',
    ];
    expect(spoken(...lines).map(([, ...said]) => said)).toEqual([
      ['Ann Lee', 'The pump leaks.'],
      ['Ben', 'I know.'],
      ['Ann Lee', 'Fine.'],
    ]);
  });

  it('of Slack or Teams has the names on lines of their own; a speaker keeps the turn', () => {
    expect(
      spoken(
        'Ann Lee  10:32 AM',
        'The pump leaks.',
        'It did so in May.',
        'Ben  10:33 AM',
        'I know.',
        'Ann Lee  10:35 AM',
        'Fine.',
      ),
    ).toEqual([
      [1, 'Ann Lee', 'The pump leaks.'],
      [2, 'Ann Lee', 'It did so in May.'],
      [4, 'Ben', 'I know.'],
      [6, 'Ann Lee', 'Fine.'],
    ]);
  });

  it('in one piece keeps its place in the source', () => {
    expect(
      spoken('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nAnn: Hello.\nBen: Hi.\nAnn: Bye.'),
    ).toEqual([
      [0, 'Ann', 'Hello.'],
      [0, 'Ben', 'Hi.'],
      [0, 'Ann', 'Bye.'],
    ]);
  });
});

it('leaves out a title, an agenda and who is there above a talk', () => {
  const lines = [
    'Weekly meeting',
    'Date: 12 March',
    'Attendees: Ann, Ben Lee',
    'Agenda:',
    '1. Pump',
    'The call was recorded with consent.',
    'Ann: Hello there.',
    'Ben Lee: Hi.',
    'Ann: Bye.',
  ];
  expect(spoken(...lines).map(([, ...said]) => said)).toEqual([
    [undefined, 'The call was recorded with consent.'],
    ['Ann', 'Hello there.'],
    ['Ben Lee', 'Hi.'],
    ['Ann', 'Bye.'],
  ]);
});

it('reads captions that name no one without their times', () => {
  const said = ['the pump leaks', 'it did so in May', 'we rang the plumber', 'he comes on Monday'];
  const { form, turns } = read(...said.flatMap((text, at) => [`0:0${at}`, `${at} seconds`, text]));
  expect(form).toBe('captions');
  expect(turns.map(({ text, at }) => [at, text])).toEqual(
    said.map((text, at) => [at * 3 + 2, text]),
  );
});

it('reads a page with numbered lines whose sentences go on', () => {
  const lines = [
    'MS. LEE:  When did the pump that stands in the cellar begin to',
    'leak?',
    'MR. BOND:  In May, I think, but I was not there and nobody has',
    'told me.',
    'MS. LEE:  Who was there?',
    'MR. BOND:  My brother was there, with the plumber who had been',
    'called by my wife.',
    'MS. LEE:  And what did the plumber say when he had looked at it',
    'for a while?',
    'MR. BOND:  Nothing.',
  ].map((line, at) => `${at + 1}  ${line}`);
  expect(spoken(...lines).map(([, speaker]) => speaker)).toEqual([
    ...Array<string>(2).fill('Ms. Lee'),
    ...Array<string>(2).fill('Mr. Bond'),
    'Ms. Lee',
    ...Array<string>(2).fill('Mr. Bond'),
    ...Array<string>(2).fill('Ms. Lee'),
    'Mr. Bond',
  ]);
});

it('takes no label for a speaker that nobody answers', () => {
  const { form, turns } = read(
    'Note: bring cash.',
    'The shop opens at nine.',
    'Warning: wet paint.',
  );
  expect(form).toBe('none');
  expect(turns.every(({ speaker }) => speaker === undefined)).toBe(true);
});

it('reads a thread of mails: senders speak, headers, greetings, signatures and repeated quotations do not', () => {
  const lines = [
    'Subject: Re: Stand at the fair',
    'From: Ines Calloway <ines@example.org>',
    'To: Walter Brandt',
    'Hi all,',
    'We need a stand.',
    'Best regards',
    'Ines',
    '-----',
    'From: Walter Brandt',
    'Date: Mon, 3 Feb 2025',
    '> We need a stand.',
    'I will book it.',
    'Ines (21:02): thanks',
    'Walter',
  ];
  const { form, subject, turns } = read(...lines);
  expect({ form, subject }).toEqual({
    form: 'mail',
    subject: { text: 'Stand at the fair', at: 0 },
  });
  expect(turns.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Ines', 'We need a stand.'],
    ['Walter', 'I will book it.'],
    ['Ines', 'thanks'],
  ]);
});

it('reads what other mail programs write: footers, initials, single sentences quoted, postscripts', () => {
  const lines = [
    'From: Ines Calloway <ines@example.org>',
    'Sent: Tuesday, 6 May 2025 08:55',
    'Subject: Boat shed',
    'The roof leaks. My inclination would be to wait until autumn.',
    'Cheers, I.',
    'Ines Calloway, Harbour Office',
    'Please think of the forest before you print this',
    'PS: the key hangs in the kitchen.',
    '________________________________',
    'From: Walter Brandt <walter@example.org>',
    'Sent: Tuesday, 6 May 2025 09:40',
    '> My inclination would be to wait until autumn.',
    'Please no. It rains in.',
    'Sent from my phone',
    'Confidential, for members only',
    'From: Rosa Lindt <rosa@example.org>',
    'Sent: Tuesday, 6 May 2025 10:40',
    'I agree with Walter.',
    '--',
    'Rosa Lindt, treasurer',
  ];
  expect(read(...lines).turns.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Ines', 'The roof leaks. My inclination would be to wait until autumn.'],
    ['Ines', 'the key hangs in the kitchen.'],
    ['Walter', 'Please no. It rains in.'],
    ['Rosa', 'I agree with Walter.'],
  ]);
});

const interview = (greeting: string, thanks: string) => [
  `Q: ${greeting} You mend clocks.`,
  'A: For thirty years now, and my father did before me.',
  'Q: Is there a school for that?',
  'A: Not any more. The last one closed when I was nine.',
  'Q: Who taught you, then?',
  `A: My father did, and after him the clocks.`,
  `Q: ${thanks}`,
];
const answering = (lines: string[]) => new Set(read(...lines).turns.map(({ speaker }) => speaker));

describe('an interview by `Q` and `A`', () => {
  it('names who is asked as they are greeted and thanked', () => {
    const lines = interview('Ruth Pell, welcome.', 'Thank you, Ruth Pell.');
    expect(answering(lines)).toEqual(new Set(['Q', 'Ruth Pell']));
  });

  it('keeps the label where no one is called twice', () => {
    const lines = interview('Guten Morgen, Sie sind früh auf.', 'Vielen Dank, bis bald.');
    expect(answering(lines)).toEqual(new Set(['Q', 'A']));
  });
});
