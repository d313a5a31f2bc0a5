import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

const decided = async (language: string, script: string): Promise<string[]> =>
  (await minutesOf(language, script)).decisions.map(({ text }) => text);

describe('a value that one names and another takes', () => {
  it.each([
    [
      'en',
      `Ann: We talked about the roof last time. The builder comes in May.
       Ben: He does.
       Ann: Next, the bake sale. We began at ten last year, and by noon there was nothing left.
       Ben: Half nine, then?
       Cleo: Fine.`,
      /^Bake sale: half nine/u,
    ],
    [
      'en',
      `Ann: We talked about the roof last time. The builder comes in May.
       Ben: He does.
       Ann: Next, the ticket price. I'd go for eight pounds.
       Ben: Make it seven.
       Cleo: Six?
       Ann: Six I could defend.
       Ben: Go on, then.`,
      /^Ticket price: six/u,
    ],
    [
      'en',
      `Ann: We talked about the roof last time. The builder comes in May.
       Ben: He does.
       Ann: Next, the sports day. It's still down for the third.
       Ben: That's the fair. Friday the tenth?
       Cleo: Suits me.
       Ann: Okay, the tenth.`,
      /^Sports day: .*the tenth/u,
    ],
    [
      'de',
      `Anja: Wir haben über das Dach geredet. Der Handwerker kommt im Mai.
       Ben: Stimmt.
       Anja: Nächster Punkt, der Flohmarkt. Letztes Jahr waren wir um zehn dran, da war mittags alles weg.
       Ben: Dann halb neun?
       Clara: Passt.`,
      /^Flohmarkt: .*halb neun/u,
    ],
    [
      'fr',
      `Anne: On a parlé du toit. Le maçon vient en mai.
       Ben: C'est ça.
       Anne: Ensuite, la caution. L'an dernier on demandait deux euros.
       Ben: 1 € de caution ?
       Clara: 1 €, adjugé.`,
      /1 €/u,
    ],
    [
      'es',
      `Ana: Hablamos del tejado. El albañil viene en mayo.
       Ben: Eso es.
       Ana: Sillas, Ben. El año pasado fueron demasiadas.
       Ben: ¿Cuarenta?
       Clara: Cuarenta, hecho.`,
      /^Sillas: cuarenta\.$/u,
    ],
    [
      'en',
      `Ann: We talked about the roof last time. The builder comes in May.
       Ben: He does.
       Ann: Right, the next rehearsal? I'd say Thursday the ninth, quarter past seven, in here again.
       Ben: Suits me.`,
      /^Thursday the ninth, quarter past seven, in here again \(about “.*next rehearsal/u,
    ],
    [
      'de',
      `Anja: Wir haben über das Dach geredet. Der Handwerker kommt im Mai.
       Ben: Stimmt.
       Anja: Gut, nächste Probe? Ich würd sagen, Donnerstag, der neunte Juni, Viertel nach sieben.
       Ben: Passt.`,
      /^Donnerstag, der neunte Juni, Viertel nach sieben \(zu „.*Probe/u,
    ],
    [
      'fr',
      `Anne: On a parlé du toit. Le maçon vient en mai.
       Ben: C'est ça.
       Anne: Bon, la prochaine répétition ? Je dirais jeudi 9 juin, à vingt heures.
       Ben: Ça marche.`,
      /^Jeudi 9 juin, à vingt heures \(.*répétition/u,
    ],
    [
      'es',
      `Ana: Hablamos del tejado. El albañil viene en mayo.
       Ben: Eso es.
       Ana: Bueno, ¿el próximo ensayo? Yo diría el jueves 9 de junio, a las siete.
       Ben: Me va bien.`,
      /^El jueves 9 de junio, a las siete \(.*ensayo/u,
    ],
  ])('%s: is settled', async (language, script, stated) => {
    expect(await decided(language, script)).toEqual([expect.stringMatching(stated)]);
  });

  it.each([
    ['only asked for again', 'Ben: Eleven came on the tenth.', 'Cleo: The tenth?', 'Ben: Yes.'],
    ['countered', 'Ben: Seven, then?', 'Cleo: Nine at least.', 'Ann: I will think about it.'],
    ['turned down', 'Ben: Half nine, then?', 'Cleo: No, that is too early.', 'Ben: Hm.'],
    ['when one does a task', 'Ben: Can you tell me by Friday?', 'Cleo: Friday, yep.', 'Ben: Ta.'],
  ])('is not settled where it is %s', async (_, ...lines) => {
    const opening = [
      'Ann: We talked about the roof last time. The builder comes in May.',
      'Ben: He does.',
      'Ann: Next, the bake sale. It was lovely last year.',
    ];
    expect(await decided('en', [...opening, ...lines].join('\n'))).toEqual([]);
  });
});

describe('what is put forward as an if', () => {
  it('is decided by a yes in so many words', async () => {
    const script = `Anne: On a parlé du toit. Le maçon vient en mai.
      Ben: C'est ça.
      Anne: Ensuite, le carrefour. Les voitures ne s'arrêtent pas.
      Ben: Et si on demandait un panneau à la commune ?
      Anne: On fait ça.`;
    expect(await decided('fr', script)).toEqual([expect.stringMatching(/panneau à la commune/u)]);
  });

  it('is not decided by a yes with a but', async () => {
    const script = `Anne: On a parlé du toit. Le maçon vient en mai.
      Ben: C'est ça.
      Anne: Ensuite, le chemin. Il passe par le pont.
      Ben: Oui, mais quand ça gèle, le pont, c'est une patinoire.
      Anne: On verra.`;
    expect(await decided('fr', script)).toEqual([]);
  });
});

it('what seals a value adopts nothing that was put forward before it', async () => {
  const script = `Anne: On a parlé du toit. Le maçon vient en mai.
    Ben: C'est ça.
    Anne: On devrait repeindre le hall un jour. Ensuite, l'horaire du départ. On arrive trop tard.
    Ben: Moins cinq, alors ?
    Clara: Moins cinq, va.
    Anne: Adjugé.`;
  expect(await decided('fr', script)).toEqual([expect.stringMatching(/moins cinq/iu)]);
});
