import { expect, it } from 'vitest';
import { talkIn } from '../../testing/talk.ts';
import { analyse } from '../weighing/analysis.ts';
import { readDocument } from '../document.ts';
import { conversationOf } from '../findings/conversation.ts';
import { languageOf } from '../language/resolve.ts';
import { mayBeNoted, noteworthyIn } from './noteworthy.ts';

/** In each language the same talk: a figure that the others go on about, and a joke of the same length beside it. */
const TALKS = {
  en: `
  Greta: Morning. Is that your car in front of the gate, Piet?
  Piet: It is. I'll move it.
  Greta: The roof, then. What did the two builders say?
  Ruth: Hansen wants fourteen thousand for the whole roof, and he can begin in May.
  Piet: And the roof of the shed?
  Ruth: The shed is another two thousand. The gutters are in it.
  Piet: My cousin fell off a roof once and landed in the neighbour's pond.
  Greta: The bank gives us ten thousand for the roof at the most.`,
  de: `
  Greta: Morgen. Steht dein Auto vor dem Tor, Piet?
  Piet: Ja. Ich fahr es gleich weg.
  Greta: Also das Dach. Was sagen die beiden Firmen?
  Ruth: Hansen verlangt vierzehntausend für das ganze Dach und kann im Mai anfangen.
  Piet: Und das Dach vom Schuppen?
  Ruth: Der Schuppen kostet noch mal zweitausend. Die Rinnen sind dabei.
  Piet: Mein Vetter ist mal von einem Dach gefallen und im Teich gelandet.
  Greta: Die Bank gibt uns höchstens zehntausend für das Dach.`,
  fr: `
  Greta: Bonjour. C'est ta voiture devant le portail, Piet ?
  Piet: Oui. Je vais la déplacer.
  Greta: Alors, le toit. Que disent les deux entreprises ?
  Ruth: Hansen demande quatorze mille pour tout le toit, et il peut commencer en mai.
  Piet: Et le toit de la remise ?
  Ruth: La remise coûte encore deux mille. Les gouttières sont comprises.
  Piet: Mon cousin est tombé d'un toit un jour, en plein dans la mare du voisin.
  Greta: La banque nous donne dix mille au plus pour le toit.`,
  es: `
  Greta: Buenos días. ¿Es tu coche el que está delante de la puerta, Piet?
  Piet: Sí. Ahora lo muevo.
  Greta: Bueno, el tejado. ¿Qué dicen las dos empresas?
  Ruth: Hansen pide catorce mil por todo el tejado y puede empezar en mayo.
  Piet: ¿Y el tejado del cobertizo?
  Ruth: El cobertizo cuesta otros dos mil. Los canalones van incluidos.
  Piet: Mi primo se cayó una vez de un tejado y fue a parar al estanque del vecino.
  Greta: El banco nos da diez mil como mucho para el tejado.`,
};

it.each(Object.entries(TALKS))(
  'finds figures likelier to be noted than a joke: %s',
  async (tag, text) => {
    const language = await languageOf(tag);
    if (!language.talk) throw new Error(`${tag} talk is understood`);
    const document = readDocument(talkIn(text), language);
    const conversation = conversationOf(document, language.talk);
    const likely = noteworthyIn({ analysis: analyse(document), conversation, kind: 'meeting' });
    const of = (start: RegExp): number =>
      likely[document.units.findIndex(({ text: said }) => start.test(said))] ?? NaN;
    const joke = of(/cousin|Vetter|primo/u);
    for (const figure of [/Hansen/u, /bank|banque|banco/iu])
      expect(of(figure)).toBeGreaterThan(1.3 * joke);
  },
);

it.each([
  [
    'en',
    'Whoever is sitting by the radiator may turn it down.',
    'Granite cools slowly under the ground.',
  ],
  [
    'de',
    'Wer an der Heizung sitzt, darf sie gern herunterdrehen.',
    'Granit kühlt unter der Erde langsam ab.',
  ],
  [
    'fr',
    'Attention à la marche, elle est haute et la pierre est usée.',
    'Le granit refroidit lentement sous la terre.',
  ],
  [
    'es',
    'Cuidado con el escalón, que es alto y la piedra resbala.',
    'El granito se enfría despacio bajo la tierra.',
  ],
])('what is said of the room at the start is not noted (%s)', async (tag, room, told) => {
  const language = await languageOf(tag);
  if (!language.talk) throw new Error('The language is understood');
  const turns = [room, ...Array.from({ length: 20 }, () => told)].map((text) => ({ text }));
  const document = readDocument({ kind: 'speech', language: tag, turns }, language);
  const conversation = conversationOf(document, language.talk);
  const [first, second] = document.units.map((unit) => mayBeNoted(conversation, unit));
  expect([first, second]).toEqual([false, true]);
});
