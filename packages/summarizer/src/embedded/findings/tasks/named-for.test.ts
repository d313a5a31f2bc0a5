import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, script: string) {
  const { actionItems } = await minutesOf(language, script);
  return actionItems.map(({ text, owner, due }) => [text, owner, due]);
}

it.each([
  [
    'en',
    `Ada: Who takes the keys back to the school?
     Bea: Gil. He's in town anyway, he can do it before Monday.
     Ada: Good.`,
    ['Gil will take the keys back to the school.', 'Gil', 'before Monday'],
  ],
  [
    'de',
    `Ada: Wer holt den Schlüssel beim Amt?
     Bea: Der Gil. Der ist eh in der Stadt, der kann das bis Montag machen.
     Ada: Gut.`,
    ['Gil holt den Schlüssel beim Amt.', 'Gil', 'bis Montag'],
  ],
  [
    'fr',
    `Ada: Qui va chercher la clé à la mairie ?
     Bea: Gil. Il est en ville, il peut le faire avant lundi.
     Ada: Bon.`,
    ['Gil va chercher la clé à la mairie.', 'Gil', 'avant lundi'],
  ],
  [
    'es',
    `Ada: ¿Quién recoge la llave en el ayuntamiento?
     Bea: Gil. Está en el centro, puede hacerlo antes del lunes.
     Ada: Bien.`,
    ['Gil recoge la llave en el ayuntamiento.', 'Gil', 'antes del lunes'],
  ],
])('is whose name answers who does it, %s', async (language, script, task) => {
  expect(await tasksOf(language, script)).toEqual([task]);
});

it.each([
  ['who it was', 'Ada: Who wrote the report?\nBea: Gil. He wrote it in May.\nAda: Good.'],
  [
    'who says no',
    'Ada: Who takes the keys back?\nBea: Gil.\nGil: No, I can’t, I’m away.\nAda: Hm.',
  ],
  ['who is to be guessed', 'Ada: Who does the bar?\nBea: Guess.\nAda: Hm.'],
  ['a day', 'Ada: Who takes the keys back to the school?\nBea: Monday.\nAda: Hm.'],
])('is no task of %s', async (_, script) => {
  expect(await tasksOf('en', script)).toEqual([]);
});

it('is one’s own whom a pronoun says, in Spanish', async () => {
  const script = 'Ada: ¿Quién hace el cartel?\nBea: Mío. Lo tienes el viernes.\nAda: Bien.';
  expect(await tasksOf('es', script)).toMatchObject([
    [expect.stringMatching(/cartel/u), 'Bea', expect.anything()],
  ]);
});
