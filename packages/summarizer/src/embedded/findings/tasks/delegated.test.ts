import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, script: string) {
  const document = await minutesOf(language, script);
  return document.actionItems.map(({ text, owner, due }) => [text, owner, due]);
}

describe('what someone is given who does not answer', () => {
  it.each([
    [
      'en',
      `Ann: The hall needs an inspection before we open.
       Ben: Kip can book the inspection by Friday, he just doesn't know it yet.
       Ann: Good.`,
      ['Kip will book the inspection by Friday.', 'Kip', 'by Friday'],
    ],
    [
      'en',
      `Ann: How long do we keep the receipts?
       Ben: That's one for Kip, actually, he did the books before.
       Ben: He can find out how long we have to keep old receipts, and I want to know by the end of May.
       Ann: Good.`,
      ['Kip will find out how long they have to keep old receipts.', 'Kip', 'by the end of May'],
    ],
    [
      'de',
      `Anja: Der Zettel muss auch an die Tür.
       Bernd: Den Zettel soll Jule aufhängen, bis Freitag.
       Anja: Gut.`,
      ['Den Zettel soll Jule aufhängen, bis Freitag.', 'Jule', 'bis Freitag'],
    ],
    [
      'fr',
      `Anne: Et pour les fenêtres ?
       Paul: Ludo doit prendre les cotes, il ne l'a toujours pas fait. Lundi dernier délai.
       Anne: Bien.`,
      ['Ludo va prendre les cotes.', 'Ludo', 'lundi'],
    ],
    [
      'es',
      `Ana: La furgoneta sigue en el taller.
       Luis: Que Paco pregunte por la factura de la furgoneta.
       Ana: Bien.`,
      ['Que Paco pregunte por la factura de la furgoneta.', 'Paco', undefined],
    ],
    [
      'es',
      `Ana: Hace falta un cartel.
       Luis: El cartel es para Nerea, que está de viaje hasta el lunes. Para el jueves.
       Ana: Bien.`,
      ['El cartel es para Nerea, que está de viaje hasta el lunes.', 'Nerea', 'para el jueves'],
    ],
  ])('%s is a task: %s', async (language, script, task) => {
    expect(await tasksOf(language, script)).toEqual([task]);
  });

  it.each([
    [
      'en',
      `Ann: What about Kip?
       Ben: Kip can cook the dinner. He used to be a chef.
       Ann: I didn't know.`,
    ],
    [
      'en',
      `Ann: The hall needs an inspection.
       Ben: Kip can book the inspection by Friday.
       Ann: No, he can't, he has left.`,
    ],
    [
      'en',
      `Ann: We had an inspection.
       Ben: Kip brings the chairs every Friday.
       Ann: Good.`,
    ],
  ])('%s is none where no date is set, or someone says no: %s', async (language, script) => {
    expect(await tasksOf(language, script)).toEqual([]);
  });
});

describe('a promise', () => {
  it.each([
    [
      'fr',
      `Anne: Le voisin a encore appelé.
       Paul: J'irai voir le voisin dimanche, il est toujours dans son jardin.
       Anne: Merci.`,
      ['Paul ira voir le voisin dimanche.', 'Paul', 'dimanche'],
    ],
  ])('%s stays one where a habit is told behind it', async (language, script, task) => {
    expect(await tasksOf(language, script)).toEqual([task]);
  });
});

describe('an order by name', () => {
  it.each([
    [
      'en',
      `Ann: The wall is still wet.
       Ann: Ben, you bring the numbers for the wall on Friday, you've got the eye for it.
       Ben: Every one of them.`,
      ['Ben will bring the numbers for the wall on Friday.', 'Ben', 'on Friday'],
    ],
    [
      'en',
      `Ann: And nobody falls over it. Put the gate in, Ben, by the end of the month.
       Ben: Fine, but the posts are rotten.
       Ann: Good.`,
      ['Ben will put the gate in.', 'Ben', 'by the end of the month'],
    ],
    [
      'de',
      `Anja: Bernd, frag den Händler bis Freitag nach dem Preis.
       Bernd: Na gut, der ist aber schwer zu erreichen.
       Anja: Schön.`,
      ['Bernd fragt den Händler bis Freitag nach dem Preis.', 'Bernd', 'bis Freitag'],
    ],
    [
      'fr',
      `Anne: Paul, appelle le plombier avant jeudi.
       Paul: Je l'appelle tout à l'heure.
       Anne: Bien.`,
      ['Paul appelle le plombier avant jeudi.', 'Paul', 'avant jeudi'],
    ],
    [
      'es',
      `Ana: La sala grande está libre el jueves. Luis, resérvala antes del lunes.
       Luis: Vale, la sala pequeña no nos sirve.
       Ana: Bien.`,
      ['Luis la reserva antes del lunes (la sala).', 'Luis', 'antes del lunes'],
    ],
  ])('%s is a task: %s', async (language, script, task) => {
    expect(await tasksOf(language, script)).toEqual([task]);
  });

  it.each([
    [
      'en',
      `Ann: Ben, take the keys home.
       Ben: I can't, I'm away.
       Ann: Hm.`,
    ],
    [
      'de',
      `Anja: Bernd, mach mal bitte das Radio leiser.
       Bernd: So?
       Anja: Ja.`,
    ],
  ])('%s is none where it is refused or done at once: %s', async (language, script) => {
    expect(await tasksOf(language, script)).toEqual([]);
  });
});

it('names what is asked for the day', async () => {
  expect(
    await tasksOf(
      'fr',
      `Anne: Les plaques, Paul, vous les commandez quand ?
       Paul: Avant jeudi midi, sinon ils ne livrent pas.
       Anne: Parfait.`,
    ),
  ).toEqual([['Paul commande les plaques.', 'Paul', 'avant jeudi midi']]);
});

describe('an order to someone by name', () => {
  it.each([
    [
      'en',
      `Ann: Ben, sharpen the mower blades before the fair. By when?
       Ben: I can do it on Tuesday.`,
      [['Ben will sharpen the mower blades before the fair.', 'Ben', 'on Tuesday']],
    ],
    [
      'de',
      `Anja: Bernd, du holst die Stühle aus dem Keller, bis Samstag.
       Bernd: Geht klar.`,
      [['Bernd holt die Stühle aus dem Keller, bis Samstag.', 'Bernd', 'bis Samstag']],
    ],
    [
      'fr',
      `Anne: Zoé, ponce la porte avant qu'il pleuve.
       Zoé: Jeudi.
       Anne: Et Paul, tu nettoies le local.
       Paul: D'accord.`,
      [
        ["Zoé ponce la porte avant qu'il pleuve.", 'Zoé', 'jeudi'],
        ['Paul nettoie le local.', 'Paul', undefined],
      ],
    ],
    [
      'es',
      `Ana: Luis, barre el patio antes de la cena.
       Luis: Vale, esta tarde.`,
      [['Luis barre el patio antes de la cena.', 'Luis', 'esta tarde']],
    ],
  ])('is a task with any verb (%s)', async (language, script, tasks) => {
    expect(await tasksOf(language, script)).toEqual(tasks);
  });

  it.each([
    [
      'en',
      `Ann: Ben, under the stage there is a box.
       Ben: I saw it.
       Ann: Ben, warm the chair for me, will you, I'm joking.
       Ben: Ha!`,
    ],
    [
      'de',
      `Anja: Bernd, du holst ja immer die Stühle.
       Bernd: Stimmt.`,
    ],
    [
      'fr',
      `Anne: Paul, comme la dernière fois il a plu.
       Paul: C'est vrai.
       Anne: Zoé, tu apportes toujours des fleurs.
       Zoé: C'est vrai.`,
    ],
    [
      'es',
      `Ana: Luis, desde la última vez no llueve.
       Luis: Es verdad.`,
    ],
  ])('is none where it only says how things are (%s)', async (language, script) => {
    expect(await tasksOf(language, script)).toEqual([]);
  });
});

it.each([
  [
    'en',
    "Ann: Ben, before you visit you need a pass. Vera will print it for you, I'll tell her.",
    'Vera',
  ],
  ['en', "Ann: Rob'll drop the keys off with you, and I'll let him know.", 'Rob'],
  [
    'de',
    'Ann: Sie brauchen einen Ausweis. Vera druckt ihn Ihnen aus, ich sag ihr Bescheid.',
    'Vera',
  ],
  ['fr', 'Ann: Il vous faut un badge. Véra vous l’imprimera, je lui dis.', 'Véra'],
  ['es', 'Ann: Hace falta un pase. Vera te lo imprime, se lo digo.', 'Vera'],
])('is what someone passes on to one who is not there (%s): %s', async (language, said, owner) => {
  const { actionItems } = await minutesOf(language, `${said}\nBen: Okay.`);
  expect(actionItems.map((item) => item.owner)).toContain(owner);
});

it.each([
  ['en', "Ann: Vera will laugh about that, she'll tell her sister."],
  ['fr', 'Ann: Véra viendra ou ne viendra pas, je ne sais pas.'],
])('is nothing that is only foretold (%s): %s', async (language, said) => {
  const { actionItems } = await minutesOf(language, `${said}\nBen: Okay.`);
  expect(actionItems).toEqual([]);
});

it('is theirs by a name behind what is to be done', async () => {
  const { actionItems } = await minutesOf(
    'en',
    `Ada: Hooking the lights up to the generator, that's Gil's. He doesn't know it yet.
     Bea: Lucky him.`,
  );
  expect(actionItems.map(({ owner }) => owner)).toEqual(['Gil']);
});

it('is no habit behind a name', async () => {
  const script = `Ada: Running the line, that's Gil all over.
     Bea: Ha.`;
  expect((await minutesOf('en', script)).actionItems).toEqual([]);
});

it.each([
  ['en', "Tom says he'll book the joiner.", 'Tom will book the joiner.'],
  ['en', 'Tom has promised to paint the gate.', 'Tom will paint the gate.'],
  ['de', 'Tom sagt, er bucht den Tischler.', 'Tom sagt, er bucht den Tischler.'],
  ['fr', "Tom dit qu'il réservera le menuisier.", "Tom dit qu'il réservera le menuisier."],
  ['es', 'Tomás dice que reservará al carpintero.', 'Tomás dice que reservará al carpintero.'],
])('gives who is not there what another one passes on (%s)', async (language, said, text) => {
  const { actionItems } = await minutesOf(
    language,
    `Ann: Lorem 12.
     Ben: ${said}
     Ann: Ok.`,
  );
  expect(actionItems.map((item) => [item.text, item.owner])).toEqual([[text, text.split(' ')[0]]]);
});
