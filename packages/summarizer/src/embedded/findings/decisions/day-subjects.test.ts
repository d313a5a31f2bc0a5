import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';
import { languageOf } from '../../language/resolve.ts';
import { nameOtherDays } from '../tasks/due-dates.ts';

it.each([
  [
    'en',
    `Ana: We talked about the roof and the walls. The quote came in yesterday.
     Ben: It's steep.
     Ana: We'll see. The summer fair. Last year it was in May, and it rained for two days.
     Ben: I propose the 20th of June, with the flower market, the day after, that makes a weekend.
     Cleo: On the 20th I'm at my sister's wedding.
     Ben: The 13th, then? The Saturday before?
     Cleo: The 13th is perfect.
     Ana: The 13th of June, then. Who does the drinks?
     Ben: Guess.`,
    /fair: the 13th of June/iu,
  ],
  [
    'fr',
    `Ana: On a parlé du toit et des murs. Le devis est arrivé hier.
     Ben: Il est élevé.
     Ana: On verra, donc. La fête du village. L'an dernier c'était en mai, et il a neigé.
     Ben: Je propose le 20 juin, avec la fête de la musique, le lendemain, ça fait un week-end.
     Cléo: Le 20, j'ai le mariage de ma sœur.
     Ben: Le 13, alors ? Le samedi d'avant ?
     Cléo: Le 13, parfait.
     Ana: Le 13 juin, donc. Qui s'occupe des tables ?
     Ben: Devine.`,
    /^Fête du village : le 13/iu,
  ],
])('puts a day under the subject, not behind the day that was turned down (%s)', async (...row) => {
  const [language, script, stated] = row;
  const { decisions } = await minutesOf(language, script);
  const texts = decisions.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(stated)]));
  expect(texts.join(' ')).not.toMatch(/propose/u);
});

it.each([
  ['en', 'The 13th, then.', 'I propose the 20th, with the band.', true],
  ['en', 'The 13th of June, then.', 'Could we do the 13th of June?', false],
  ['en', 'Monday, then.', 'I propose the small hall.', false],
  ['de', 'Also am Dienstag.', 'Ich schlage Montag vor.', true],
  ['de', 'Also am Dienstag.', 'Am Dienstag kann ich.', false],
  ['fr', 'Le 13 juin, donc.', 'Je propose le 20 juin, avec la fanfare.', true],
  ['es', 'El martes, entonces.', 'Propongo el lunes.', true],
])('tells days from one another (%s): %s %s', async (language, said, before, isOther) => {
  const { talk } = await languageOf(language);
  if (!talk) throw new Error('The language is understood');
  expect(nameOtherDays(talk, { raw: said }, { raw: before })).toBe(isOther);
});
