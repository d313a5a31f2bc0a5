import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function questionsOf(language: string, script: string): Promise<string[]> {
  const { questions } = await minutesOf(language, script);
  return questions.map(({ text }) => text);
}

it.each([
  [
    'en',
    `Host: And do you still believe in it?
     Iris: I don't know. We have a firm in Hull that makes prisms. But will anyone pay for eleven new prisms? Nobody can tell me.
     Host: And the tower?
     Iris: The tower is sound.`,
    'Will anyone pay for eleven new prisms?',
  ],
  [
    'fr',
    `Hôte: Et vous y croyez encore ?
     Irène: Je ne sais pas. Un atelier de Brest fabrique des prismes. Mais est-ce que la région paiera onze prismes neufs ? Personne ne peut nous le dire.
     Hôte: Et la tour ?
     Irène: La tour est solide.`,
    'Est-ce que la région paiera onze prismes neufs\u00A0?',
  ],
  [
    'es',
    `Luis: ¿Y usted todavía cree en ello?
     Irene: No lo sé. Un taller de Vigo fabrica prismas. ¿Pagará la región once prismas nuevos? Nadie me lo puede decir.
     Luis: ¿Y la torre?
     Irene: La torre está firme.`,
    '¿Pagará la región once prismas nuevos?',
  ],
])('lists the question that who is asked puts themselves (%s)', async (language, script, open) => {
  expect(await questionsOf(language, script)).toEqual([open]);
});

it.each([
  [
    'en',
    `Host: Who takes the boats over from you?
     Iris: There is Maren, the rope maker, and she has come out with me since spring. Whether the harbour can afford a second skipper, I don't know.
     Host: And the boats?
     Iris: They are sound.`,
    'It is open whether the harbour can afford a second skipper.',
  ],
  [
    'de',
    `Gast: Wer übernimmt die Boote nach Ihnen?
     Irene: Maren, die Seilerin, fährt seit dem Frühjahr mit mir hinaus. Ob der Hafen eine zweite Schifferin bezahlen kann, weiß ich nicht.
     Gast: Und die Boote?
     Irene: Die sind in Ordnung.`,
    'Offen ist, ob der Hafen eine zweite Schifferin bezahlen kann.',
  ],
])('lists what an answer adds that is not known (%s)', async (language, script, open) => {
  expect(await questionsOf(language, script)).toEqual([open]);
});

it.each([
  [
    'en',
    `Host: What was the longest night you had?
     Iris: The one when the pump failed. We lit all the lamps, we didn't know where to go.
     Host: Did the harbour mend it?
     Iris: In nine days. The boats went out at Whitsun, I don't know how.`,
  ],
  [
    'fr',
    `Hôte: Est-ce que les gens sont venus dès le début ?
     Irène: Dès le début, je ne sais pas. Mais après le film, oui, il y avait la queue.
     Hôte: Et la commune a aidé ?
     Irène: En neuf jours. Les bateaux sont sortis à Pâques, je ne sais pas comment.`,
  ],
  [
    'de',
    `Gast: Kamen die Leute von Anfang an?
     Irene: Von Anfang an, das weiß ich nicht. Aber nach dem Film, ja, da standen sie Schlange.
     Gast: Und hat die Gemeinde geholfen?
     Irene: In neun Tagen. Die Boote fuhren Ostern wieder, ich weiß nicht wie.`,
  ],
])('lists nothing that was answered beside what is not known (%s)', async (language, script) => {
  expect(await questionsOf(language, script)).toEqual([]);
});
