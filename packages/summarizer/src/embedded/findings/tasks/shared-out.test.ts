import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, script: string) {
  const document = await minutesOf(language, script);
  return document.actionItems.map(({ text, owner, due, verified }) => [text, owner, due, verified]);
}

describe('what one does and another one does', () => {
  it.each([
    [
      'en',
      `Ann: The wine is paid for. And the water?
       Ben: I'll fetch the wine tomorrow and you fetch the water.
       Ann: Deal.`,
      [
        ['Ben will fetch the wine tomorrow.', 'Ben', 'tomorrow', true],
        ['Ann will fetch the water.', 'Ann', undefined, true],
      ],
    ],
    [
      'en',
      `Ann: Somebody has to check the text.
       Ben: I'll do the screenshot when the login's finished, say the end of February, and Cleo, you read the text?
       Cleo: Sure. Send it over and you'll have it back by Wednesday.`,
      [
        [
          "Ben will do the screenshot when the login's finished, say the end of February.",
          'Ben',
          'end of February',
          true,
        ],
        ['Cleo will read the text.', 'Cleo', 'by Wednesday', true],
      ],
    ],
    [
      'en',
      `Ann: Sundays ten till three, then. Ben, you talk to Lily, and I'll do the sign for the door.
       Ben: I'm seeing her tonight.
       Ann: Good.`,
      [
        ['Ann will do the sign for the door.', 'Ann', undefined, true],
        ['Ben will talk to Lily.', 'Ben', 'tonight', true],
      ],
    ],
    [
      'de',
      `Anja: Der Wein ist bezahlt. Und das Wasser?
       Bernd: Ich hole den Wein und du das Wasser, ja?
       Anja: Okay, mach ich.`,
      [
        ['Bernd holt den Wein.', 'Bernd', undefined, true],
        ['Anja holt das Wasser.', 'Anja', undefined, true],
      ],
    ],
    [
      'fr',
      `Anne: Le vin est payé. Et l'eau ?
       Paul: J'apporte le vin et toi l'eau.
       Anne: D'accord.`,
      [
        ['Paul apporte le vin.', 'Paul', undefined, true],
        ["Anne apporte l'eau.", 'Anne', undefined, true],
      ],
    ],
    [
      'es',
      `Ana: El vino está pagado. ¿Y el agua?
       Luis: Yo traigo el vino y tú traes el agua.
       Ana: De acuerdo.`,
      [
        ['Luis trae el vino.', 'Luis', undefined, true],
        ['Ana trae el agua.', 'Ana', undefined, true],
      ],
    ],
  ])('%s: is a task of each', async (language, script, tasks) => {
    expect(await tasksOf(language, script)).toEqual(tasks);
  });

  it('is none of the other one where they say no', async () => {
    const script = `Ann: The wine is paid for. And the water?
      Ben: I'll fetch the wine tomorrow and you fetch the water.
      Ann: No, I can't, my car's at the garage.`;
    const owners = (await tasksOf('en', script)).map(([, owner]) => owner);
    expect(owners).not.toContain('Ann');
  });
});

it('is no task of the other one what they get', async () => {
  const script = `Ann: There's a shoebox full of letters.
    Ben: I'll send you the text before we print it, so that you can correct me, you'll get it on Monday.
    Ann: Good.`;
  const owners = (await tasksOf('en', script)).map(([, owner]) => owner);
  expect(owners).not.toContain('Ann');
});
