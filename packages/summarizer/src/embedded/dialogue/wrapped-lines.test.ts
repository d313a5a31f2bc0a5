import { describe, expect, it } from 'vitest';
import type { SummaryDocument } from '../../port.ts';
import { notesOfText } from '../../testing/notes.ts';
import { unwrapped } from './wrapped-lines.ts';

const MAIL = [
  'Dear both,',
  'two things before the board meets on Thursday. First the appeal:',
  'last year we sent 4,800 letters and got 31,000 pounds, which cost',
  'us 6,900 in print and postage. The printer in Penmarle wants 8,300',
  'for the same.',
  'Second, the van. It failed its test: brakes, and rust under the',
  'sill. Could you ask the garage in Harbour Road until the 14th of',
  'November whether they have room for it?',
  'Bridget',
];
const linesOf = (...texts: string[]) => unwrapped(texts.map((text) => ({ text })));

describe('lines that a program wrapped', () => {
  it('are one again inside of a turn', () => {
    expect(linesOf(MAIL.join('\n')).turns.map(({ text }) => text.split('\n'))).toEqual([
      [MAIL[0], MAIL.slice(1, 5).join(' '), MAIL.slice(5, 8).join(' '), MAIL[8]],
    ]);
  });

  it('go on in the next turn where each line is one', () => {
    const { turns, goesOn } = linesOf(...MAIL);
    expect(turns.map(({ text }) => text)).toEqual(MAIL);
    expect([...goesOn]).toEqual([1, 2, 3, 5, 6]);
  });

  it('are joined in quotations, and not with what answers them', () => {
    const quoted = MAIL.map((line) => `> ${line}`);
    const [text = ''] = linesOf([...quoted, 'That is fine by me.'].join('\n')).turns.map(
      (turn) => turn.text,
    );
    expect(text.split('\n')).toEqual([
      quoted[0],
      `> ${MAIL.slice(1, 5).join(' ')}`,
      `> ${MAIL.slice(5, 8).join(' ')}`,
      quoted[8],
      'That is fine by me.',
    ]);
  });

  it('have halves of words that are joined, with a hyphen where it is written elsewhere', () => {
    const [text = ''] = linesOf(
      [
        'The long-term plan of the parish council foresees a flood wall that pro-',
        'tects the houses along the harbour, and in the years behind it the long-',
        'term upkeep of the wall, which the county has so far refused to pay for.',
      ].join('\n'),
    ).turns.map((turn) => turn.text);
    expect(text).toContain('that protects the houses');
    expect(text).toContain('the long-term upkeep');
  });

  it('are told from lines that a person ended', () => {
    const poem = ['The sea was grey and I was young,', 'the boat was small, the oars were long,'];
    const list = [
      'Bring the projector and the long extension lead from the cellar',
      'Print forty copies of the leaflet about the summer holidays',
      'Ask the caretaker for the key to the small door of the hall',
      'Tell the parents of class four when the bus is to come back',
    ];
    const talk = [
      'We looked at the offers for the roof, and there are three of them.',
      'The one from Miller is the cheapest, it comes to 12,400 pounds.',
      'The one from Shaw includes the gutters, but starts only in May.',
      'The third is from a firm in Carrow, and nobody has heard of it.',
    ];
    for (const lines of [poem, list, talk, list.map((line) => `- ${line}`)])
      expect(linesOf(lines.join('\n')).turns).toEqual([{ text: lines.join('\n') }]);
  });
});

const statementsOf = ({
  overview,
  decisions,
  actionItems,
  questions,
  keyPoints,
}: SummaryDocument) =>
  [overview, decisions, actionItems, questions, keyPoints].map((list) =>
    list.map(({ text, verified }) => [text, verified]),
  );

it('make the same notes as the running text, and the check reads them whole', async () => {
  const head = ['From: Bridget Fane', 'To: Samir Hollis', 'Subject: Appeal and van'];
  const whole = [MAIL[0], MAIL.slice(1, 5).join(' '), MAIL.slice(5, 8).join(' '), MAIL[8]];
  const notes = await notesOfText('en', [...head, ...MAIL]);
  const asked = await notesOfText('en', [...head, ...whole.map(String)]);
  expect(statementsOf(notes)).toEqual(statementsOf(asked));
  const points = notes.overview.filter(({ text }) =>
    /31,000 pounds, which cost them 6,900/u.test(text),
  );
  // The turn that names the writer, and all lines that the sentence stands in.
  expect(points.map(({ refs }) => refs)).toEqual([[0, 4, 5, 6]]);
});
