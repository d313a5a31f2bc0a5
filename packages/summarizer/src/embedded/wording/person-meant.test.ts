import { expect, it } from 'vitest';
import { minutesOf } from '../../testing/notes.ts';

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
