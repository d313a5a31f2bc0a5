import { describe, expect, it } from 'vitest';
import { notesOfText } from '../../testing/notes.ts';
import { withFacets } from './facets.ts';

describe('an article', () => {
  it('says in its overview what was decided', async () => {
    const { overview, decisions } = await notesOfText('en', [
      'The council of Hartsfield voted on Tuesday night by eleven to seven to close the open-air swimming pool for good.',
      'The pool, which opened in 1934, has been losing around £310,000 a year. A survey last spring put the cost of repairs at £4.2 million.',
    ]);
    expect(decisions[0]?.text).toMatch(/^The council of Hartsfield voted/u);
    expect(overview[0]?.text).toMatch(/^The council of Hartsfield voted/u);
  });

  it.each([
    ['en', 'Whether the hall can be saved is still open: the agency decides in March.'],
    ['en', 'The council has not yet replied to the owners of the flats.'],
    ['de', 'Das Landratsamt hat bisher nicht auf den Antrag der Betriebe geantwortet.'],
    ['fr', "La préfecture n'a pas encore répondu à la demande de la commune."],
    ['es', 'La Consejería no ha dicho cuánto costará la ambulancia del hospital.'],
  ])('lists what it reports as open (%s): %s', async (language, sentence) => {
    const { questions } = await notesOfText(language, [sentence], 'article');
    expect(questions).toHaveLength(1);
  });

  it('has no dates from half a quotation', async () => {
    const { dates } = await notesOfText('en', [
      'The library will open on Sundays from 3 March, for the first time in its history.',
      '"Parents work all week. Sunday is when they come, and they found the doors locked," she said.',
    ]);
    expect(dates.map(({ date }) => date)).not.toContain('Sunday');
  });
});

it.each([
  ['fr', 'Une réunion publique est prévue le 11 février à la salle des fêtes.', undefined],
  ['fr', 'Les familles paient entre 0,80 et 5,60 euros selon leurs revenus.', 'figure'],
  ['fr', 'Selon une enquête, le gaspillage a baissé de 38 %.', 'who'],
  ['en', 'Talks resume on 12 February.', undefined],
  ['en', 'The 1930s entrance may stay.', undefined],
  ['en', 'The pool has 2,000 members.', 'figure'],
  ['de', 'Die Maschine wird am 3. Mai 2027 geliefert.', undefined],
  ['de', 'Der Weg ist 2000 Meter lang.', 'figure'],
  ['es', 'La manifestación será el 4 de mayo.', undefined],
])('%s: what "%s" answers', (language, text, facet) => {
  const [point] = withFacets([{ text, refs: [0], verified: true }], language);
  expect(point?.facet).toBe(facet);
});
