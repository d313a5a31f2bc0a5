import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

const decisionsOf = async (language: string, script: string): Promise<string[]> =>
  (await minutesOf(language, script)).decisions.map(({ text }) => text);

it.each([
  [
    'en',
    `Rosa: The boiler man comes on the third.
    Ben: And if he isn't done by the weekend?
    Lou: Then there'll be forty people in the cold.
    Ben: Then we hire two heaters, they're sixty a day. But I'd only decide that if he's still at it on Friday.
    Rosa: Right, the roof.`,
  ],
  [
    'de',
    `Rosa: Der Heizungsbauer kommt am dritten.
    Ben: Und wenn er bis zum Wochenende nicht fertig ist?
    Lou: Dann sitzen da vierzig Leute im Kalten.
    Ben: Dann mieten wir zwei Heizlüfter, die kosten sechzig am Tag. Aber das würde ich erst entscheiden, wenn er am Freitag noch schraubt.
    Rosa: Gut, das Dach.`,
  ],
  [
    'fr',
    `Rosa: Le chauffagiste vient le trois.
    Ben: Et s'il n'a pas fini pour le week-end ?
    Lou: Alors il y aura quarante personnes au froid.
    Ben: Alors on loue deux radiateurs, c'est soixante par jour. Mais on décidera ça quand on verra où il en est vendredi.
    Rosa: Bon, le toit.`,
  ],
  [
    'es',
    `Rosa: El de la caldera viene el tres.
    Ben: ¿Y si no acaba para el fin de semana?
    Lou: Pues habrá cuarenta personas pasando frío.
    Ben: Pues alquilamos dos estufas, son sesenta al día. Pero eso lo decidimos cuando veamos cómo va el viernes.
    Rosa: Bien, el tejado.`,
  ],
])('%s: what is left for later in the same breath is not decided', async (language, script) => {
  expect(await decisionsOf(language, script)).toEqual([]);
});

it('what someone is told to do is no part of the conclusion before it', async () => {
  const script = `Birte: Und nehmen wir jetzt den Dachdecker aus Wees?
    Malte: Der andere ist billiger, kann aber erst im April.
    Birte: Dann Wees. Sag ihm bitte heute noch zu, sonst ist der Termin weg.
    Malte: Ruf ich an, gleich nach der Runde.
    Birte: Gut, dann die Zäune.`;
  const { decisions, actionItems } = await minutesOf('de', script);
  expect(decisions.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Wir nehmen jetzt den Dachdecker aus Wees/u),
  ]);
  expect(actionItems).toEqual([
    expect.objectContaining({
      owner: 'Malte',
      text: expect.stringMatching(/^Malte sagt ihm heute noch zu/u),
    }),
  ]);
});
