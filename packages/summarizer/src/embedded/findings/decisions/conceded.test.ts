import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function decisionsOf(language: string, script: string): Promise<string[]> {
  const { decisions } = await minutesOf(language, script);
  return decisions.map(({ text }) => text);
}

it.each([
  [
    'en',
    `Ada: I'd thought of a summer party in the yard, with a bouncy castle.
     Tom: With the move in August and Bea away? Honestly.
     Ada: You're right. No summer party this year.`,
    /no summer party this year/u,
  ],
  [
    'en',
    `Ada: The old tills could stay for another season, I'd say.
     Tom: And who repairs them, now that Bea is gone?
     Ada: Fair point. We'll replace the tills before the spring.`,
    /replace the tills/iu,
  ],
  [
    'de',
    `Ada: Ich hatte an ein Sommerfest im Hof gedacht, mit Hüpfburg.
     Tom: Mit dem Umzug im August und Bea weg? Ehrlich.
     Ada: Ihr habt ja recht. Kein Sommerfest dieses Jahr.`,
    /Kein Sommerfest dieses Jahr/u,
  ],
  [
    'fr',
    `Ada: J'avais pensé à une fête d'été dans la cour, avec un château gonflable.
     Tom: Avec le déménagement en août et Bea absente ? Franchement.
     Ada: Vous avez raison. Pas de fête d'été cette année.`,
    /pas de fête d'été/u,
  ],
  [
    'es',
    `Ada: Había pensado en una fiesta de verano en el patio, con castillo hinchable.
     Tom: ¿Con la mudanza en agosto y Bea fuera? La verdad.
     Ada: Tenéis razón. Nada de fiesta de verano este año.`,
    /fiesta de verano/u,
  ],
])('is what who gives in says next, %s: %s', async (language, script, decided) => {
  expect(await decisionsOf(language, script)).toEqual([expect.stringMatching(decided)]);
});

it.each([
  ['en', "Ada: The yard costs more every year.\nTom: You're right. The yard is seventy a month."],
  ['en', 'Ada: It was forty in the spring.\nTom: Fair point. We were away in the spring, too.'],
  ['de', 'Ada: Der Abend war schön.\nTom: Da hast du recht. Das Essen am Fluss war gut.'],
])('is no decision where nothing is settled, %s: %s', async (language, script) => {
  expect(await decisionsOf(language, script)).toEqual([]);
});
