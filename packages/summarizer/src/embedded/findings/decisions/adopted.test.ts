import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function decisionsOf(language: string, script: string): Promise<string[]> {
  const { decisions } = await minutesOf(language, script);
  return decisions.map(({ text }) => text);
}

it.each([
  [
    'en',
    `Ann: The cellar is still wet.
     Ben: We could rent two dryers.
     Ann: What do they cost?
     Ben: Ninety pounds a day.
     Cleo: That's a lot.
     Ann: It's better than six weeks of waiting. Let's do that.
     Ben: Fine.`,
    /^Rent two dryers/u,
  ],
  [
    'de',
    `Anja: Der Keller ist noch nass.
     Bernd: Wir könnten zwei Trockner mieten.
     Anja: Was kosten die?
     Bernd: Neunzig Euro am Tag.
     Anja: Ist mir lieber als sechs Wochen Verzug. Machen wir.
     Bernd: Gut.`,
    /^Zwei Trockner mieten/u,
  ],
  [
    'fr',
    `Anne: La cave est encore humide.
     Boris: On pourrait louer deux sécheurs.
     Anne: Ça coûte combien ?
     Boris: Quatre-vingt-dix euros par jour.
     Anne: C'est mieux que six semaines de retard. Allez, on fait ça.
     Boris: Bien.`,
    /louer deux sécheurs/iu,
  ],
  [
    'es',
    `Ana: El sótano sigue mojado.
     Blas: Podríamos alquilar dos secadores.
     Ana: ¿Cuánto cuestan?
     Blas: Noventa euros al día.
     Ana: Mejor que esperar seis semanas. Venga, lo hacemos.
     Blas: Bien.`,
    /alquilar dos secadores/iu,
  ],
])(
  '%s: what is adopted once all was asked is decided in its own words',
  async (language, script, text) => {
    const decisions = await decisionsOf(language, script);
    expect(decisions).toHaveLength(1);
    expect(decisions[0]).toMatch(text);
  },
);

it('takes no objection to the proposal for a yes to it', async () => {
  const script = `Ann: We could rent two dryers.
     Ben: No, that's too expensive.
     Cleo: The heating works again from Monday.
     Ann: Let's do that.`;
  expect(await decisionsOf('en', script)).not.toContainEqual(expect.stringMatching(/dryers/u));
});

it('goes on from a proposal in a pronoun', async () => {
  const script = `Ann: The phone company has a callback.
     Ben: We could trial it. Three months, no contract.
     Ann: Any objections?
     Cleo: No. Go for it.`;
  expect(await decisionsOf('en', script)).toContainEqual(
    expect.stringMatching(/Three months, no contract/u),
  );
});

it('is what who adopts it says it comes to', async () => {
  const script = `Ann: The popcorn is everywhere.
     Ben: We could ban popcorn in room two.
     Cleo: People will moan.
     Ann: Let's do that. No more popcorn in room two from tomorrow.`;
  const [first, ...others] = await decisionsOf('en', script);
  expect(first).toMatch(/no more popcorn in room two from tomorrow/iu);
  expect(others).toEqual([]);
});

it('takes a Spanish condition that is asked about for a proposal', async () => {
  const script = `Ana: ¿La piscina hasta las nueve o hasta las diez?
     Blas: A las diez uno quiere dormir.
     Clara: ¿Y si es hasta las nueve entre semana y hasta las diez los viernes?
     Blas: Eso me vale.
     Ana: Perfecto, lo dejamos así.`;
  expect((await decisionsOf('es', script)).join('\n')).toMatch(
    /hasta las nueve entre semana y hasta las diez los viernes/iu,
  );
});
