import { expect, it } from 'vitest';
import { minutesOf } from '../../testing/notes.ts';

async function questionsOf(language: string, script: string): Promise<string[]> {
  const { questions } = await minutesOf(language, script);
  return questions.map(({ text }) => text);
}

it.each([
  [
    'en',
    `Ann: The bonfire is on Friday. Who's getting the wood?
     Ben: Mick has pallets. I'll ask him.
     Ann: Good.`,
  ],
  [
    'de',
    `Anja: Der Maler will wissen, welche Farbe in den Flur kommt.
     Bernd: Hatten wir da nicht Gelb gesagt?
     Cleo: Die Leiterin will lieber Grün, so ein Lindgrün.
     Bernd: Na gut, dann Lindgrün für den Flur.
     Cleo: Schön.`,
  ],
  [
    'es',
    `Ana: Para el merendero falta todo. ¿Y la comida?
     Blas: Yo hago la tortilla.
     Ana: Bien.`,
  ],
])('%s: a question that is taken on or settled is not open', async (language, script) => {
  expect(await questionsOf(language, script)).toEqual([]);
});

it('stays open where who takes something on does not know', async () => {
  const script = `Anne: Qui tient la buvette ?
    Boris: On sait pas encore.
    Anne: Boris, tu peux ?
    Boris: Cette année je passe mon tour.`;
  const { questions, actionItems } = await minutesOf('fr', script);
  expect(questions).toHaveLength(1);
  expect(actionItems).toEqual([]);
});
