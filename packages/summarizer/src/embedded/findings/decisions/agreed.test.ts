import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function decided(language: string, script: string): Promise<string[]> {
  const { decisions } = await minutesOf(language, script);
  return decisions.map(({ text }) => text);
}

it.each([
  [
    'en',
    `Ann: The tank is leaking. We should buy a new one with a lid.
     Ben: Yes, agreed.
     Ann: Shall we paint the shed in May?
     Ben: Sure.
     Cleo: Fine by me.
     Ann: Do we charge for entry?
     Cleo: No, leave the entry free.
     Ann: Good.`,
    ['Buy a new one with a lid.', 'Paint the shed in May.', 'Leave the entry free.'],
  ],
  [
    'de',
    `Anna: Der Tank leckt. Wir sollten einen neuen mit Deckel kaufen.
     Bernd: Ja, einverstanden.
     Anna: Bleiben wir dann im alten Proberaum?
     Bernd: Ja.
     Clara: Okay.`,
    ['Einen neuen mit Deckel kaufen.', 'Wir bleiben dann im alten Proberaum.'],
  ],
  [
    'fr',
    `Anne: Les maillots sont usés. Il faudrait commander des maillots neufs.
     Paul: D'accord.
     Anne: On fait une cagnotte de dix euros chacun ?
     Paul: Oui.
     Claire: Ok.
     Anne: On ferme le site ?
     Claire: Non, gardons le site avec une seule page.
     Paul: Ça me va.
     Anne: Moi aussi.`,
    [
      'Commander des maillots neufs.',
      'On fait une cagnotte de dix euros chacun.',
      'Gardons le site avec une seule page.',
    ],
  ],
  [
    'es',
    `Ana: El depósito pierde agua. Deberíamos comprar uno nuevo con tapa.
     Berto: De acuerdo.
     Ana: ¿Cambiamos la cerradura del portal?
     Berto: Sí.
     Clara: Vale.`,
    ['Comprar uno nuevo con tapa.', 'Cambiamos la cerradura del portal.'],
  ],
])('what others say yes to at once is decided (%s)', async (language, script, decisions) => {
  expect(await decided(language, script)).toEqual(decisions);
});

it.each([
  [
    'en',
    `Ann: We should buy a new tank.
     Ben: What does it cost?
     Ann: Two hundred. We could also patch the old one.
     Ben: No, that won't work.
     Cleo: We pay more anywhere else.
     Ben: True.
     Ann: Do we need a permit for it?
     Cleo: Yes.`,
  ],
  [
    'de',
    `Anna: Wir sollten einen neuen Tank kaufen.
     Bernd: Was kostet der?
     Anna: Zweihundert. Wir könnten auch den alten flicken.
     Bernd: Nein, das geht nicht.
     Clara: Woanders zahlen wir mehr.
     Bernd: Stimmt.
     Anna: Brauchen wir dafür eine Genehmigung?
     Clara: Ja.`,
  ],
  [
    'fr',
    `Anne: On devrait acheter un nouveau réservoir.
     Paul: Ça coûte combien ?
     Anne: Deux cents. On pourrait aussi réparer l'ancien.
     Paul: Non, ça ne marche pas.
     Anne: On a besoin d'un permis ?
     Claire: Oui.`,
  ],
  [
    'es',
    `Ana: Deberíamos comprar un depósito nuevo.
     Berto: ¿Cuánto cuesta?
     Ana: Doscientos. También podríamos arreglar el viejo.
     Berto: No, no me convence.
     Ana: ¿Necesitamos un permiso?
     Clara: Sí.`,
  ],
])('what is questioned, refused or only true is not (%s)', async (language, script) => {
  expect(await decided(language, script)).toEqual([]);
});

it('what someone concludes in their own words states the decision', async () => {
  const decisions = await decided(
    'en',
    `Ann: And the flicker?
     Ben: I'd ship with the flicker.
     Cleo: I agree.
     Ann: Fine, so the map flicker doesn't hold us up, it goes into the next release.
     Ben: Okay.`,
  );
  expect(decisions).toEqual([
    expect.stringMatching(/^The map flicker does not hold them up, it goes into the next release/u),
  ]);
});

it.each([
  [
    'en',
    `Ann: Membership fees. Ten pounds for adults, nothing for students?
     Ben: That's fair.
     Cleo: Fine.`,
    'Membership fees: ten pounds for adults, nothing for students.',
  ],
  [
    'de',
    `Anna: Der Drucker am Empfang spinnt wieder.
     Clara: Den Drucker sollten wir ersetzen.
     Anna: Einverstanden.`,
    'Den Drucker ersetzen.',
  ],
  [
    'fr',
    `Anne: La chaudière est tombée en panne trois fois.
     Paul: Moi, je la changerais cet été.
     Anne: D'accord.`,
    'Paul la changerait cet été.',
  ],
])(
  'a plan in the order of a statement, the thing in front (%s)',
  async (language, script, text) => {
    expect(await decided(language, script)).toEqual([text]);
  },
);

it('the next point of the agenda is no decision, in German', async () => {
  const decisions = await decided(
    'de',
    `Herr Brandt: Erster Punkt: die Wasserleitung. Ich schlage vor, wir lassen die Leitung von Petersen machen.
     Frau Yilmaz: Ja, dafür.
     Herr Brandt: Dann beauftrage ich Petersen gleich morgen.
     Herr Brandt: Zweiter Punkt: die leere Parzelle 17.
     Frau Yilmaz: Die Familie Nowak wartet am längsten.`,
  );
  expect(decisions.join(' ')).not.toContain('Parzelle');
});
