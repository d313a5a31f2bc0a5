import { expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { readDocument } from '../document.ts';
import { conversationOf } from '../findings/conversation.ts';
import { subjectsIn } from '../findings/subjects.ts';
import { languageOf } from '../language/resolve.ts';

async function namesIn(language: string, script: string): Promise<string[]> {
  const { turns } = talkIn(script);
  const known = await languageOf(language);
  if (!known.talk) throw new Error(`No talk in ${language}`);
  const document = readDocument({ kind: 'speech', language, turns }, known);
  return subjectsIn(conversationOf(document, known.talk)).map(({ name }) => name);
}

const around = (turn: string): string => `Ana: Empezamos con la cocina. Se cayó el estante.
  Ben: Ya lo he visto. El estante lo arreglo yo esta tarde.
  Ana: Bien, la cocina queda lista entonces.
  ${turn}
  Ana: Ya me lo contaron en la oficina.`;

it.each([
  ['a word that opens a turn', 'Ben: Terraza. El año pasado tuvimos dos quejas.', 'Terraza'],
  ['a word and who is called', 'Ana: Sombrillas, Ben.', 'Sombrillas'],
  ['a question of a thing', 'Ben: ¿Y las cajas?', 'Cajas'],
])('%s names what follows', async (_, turn, name) => {
  expect(await namesIn('es', around(turn))).toContain(name);
});

it.each([
  ['an exclamation', 'Ben: Perfecto. El año pasado tuvimos dos quejas.', 'Perfecto'],
  ['pity', 'Ben: La pobre. El año pasado tuvimos dos quejas.', 'Pobre'],
  ['a call', 'Ben: ¡Cáspita! El año pasado tuvimos dos quejas.', 'Cáspita'],
  ['an oath', 'Ben: Ostras. El año pasado tuvimos dos quejas.', 'Ostras'],
  ['a verb behind a lead', 'Ben: Luego seguimos. Ahora los números.', 'Seguimos'],
  ['an order', 'Ana: Ben, explícanos.', 'Explícanos'],
  ['something else', 'Ben: O persiana. Ana, la pintas tú.', 'Persiana'],
  ['what was just named', 'Ben: Lista. El estante es mío.', 'Lista'],
  ['what is taken back', 'Ben: Lo de los martes olvidadlo.', 'Olvidadlo'],
])('%s names nothing', async (_, turn, name) => {
  expect(await namesIn('es', around(turn))).not.toContain(name);
});

it('names what `then` leads to, and what a word before the lead does not hide', async () => {
  const script = `Ann: First, the minutes. Anything wrong in them?
    Ben: Nothing.
    Ann: Exactly, item two, the mooring fees. They went up four years ago.
    Ben: By three per cent.
    Ann: Then the village fair. I've got the ninth or the sixteenth.
    Ben: The ninth is a spring tide.`;
  expect(await namesIn('en', script)).toEqual(
    expect.arrayContaining(['Mooring fees', 'Village fair']),
  );
});
