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

it.each([
  [
    'en',
    `Ann: Half the members forget the work day.
     Ben: Why don't we just send them a text the day before?
     Ann: What does that cost?
     Ben: Nine pence each.
     Ann: Let's try that, then. Three months, and then Ben looks at the figures.
     Ben: Fine.`,
    /three months.* \(about “.*send them a text the day before/iu,
  ],
  [
    'de',
    `Anja: Die Hälfte vergisst den Arbeitstag.
     Bernd: Und warum schreiben wir ihnen nicht einfach am Tag vorher?
     Anja: Was kostet das?
     Bernd: Neun Cent pro Stück.
     Anja: Dann probieren wir das doch. Drei Monate, und dann guckt Bernd auf die Zahlen.
     Bernd: Gut.`,
    /Drei Monate.* \(zu „.*schreiben wir ihnen nicht einfach am Tag vorher/u,
  ],
  [
    'es',
    `Ana: La mitad se olvida del día de trabajo.
     Blas: ¿Y por qué no les mandamos un mensaje la víspera?
     Ana: ¿Cuánto cuesta eso?
     Blas: Nueve céntimos cada uno.
     Ana: Venga, lo probamos. Tres meses, y luego Blas mira los números.
     Blas: Bien.`,
    /tres meses.* \(sobre «.*les mandamos un mensaje la víspera/iu,
  ],
])('%s: is told with what it points to, where who adopts it says more', async (...row) => {
  const [language, script, text] = row;
  expect(await decisionsOf(language, script)).toEqual([expect.stringMatching(text)]);
});

it('asks for a reason, and puts nothing forward', async () => {
  const script = `Ann: The bus was late again.
     Ben: Why don't we have a second driver?
     Ann: Nobody wants to do it.
     Ben: Let's do that another day. Three of them are ill.`;
  expect((await decisionsOf('en', script)).join('\n')).not.toMatch(/second driver/u);
});
