import { expect, it } from 'vitest';
import { notesOfText } from '../../../testing/notes.ts';

/** The open questions of a thread in which Rosa writes to two others, who answer. */
async function questionsOf(language: string, ...mails: [string, string][]): Promise<string[]> {
  const lines = mails.flatMap(([from, text], at) => [
    `From: ${from} <${from.toLowerCase()}@post.example>`,
    'To: Rosa; Ben; Ida',
    `Sent: ${at + 7} April 2026 10:00`,
    'Subject: The shed',
    text,
  ]);
  const { questions } = await notesOfText(language, lines);
  return questions.map(({ text }) => text);
}

it.each([
  [
    'en',
    'I found a shed for 900. Does the parish let us park trailers behind the chapel overnight?',
    'Yes from me. 900 for a shed is fair.',
    'Does the parish let us park trailers behind the chapel overnight?',
  ],
  [
    'de',
    'Es gibt einen Schuppen für 900. Erlaubt uns die Gemeinde, Anhänger nachts hinter der Kapelle zu parken?',
    'Von mir aus gern. 900 für einen Schuppen ist anständig.',
    'Erlaubt die Gemeinde, Anhänger nachts hinter der Kapelle zu parken?',
  ],
])(
  'keeps a question open that no later mail takes up (%s)',
  async (language, ask, answer, open) => {
    const found = await questionsOf(language, ['Rosa', ask], ['Ben', answer], ['Ida', answer]);
    expect(found).toEqual([expect.stringMatching(new RegExp(open.slice(-30, -1), 'u'))]);
  },
);

it.each([
  ['en', 'Has anyone ever tried to row a piano across a lake?'],
  ['en', 'Which saint looks after leaking trailer roofs? Just kidding.'],
])('lists none that waits for no answer (%s: %s)', async (language, ask) => {
  const found = await questionsOf(
    language,
    ['Rosa', ask],
    ['Ben', 'In as well.'],
    ['Ida', 'Me too.'],
  );
  expect(found).toEqual([]);
});
