import { describe, expect, it } from 'vitest';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

async function decisionsOf(language: string, said: string, answer: string): Promise<string[]> {
  const { decisions } = await minutesOf(language, meetingWith(language, said, answer));
  return decisions.map(({ text }) => text);
}

describe('what is put forward and agreed to, in the words of what is done', () => {
  it.each([
    [
      'en',
      'How about a hedge instead of a fence?',
      "That's better. Let's do that.",
      'A hedge instead of a fence.',
    ],
    [
      'en',
      "I'm for closing the garden on Mondays.",
      'Yes, so am I.',
      'Closing the garden on Mondays.',
    ],
    [
      'en',
      "On the open day, I'm for starting at ten.",
      'Agreed.',
      'On the open day, starting at ten.',
    ],
    ['en', "Then it's decided: no fence, a hedge.", 'Great.', 'No fence, a hedge.'],
    ['en', "Decision: we take Miller's offer.", 'Good.', "Take Miller's offer."],
    ['en', "Let's not buy a new gate.", 'Agreed.', 'They will not buy a new gate.'],
    ['en', 'Okay, oak it is.', 'Good.', 'Oak it is.'],
    ['en', 'All in favour of the hedge?', "That's everybody.", 'The hedge.'],
    ['de', 'Wer ist für die Hecke?', 'Alle.', 'Die Hecke.'],
    [
      'de',
      'Wie wär’s mit einer Hecke statt einem Zaun?',
      'Gute Idee. Machen wir so.',
      'Mit einer Hecke statt einem Zaun.',
    ],
    [
      'de',
      'Ich würde vorschlagen, wir nehmen Stahlpfosten.',
      'Gute Idee.',
      'Wir nehmen Stahlpfosten.',
    ],
    [
      'de',
      'Beim Ausflug würde ich vorschlagen, wir fahren nach Lübeck.',
      'Gute Idee.',
      'Wir fahren nach Lübeck.',
    ],
    [
      'de',
      'Ich bin dafür, den Garten montags zu schließen.',
      'Ich auch.',
      'Den Garten montags zu schließen.',
    ],
    [
      'de',
      'Ich finde, wir sollten die Reparatur aufs Frühjahr verschieben.',
      'Finde ich auch.',
      'Die Reparatur aufs Frühjahr verschieben.',
    ],
    [
      'de',
      'Lasst uns für das Wochenende einen Bagger mieten.',
      'Einverstanden.',
      'Für das Wochenende einen Bagger mieten.',
    ],
    [
      'fr',
      "Que diriez-vous d'une haie à la place ?",
      "C'est mieux. On fait ça.",
      'Une haie à la place.',
    ],
    ['fr', 'Je suis pour fermer le jardin le lundi.', 'Moi aussi.', 'Fermer le jardin le lundi.'],
    ['fr', "Décision : on accepte l'offre de Martin.", 'Bien.', "On accepte l'offre de Martin."],
    [
      'es',
      '¿Qué os parece un seto en vez de una valla?',
      'Mejor. Hacemos eso.',
      'Un seto en vez de una valla.',
    ],
    [
      'es',
      'Vamos a alquilar una excavadora para el fin de semana.',
      'De acuerdo.',
      'Alquilar una excavadora para el fin de semana.',
    ],
    [
      'es',
      'Yo estoy a favor de cerrar el jardín los lunes.',
      'Yo también.',
      'Cerrar el jardín los lunes.',
    ],
  ])('%s: %s – %s', async (language, said, answer, decision) => {
    expect(await decisionsOf(language, said, answer)).toEqual([decision]);
  });
});

it.each([
  ['en', 'How about a hedge instead of a fence?', "No, that's too slow."],
  ['en', 'Maybe we could paint it.', "We'll see."],
  ['de', 'Wir sollten ihn mal streichen.', 'Hm, weiß nicht.'],
  ['fr', 'Et si on la peignait ?', "C'est trop cher."],
  ['es', '¿Qué os parece un seto?', 'No sé, tarda mucho.'],
])('nothing is settled, %s: %s – %s', async (language, said, answer) => {
  expect(await decisionsOf(language, said, answer)).toEqual([]);
});
