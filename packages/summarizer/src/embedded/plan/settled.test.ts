import { expect, it } from 'vitest';
import { minutesOf } from '../../testing/notes.ts';

it('says under which condition something was decided, and lists an order as a task', async () => {
  const { decisions, actionItems } = await minutesOf(
    'es',
    `Ramón: Los sensores nuevos, ¿llegan a tiempo?
     Julián: Salen de fábrica el día 8 y la aduana los puede retener.
     Ramón: ¿Y si los retiene?
     Julián: Pues llevamos los prototipos.
     Ramón: De acuerdo. Julián, prepara los prototipos por si acaso.
     Julián: Hecho. El miércoles los dejo embalados.`,
  );
  expect(decisions.map(({ text }) => text)).toEqual([
    'Llevamos los prototipos (sobre «¿Y si los retiene?»).',
  ]);
  expect(actionItems.map(({ text, owner }) => [text, owner])).toEqual([
    ['Julián prepara los prototipos por si acaso.', 'Julián'],
  ]);
});

it('takes neither an objection nor what is put off for a decision, nor a wish to know for a task', async () => {
  const { decisions, actionItems } = await minutesOf(
    'fr',
    `Sylvie: Les congés. Qui n'a pas encore posé ses dates ?
     Nadia: Moi. J'hésite encore entre juillet et août.
     Sylvie: Il faut que je le sache vendredi au plus tard.
     Nadia: Je te dis ça jeudi.
     Sylvie: Le logiciel, maintenant.
     Marc: C'est 89 euros par mois et par poste.
     Sylvie: Oui, 356 par mois, c'est trop. On ne décide rien aujourd'hui.
     Marc: D'accord.`,
  );
  expect(decisions).toEqual([]);
  expect(actionItems.map(({ owner, due }) => [owner, due])).toEqual([['Nadia', 'jeudi']]);
});

it.each([
  [
    'en',
    `Ada: Tom, would you write the advert for the stall?
     Tom: Happy to. Not this week.
     Ada: The tenth?
     Tom: The tenth is good.`,
    'the tenth',
  ],
  [
    'fr',
    `Ada: Tom, tu écris l'affiche pour le marché ?
     Tom: Volontiers. Pas cette semaine.
     Ada: Le dix ?
     Tom: Le dix, c'est bien.`,
    'le dix',
  ],
])('takes the day of a task for no decision, %s', async (language, script, due) => {
  const { decisions, actionItems } = await minutesOf(language, script);
  expect(decisions).toEqual([]);
  expect(actionItems.map((item) => item.due)).toEqual([due]);
});
