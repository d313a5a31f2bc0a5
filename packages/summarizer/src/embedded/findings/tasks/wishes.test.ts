import { describe, expect, it } from 'vitest';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

async function settled(language: string, asks: string, answers: string): Promise<string[]> {
  const document = await minutesOf(language, meetingWith(language, asks, answers));
  return [
    ...document.decisions.map(({ text }) => `decided: ${text}`),
    ...document.actionItems.map(({ text, due }) => (due === undefined ? text : `${text} [${due}]`)),
  ];
}

describe('what is asked for in other words than “could you”', () => {
  it.each([
    [
      'en',
      'Would you mind talking to the neighbours?',
      "No, that's fine.",
      'Ben will talk to the neighbours',
    ],
    [
      'en',
      "Ben, don't forget to pay the deposit by the 3rd.",
      "I won't.",
      'Ben will pay the deposit by the 3rd. [by the 3rd]',
    ],
    ['en', 'Ben to order the paint.', 'Yes.', 'Ben will order the paint.'],
    [
      'en',
      'I need you to sign the contract today.',
      'Okay, I’ll do that.',
      'Ben will sign the contract today. [today]',
    ],
    [
      'en',
      'Ben, are you okay to open up on Saturday?',
      'Yep.',
      'Ben will open up on Saturday. [on Saturday]',
    ],
    [
      'en',
      'Any chance you could drop the parcel off?',
      'Yeah, on my way home.',
      'Ben will drop the parcel off.',
    ],
    ['en', 'You’ll bring the ladder, won’t you?', 'Yes.', 'Ben will bring the ladder.'],
    [
      'de',
      'Bitte achte darauf, dass das Tor am Sonntag zu ist.',
      'Alles klar.',
      'Ben soll darauf achten, dass das Tor am Sonntag zu ist. [am Sonntag]',
    ],
    [
      'de',
      'Ben, vergiss nicht, bis zum 3. die Kaution einzuzahlen.',
      'Nein, mach ich.',
      'Ben soll bis zum 3. die Kaution einzahlen. [bis zum 3.]',
    ],
    ['de', 'Du bringst die Leiter mit, oder?', 'Ja.', 'Ben bringt die Leiter mit.'],
    [
      'de',
      'Ben, stell bitte den Termin auf die Website.',
      'Ja, mach ich.',
      'Ben stellt den Termin auf die Website.',
    ],
    [
      'de',
      'Schickst du mir morgen das Protokoll?',
      'Natürlich.',
      'Ben schickt Rosa morgen das Protokoll. [morgen]',
    ],
    [
      'de',
      'Ben, stellen Sie bis dahin bitte eine ehrliche Rechnung auf, mit der Arbeit.',
      'Mache ich.',
      'Ben soll bis dahin eine ehrliche Rechnung aufstellen, mit der Arbeit.',
    ],
    // What is left out in front takes no capital with it.
    ['de', 'Könntest du eben Marta anrufen?', 'Klar.', 'Ben soll Marta anrufen.'],
    ['de', 'Wer sagt Marta Bescheid?', 'Das mache ich.', 'Ben sagt Marta Bescheid.'],
    [
      'de',
      'Wir brauchen jemanden, der die Schlüssel abholt.',
      'Das mache ich gern.',
      'Ben holt die Schlüssel ab.',
    ],
    [
      'fr',
      "Ça t'embêterait de parler aux voisins ?",
      'Non, pas du tout.',
      'Ben va parler aux voisins.',
    ],
    [
      'fr',
      "Ben, n'oublie pas de payer l'acompte avant le 3.",
      'Non, promis.',
      "Ben va payer l'acompte avant le 3. [avant le 3]",
    ],
    [
      'fr',
      "Il faudrait que tu fasses le contrat aujourd'hui.",
      "D'accord.",
      "Ben fait le contrat aujourd'hui. [aujourd'hui]",
    ],
    [
      'fr',
      'Merci de vérifier que le portail est fermé dimanche.',
      'Entendu.',
      'Ben va vérifier que le portail est fermé dimanche. [dimanche]',
    ],
    [
      'fr',
      'On a besoin de quelqu’un pour nourrir les chats.',
      'Je veux bien le faire.',
      'Ben va nourrir les chats.',
    ],
    [
      'es',
      '¿Te importaría hablar con los vecinos?',
      'No, para nada.',
      'Ben va a hablar con los vecinos.',
    ],
    [
      'es',
      'Por favor, asegúrate de que la verja esté cerrada.',
      'Entendido.',
      'Ben va a asegurarse de que la verja esté cerrada.',
    ],
    [
      'es',
      'Tienes que firmar el contrato hoy.',
      'Vale, lo hago luego.',
      'Ben va a firmar el contrato hoy. [hoy]',
    ],
    ['es', 'Ben, pon la fecha en la web, por favor.', 'Vale.', 'Ben pone la fecha en la web.'],
    ['es', 'Traes tú la escalera, ¿no?', 'Sí.', 'Ben trae la escalera.'],
  ])('%s: %s – %s', async (language, asks, answers, task) => {
    const all = await settled(language, asks, answers);
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(task);
  });
});

describe('what one offers to do', () => {
  it.each([
    [
      'fr',
      "Est-ce que j'imprime les affiches ?",
      'Oui, avant mardi.',
      'Rosa imprime les affiches. [avant mardi]',
    ],
    [
      'fr',
      'Je pourrais aller à Lyon samedi.',
      'Ce serait bien.',
      'Rosa va aller à Lyon samedi. [samedi]',
    ],
    [
      'es',
      '¿Imprimo los carteles?',
      'Sí, antes del martes.',
      'Rosa imprime los carteles. [antes del martes]',
    ],
    [
      'es',
      'Podría ir a Burgos el sábado.',
      'Estaría muy bien.',
      'Rosa va a ir a Burgos el sábado. [el sábado]',
    ],
  ])('%s: %s – %s', async (language, offers, answers, task) => {
    expect(await settled(language, offers, answers)).toEqual([task]);
  });
});

it.each([
  ['en', 'Would you mind talking to the neighbours?', 'Yes, I would, I’m away all week.'],
  ['en', 'I want you to know that I’m grateful.', 'Thanks.'],
  ['de', 'Du musst dir das mal vorstellen.', 'Ja.'],
  ['es', '¿Se puede poner música fuera?', 'No lo sé.'],
])('no task, %s: %s – %s', async (language, asks, answers) => {
  expect(await settled(language, asks, answers)).toEqual([]);
});

it('what is promised beside the answer to a wish is another task', async () => {
  const all = await settled(
    'en',
    "Ben, don't forget to send the poster to the printer.",
    "I won't. I'll also put the date on the website tonight.",
  );
  expect(all).toEqual([
    'Ben will send the poster to the printer.',
    'Ben will also put the date on the website tonight. [tonight]',
  ]);
});

it('the date of another promise in the answer is none of the wish', async () => {
  const { actionItems } = await minutesOf(
    'en',
    meetingWith(
      'en',
      "Ben, don't forget to send the poster to the printer by the 6th.",
      "I won't. I'll also put the date on the website tonight.",
    ),
  );
  expect(actionItems.map(({ due, verified }) => [due, verified])).toEqual([
    ['by the 6th', true],
    ['tonight', true],
  ]);
});
