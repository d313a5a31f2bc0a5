import { describe, expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function decisionsOf(language: string, script: string): Promise<string[]> {
  const document = await minutesOf(language, script);
  return document.decisions.map(({ text }) => text);
}

describe('what is settled in the noun before it', () => {
  it.each([
    [
      'en',
      `Ann: The chapel is sold, so we need another room.
       Ben: The hut is damp, and the barn has a key.
       Ann: The barn it is, then, from June. A year at a time, mind, not three.
       Ben: Fine.`,
      'barn',
    ],
    [
      'de',
      `Anja: Die Kapelle ist verkauft, wir brauchen einen anderen Raum.
       Bernd: Die Hütte ist feucht, und zur Scheune gibt es einen Schlüssel.
       Anja: Die Scheune, beschlossen. Immer nur auf ein Jahr, nicht auf drei.
       Bernd: Gut.`,
      'Scheune',
    ],
    [
      'fr',
      `Anne: La chapelle est vendue, il nous faut une autre salle.
       Boris: La cabane est humide, et pour la grange on a une clé.
       Anne: La grange, c'est décidé. Un an à la fois, pas trois.
       Boris: D'accord.`,
      'grange',
    ],
    [
      'es',
      `Ana: La capilla está vendida, necesitamos otra sala.
       Blas: La caseta es húmeda, y del granero hay llave.
       Ana: El granero, decidido. Un año cada vez, no tres.
       Blas: De acuerdo.`,
      'granero',
    ],
  ])('%s is named', async (language, script, noun) => {
    expect((await decisionsOf(language, script)).join(' ')).toContain(noun);
  });
});

describe('a conclusion that names a thing or a number only', () => {
  it.each([
    [
      'en',
      `Ann: Do we sell tickets for the park?
       Ben: Last year the buckets took six hundred pounds.
       Ann: Did they? Good. Buckets, then.
       Ben: Fine.
       Cora: Yes, good.`,
      'Buckets (about “Do we sell tickets for the park?”).',
    ],
    [
      'de',
      `Anja: Die Rollen an den Kabinen eins bis dreißig sind abgenutzt.
       Bernd: Wir könnten alle tauschen.
       Anja: Ab einunddreißig sind sie aus Stahl.
       Bernd: Okay. Eins bis dreißig also.
       Anja: Gut.`,
      'Eins bis dreißig (zu „Die Rollen an den Kabinen eins bis dreißig sind abgenutzt“).',
    ],
    [
      'fr',
      `Anne: Les galets des cabines deux à trente sont usés.
       Boris: On pourrait tous les changer.
       Anne: Les autres sont en acier.
       Boris: D'accord. De deux à trente, alors.
       Anne: Très bien.
       Claire: Parfait.`,
      'De deux à trente (à propos de « Les galets des cabines deux à trente sont usés »).',
    ],
    [
      'es',
      `Ana: Los rodillos de las cabinas uno a treinta están gastados.
       Blas: Podríamos cambiarlos todos.
       Ana: Los demás son de acero.
       Blas: Bien. Del uno al treinta, entonces.
       Ana: De acuerdo.`,
      'Del uno al treinta (sobre «Los rodillos de las cabinas uno a treinta están gastados»).',
    ],
  ])('%s stands with what it is about', async (language, script, text) => {
    expect(await decisionsOf(language, script)).toEqual([text]);
  });
});

describe('a conclusion that there will be none', () => {
  it.each([
    [
      'en',
      `Ann: And the raffle, Ben?
       Ben: Not a chance, I did it twice.
       Ann: Then there's no raffle this year.
       Ben: Good.`,
      'There will be no raffle this year.',
    ],
    [
      'en',
      `Ann: Do we sell the raffle tickets at the door?
       Ben: Better not, we had queues.
       Ann: Okay, so no tickets are sold at the door.
       Ben: Agreed.`,
      'No tickets are sold at the door.',
    ],
    [
      'de',
      `Anja: Und die Tombola, Bernd?
       Bernd: Auf keinen Fall, die hab ich zweimal gemacht.
       Anja: Dann keine Tombola dieses Jahr.
       Bernd: Gut.`,
      'Dann keine Tombola dieses Jahr.',
    ],
    [
      'fr',
      `Anne: Et la tombola, Boris ?
       Boris: Pas question, je l'ai faite deux fois.
       Anne: Alors il n'y aura pas de tombola cette année.
       Boris: Très bien.`,
      "Il n'y aura pas de tombola cette année.",
    ],
    [
      'es',
      `Ana: ¿Y la rifa, Blas?
       Blas: Ni hablar, ya la hice dos veces.
       Ana: Pues no habrá rifa este año.
       Blas: Bien.`,
      'No habrá rifa este año.',
    ],
  ])('%s is written as one', async (language, script, text) => {
    expect(await decisionsOf(language, script)).toEqual([text]);
  });
});

it.each([
  [
    'en',
    `Ann: So do we buy the scanner now or not?
     Ben: The old one whistles.
     Ann: We'll buy the new scanner. But only if the farms have paid by Easter.
     Ben: Fine.
     Cora: Good.`,
    /buy the new scanner\. only if the farms have paid/iu,
  ],
  [
    'de',
    `Anja: Kaufen wir das Gerät jetzt oder nicht?
     Bernd: Das alte pfeift.
     Anja: Wir kaufen das neue Gerät. Aber erst, wenn die Höfe bis Ostern bezahlt haben.
     Bernd: Gut.
     Cora: Einverstanden.`,
    /kaufen das neue Gerät\. erst, wenn die Höfe/iu,
  ],
  [
    'fr',
    `Anne: Alors on achète l'appareil ou pas ?
     Boris: Le vieux siffle.
     Anne: On achète le nouvel appareil. Mais seulement si les fermes ont payé avant Pâques.
     Boris: D'accord.
     Cora: Très bien.`,
    /achète le nouvel appareil\. seulement si les fermes/iu,
  ],
  [
    'es',
    `Ana: ¿Compramos el aparato o no?
     Blas: El viejo pita.
     Ana: Compramos el aparato nuevo. Pero solo si las granjas han pagado antes de Pascua.
     Blas: De acuerdo.
     Cora: Bien.`,
    /Compramos el aparato nuevo\. solo si las granjas/iu,
  ],
])(
  '%s: keeps what is decided before the condition that it holds under',
  async (language, script, whole) => {
    expect((await decisionsOf(language, script)).join(' | ')).toMatch(whole);
  },
);

describe('what several sentences of a turn decide', () => {
  it.each([
    [
      'en',
      `Ann: We need sensors for the dryers, the old ones are gone.
       Ben: There's a ship in five weeks, and by air they're double.
       Ann: Then we order the sensors by ship. Two hundred and fifty. Lovely weather out there.
       Ben: Fine.`,
      'the sensors by ship. Two hundred and fifty',
    ],
    [
      'de',
      `Anja: Wir brauchen Sensoren für die Trockner, die alten sind hin.
       Bernd: Ein Schiff geht in fünf Wochen, und mit dem Flugzeug kosten sie das Doppelte.
       Anja: Dann bestellen wir die Sensoren mit dem Schiff. Zweihundertfünfzig Stück. Schönes Wetter draußen.
       Bernd: Gut.`,
      'die Sensoren mit dem Schiff. Zweihundertfünfzig Stück',
    ],
    [
      'fr',
      `Anne: Il nous faut des capteurs pour les séchoirs, les vieux sont morts.
       Boris: Il y a un bateau dans cinq semaines, et par avion c'est le double.
       Anne: Alors on commande les capteurs par bateau. Deux cent cinquante. Joli temps dehors.
       Boris: D'accord.`,
      'les capteurs par bateau. Deux cent cinquante',
    ],
    [
      'es',
      `Ana: Necesitamos sensores para las secadoras, los viejos ya no sirven.
       Blas: Hay un barco dentro de cinco semanas, y por avión cuestan el doble.
       Ana: Pues vamos a pedir los sensores por barco. En total doscientos cincuenta. Bonito tiempo fuera.
       Blas: De acuerdo.`,
      'los sensores por barco. En total doscientos cincuenta',
    ],
  ])('%s is one decision', async (language, script, told) => {
    const decisions = await decisionsOf(language, script);
    expect(decisions).toEqual([expect.stringMatching(new RegExp(`${told}(?: \\(.*|\\.)$`, 'u'))]);
  });
});
