import { expect, it } from 'vitest';
import { minutesOf } from '../../testing/notes.ts';

it.each([
  [
    'fr',
    `Anne: Les abonnements, maintenant. Luc, tu avais fait un tableau, je crois.
      Luc: Oui. Le plein abonnement est à 14 euros depuis 2019. Moi je dis 18 euros.
      Marc: Dix-huit euros ! Je ne suis pas d'accord.
      Anne: Et seize cinquante ?
      Luc: À 16,50 on récupère trois cents. Pas tout.
      Marc: Alors 16,50, va pour 16,50.
      Luc: Je m'incline.`,
    'Abonnements : 16,50, va pour 16,50.',
  ],
])('a figure that is settled stands under its subject, %s', async (language, script, decided) => {
  const { decisions } = await minutesOf(language, script);
  expect(decisions.map(({ text }) => text)).toEqual([decided]);
});
