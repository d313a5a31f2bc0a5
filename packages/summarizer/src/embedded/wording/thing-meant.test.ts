import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../testing/notes.ts';

async function tasksOf(language: string, script: string): Promise<string[]> {
  const document = await minutesOf(language, script);
  return document.actionItems.map(({ text }) => text);
}

describe('what a pronoun means in a task', () => {
  it.each([
    [
      'en',
      `Rosa: What do we do, buy a new tap or a new butt?
       Marcy: Tap, then.
       Rosa: Tap. Dev, can you get one?
       Dev: Yes, I'm going past the shop on Friday anyway.`,
      'Dev will get a new tap.',
    ],
    [
      'en',
      `Rosa: Who's doing the posters?
       Marcy: I did them last year.
       Dev: And they were beautiful.
       Marcy: Fine, I'll do them.`,
      'Marcy will do the posters.',
    ],
    [
      'en',
      `Rosa: So that is forty three bunks, isn't it?
       Dev: I'll book them tonight.`,
      'Dev will book the forty three bunks tonight.',
    ],
    [
      'de',
      `Anke: Der Grill kommt von meinem Mann. Und die Würstchen?
       Murat: Kann ich beim Metzger bestellen. Hundert Stück?
       Anke: Letztes Jahr hat das gerade so gereicht.`,
      'Murat kann das beim Metzger bestellen (die Würstchen).',
    ],
    [
      'fr',
      `Nadia: Ça fait vingt trois chaises.
       Lise: Je les réserve demain.
       Nadia: Parfait.`,
      'Lise les réserve demain (à propos de « Ça fait vingt trois chaises »).',
    ],
    [
      'fr',
      `Nadia: Il faudra aussi une affiche.
       Lise: Je m'en occupe.
       Nadia: Parfait.`,
      "Lise s'en occupe (l’affiche).",
    ],
    [
      'es',
      `Julio: ¿Y las cajas de la editorial?
       Inma: Yo las devuelvo el lunes.
       Julio: Vale.`,
      'Inma las devuelve el lunes (las cajas de la editorial).',
    ],
  ])('%s: %#', async (language, script, task) => {
    expect(await tasksOf(language, script)).toEqual([task]);
  });

  it('is what the same sentence names before', async () => {
    const script = `Ann: The locker is behind the lock.
      Ravi: I'll pick up the key on Thursday and leave it in the locker.
      Ann: Good.`;
    expect(await tasksOf('en', script)).toEqual([
      'Ravi will pick up the key on Thursday and leave it in the locker.',
    ]);
  });

  it('is not guessed where two things may be meant', async () => {
    const script = `Ann: The kiln is broken and the wheel is broken.
      Ravi: I'll mend it on Thursday.
      Ann: Good.`;
    expect(await tasksOf('en', script)).toEqual([
      'Ravi will mend it on Thursday (about “The kiln is broken and the wheel is broken”).',
    ]);
  });
});

it.each([
  [
    'fr',
    `Luc: Je pourrais venir un jour voir la tour ?
     Anne: Oui. La tour ouvre à dix heures. Il faut remplir une fiche avant. Vera vous l’enverra, je lui dis.
     Luc: Merci.`,
    'la fiche',
  ],
  [
    'en',
    `Luke: Could I come and see the tower? The tower's closed on Mondays.
     Ann: Yes. You'll need a pass. I'll print it tonight.
     Luke: Thanks.`,
    'the pass',
  ],
])('names what was just brought up (%s)', async (language, script, thing) => {
  const { actionItems } = await minutesOf(language, script);
  expect(actionItems.map(({ text }) => text).join(' ')).toContain(thing);
});
