import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, script: string) {
  const document = await minutesOf(language, script);
  return document.actionItems.map(({ text, owner, due }) => [text, owner, due]);
}

describe('what colloquial German leaves out of a task', () => {
  it.each([
    [
      'the object of a sentence that begins with its verb',
      `Enno: Ich schneid ne Schablone für die Regale. Leg ich Montag auf die Werkbank.
       Klara: Danke.`,
      [
        'Enno legt das Montag auf die Werkbank (zu „Ich schneid ne Schablone für die Regale“).',
        'Enno',
        'Montag',
      ],
    ],
    [
      'what someone takes care of',
      `Tilda: Die Bremse am Lastenrad quietscht schon wieder.
       Ove: Stimmt, seit Mai.
       Tilda: Ove, kümmerst du dich?
       Ove: Klar, bis Freitag.`,
      [
        'Ove kümmert sich (zu „Die Bremse am Lastenrad quietscht schon wieder“).',
        'Ove',
        'bis Freitag',
      ],
    ],
    [
      'what is to be bought',
      `Ove: Am Gerüst fehlen zwei lange Bretter.
       Tilda: Kauf und schick mir die Rechnung, kriegst du dann wieder.
       Ove: Mach ich morgen.`,
      [
        'Ove kauft und schickt Tilda die Rechnung (zu „Am Gerüst fehlen zwei lange Bretter“).',
        'Ove',
        'morgen',
      ],
    ],
  ])('is said beside it: %s', async (_, script, task) => {
    expect(await tasksOf('de', script)).toEqual([task]);
  });
});

describe('what someone says they will not do, do by habit or agree with', () => {
  it.each([
    [
      'fr',
      `Anne : Une seule visite par jour, alors.
       Léo : Là, je signe tout de suite.
       Cléo : Le matin, j'ai vingt clients sur le pont quand je lave les cuves.`,
    ],
    [
      'es',
      `Ana: Entonces, una sola visita al día.
       Leo: Eso lo firmo ahora mismo.
       Pía: Bien.`,
    ],
    [
      'de',
      `Anna: Dann nur eine Führung am Tag.
       Leo: Das unterschreibe ich sofort.
       Pia: Gut.`,
    ],
    [
      'de',
      `Ove: Ich backe keinen Kuchen mehr, das sag ich euch.
     Tilda: Schade.`,
    ],
    [
      'de',
      `Ove: Ich bringe diesmal keine Torte mit.
     Tilda: Schade.`,
    ],
  ])('is no task, %s', async (language, script) => {
    expect(await tasksOf(language, script)).toEqual([]);
  });
});

describe('what its owner reports as done later', () => {
  it.each([
    [
      'de',
      `Tilda: Die Miete überweise ich morgen.
       Ove: Danke.
       Pia: Und die Schlüssel?
       Tilda: Die Miete ist überwiesen.`,
    ],
    [
      'en',
      `Ann: I'll order the gravel tomorrow.
       Ben: Thanks.
       Cleo: The gate sticks again.
       Ann: The gravel's ordered.`,
    ],
    [
      'fr',
      `Anne : J'enverrai le contrat demain.
       Léo : Merci.
       Cléo : La grille coince encore.
       Anne : Le contrat est envoyé.`,
    ],
    [
      'es',
      `Ana: Mañana encargo la grava.
       Leo: Gracias.
       Pía: La verja se atasca otra vez.
       Ana: La grava está encargada.`,
    ],
  ])('is no task any more, %s', async (language, script) => {
    expect(await tasksOf(language, script)).toEqual([]);
  });

  it.each([
    `Ann: I'll order the gravel tomorrow.
     Ben: Thanks.
     Cleo: The gate sticks again.
     Ann: The paint's ordered.`,
    `Ann: I'll order the gravel tomorrow.
     Ben: Thanks.
     Ann: And the gate sticks.
     Cleo: Last year's gravel is paid.`,
  ])('is one where something else is done, or by someone else', async (script) => {
    expect(await tasksOf('en', script)).toHaveLength(1);
  });
});

describe('what is called for in passing', () => {
  it('is the task of who says when they do it', async () => {
    const script = `Anja: Wir haben über das Dach geredet.
      Ben: Die Planen im Hof müsst halt mal jemand festbinden, das flattert.
      Clara: Mach ich nachher, bevor ich fahre.
      Anja: Danke. Und den Vertrag, Ben?
      Ben: Setz ich auf. Kriegst du in zehn Tagen auf den Tisch.
      Anja: Gut.`;
    expect(await tasksOf('de', script)).toEqual([
      [
        expect.stringMatching(/^Clara soll die Planen im Hof festbinden/u),
        'Clara',
        expect.stringMatching(/nachher/u),
      ],
      [expect.stringMatching(/Ben setzt.*Vertrag/u), 'Ben', 'in zehn Tagen'],
    ]);
  });
});
