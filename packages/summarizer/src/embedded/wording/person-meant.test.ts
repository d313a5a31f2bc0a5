import { expect, it } from 'vitest';
import { minutesOf, notesOfText } from '../../testing/notes.ts';

it.each([
  ['en', 'Ben: Me and Bernice, if she agrees.', 'Ben: I’ll ask her this afternoon.', 'Bernice'],
  ['fr', 'Ben: Romain sûrement.', "Ben: Je vais l'appeler ce soir.", 'Romain'],
])('names who is only called by a given name (%s)', async (language, named, said, name) => {
  const { actionItems } = await minutesOf(
    language,
    `Ann: Ok.
     ${named}
     ${said}
     Ann: Ok.`,
  );
  expect(actionItems[0]?.text).toMatch(new RegExp(`\\(.* ${name}\\)\\.$`, 'u'));
});

it('names a person by the whole name, behind an office', async () => {
  const { actionItems } = await notesOfText(
    'en',
    [
      'The committee voted by seven to four on Tuesday to keep the library bus for two more years.',
      'Councillor Ruth Abendroth called that "a pause and not a solution". She wants the service to present a plan by next March for what comes after the bus.',
    ],
    'article',
  );
  expect(actionItems.map(({ text, due }) => [text, due])).toEqual([
    [expect.stringContaining('Ruth Abendroth'), 'by next March'],
  ]);
});
