import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

it.each([
  [
    'en',
    `Rosa: The insurer hasn't come back to us.
    Ben: Shall I give them a ring?
    Rosa: Oh yes, please do. When can you do that?
    Ben: Tomorrow morning. I'm at the dentist after lunch.
    Rosa: Super, then on to the roof.`,
    'morning',
  ],
  [
    'de',
    `Rosa: Die Versicherung hat sich nicht gemeldet.
    Ben: Soll ich da mal anrufen?
    Rosa: Oh ja, mach das bitte. Wann schaffst du das?
    Ben: Morgen Vormittag. Nachmittags bin ich beim Zahnarzt.
    Rosa: Super, dann zum Dach.`,
    'morgen Vormittag',
  ],
  [
    'fr',
    `Rosa: La porte du hangar ne ferme plus.
    Ben: La porte, je peux la réparer moi-même.
    Rosa: Et tu ferais ça quand ?
    Ben: Samedi, avec mon frère.
    Rosa: Parfait, passons au toit.`,
    'samedi',
  ],
  [
    'es',
    `Rosa: La puerta del almacén no cierra.
    Ben: La puerta la arreglo yo.
    Rosa: ¿Y cuándo lo haces?
    Ben: El sábado, con mi cuñado.
    Rosa: Perfecto, pasamos al tejado.`,
    'el sábado',
  ],
])('%s: when someone does what they took on is no other task', async (language, script, due) => {
  const { actionItems } = await minutesOf(language, script);
  expect(actionItems).toEqual([
    expect.objectContaining({ owner: 'Ben', due: expect.stringContaining(due) }),
  ]);
});

it('asks for another thing where it names one', async () => {
  const { actionItems } = await minutesOf(
    'de',
    `Rosa: Die Versicherung hat sich nicht gemeldet.
    Ben: Soll ich da mal anrufen?
    Rosa: Oh ja, mach das bitte. Wann bringst du die Leiter zurück?
    Ben: Am Montag.
    Rosa: Super, dann zum Dach.`,
  );
  expect(actionItems).toHaveLength(2);
});

it.each([
  ["I'm away till Wednesday, but I can have it ready on the Friday.", 1],
  ["I'm away till Wednesday, I really can't.", 0],
  ["I'm in fittings till six, I honestly can't.", 0],
  ["I'm in.", 1],
])('a request is answered by %s', async (answer, count) => {
  const { actionItems } = await minutesOf(
    'en',
    `Rosa: The paint is dry, and the doors are back on.
    Gareth: Looks grand.
    Rosa: Gareth, you've got the nice writing, would you do the sign?
    Gareth: ${answer}
    Rosa: Right, the roof.`,
  );
  expect(actionItems).toHaveLength(count);
});
