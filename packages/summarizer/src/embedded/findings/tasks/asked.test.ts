import { describe, expect, it } from 'vitest';
import { minutesOf, notesOfText } from '../../../testing/notes.ts';

const mail = (name: string, ...lines: string[]): string[] => [
  `From: ${name} <x@example.org>`,
  'Subject: Brochure',
  ...lines,
  name.split(' ')[0] ?? '',
];

describe('a request', () => {
  it.each([
    [
      'en',
      `Ann: We need somebody in the museum.
       Ben: I'm away on Friday, Cleo, could you ask the museum about the tickets?
       Cleo: Sure.`,
      'Cleo will ask the museum about the tickets.',
    ],
    [
      'de',
      `Anna: Wir brauchen die Karten.
       Ben: Ich bin am Freitag weg, kannst du das Museum nach den Karten fragen?
       Anna: Ja, mach ich.`,
      'Anna soll das Museum nach den Karten fragen.',
    ],
    [
      'fr',
      `Anne: Il reste le remplacement de Théo.
       Paul: Nadia, tu as son numéro, tu peux demander à Théo s'il est libre ?
       Nadia: D'accord.`,
      "Nadia va demander à Théo s'il est libre.",
    ],
    [
      'es',
      `Ana: Falta el folleto.
       Luis: Yo estoy fuera, Eva, ¿puedes llamar a la imprenta?
       Eva: Vale.`,
      'Eva va a llamar a la imprenta.',
    ],
  ])('may stand behind what is said first (%s)', async (language, script, task) => {
    const { actionItems } = await minutesOf(language, script);
    expect(actionItems.map(({ text }) => text)).toEqual([task]);
  });

  it('is told with what stands in front of it and it points to', async () => {
    const { actionItems } = await minutesOf(
      'de',
      `Henrike: Die Kundin hat nach der Garantie gefragt.
       Malte: Gesa, den Satz für die Rechnung, kannst du den formulieren?
       Gesa: Mache ich heute noch.`,
    );
    expect(actionItems.map(({ text }) => text)).toEqual([
      'Gesa soll den formulieren (zu „Den Satz für die Rechnung“).',
    ]);
  });

  it.each([
    ['¿Cuándo lo sabremos?', 'No lo sé, espero que antes de la feria.'],
    ['Podría ir Amélie, del departamento de compras.', 'Perfecto.'],
  ])('is none where no one is asked: %s', async (asked, answer) => {
    const { actionItems } = await minutesOf(
      'es',
      `Ana: Falta decidir quién va a la feria.
       Luis: ${asked}
       Ana: ${answer}`,
    );
    expect(actionItems).toEqual([]);
  });
});

describe('a mail', () => {
  it('takes a request on by naming its day, whatever it says that its writer did', async () => {
    const { actionItems } = await notesOfText('en', [
      ...mail(
        'Priya Nair',
        'Tom, could you get a new picture from the press office by Wednesday noon? Elise, please drop it in and export the brochure for the printer.',
      ),
      ...mail(
        'Tom Becker',
        'I have written to the press office, they promised me something by tomorrow evening, so Wednesday works.',
      ),
      ...mail('Elise Grant', 'I can do the export on Thursday. Tom, can you check page 6?'),
    ]);
    expect(actionItems.map(({ owner, due }) => [owner, due])).toEqual([
      ['Tom', 'by Wednesday noon'],
      ['Elise', 'on Thursday'],
      ['Tom', undefined],
    ]);
  });

  it('gives in French what it thanks for to whom it names, by the date of that clause', async () => {
    const { actionItems } = await notesOfText('fr', [
      ...mail(
        'Claire Morvan',
        "Paul, peux-tu confirmer la réservation ? Et Inès, merci de préparer l'affiche pour la fin du mois.",
      ),
      ...mail('Paul Ferrand', "C'est noté, je confirme la réservation demain."),
      ...mail(
        'Inès Roux',
        "L'affiche, je vous l'envoie le 28, mais il me faut un texte : Claire, tu pourrais envoyer le texte avant le 22 ?",
        'Par contre, je ne serai pas là le 7 mars.',
      ),
    ]);
    expect(actionItems.map(({ text, owner, due }) => [text, owner, due])).toEqual([
      ['Paul va confirmer la réservation.', 'Paul', 'demain'],
      ["Inès va préparer l'affiche pour la fin du mois.", 'Inès', 'le 28'],
      ['Claire va envoyer le texte avant le 22.', 'Claire', 'avant le 22'],
    ]);
  });
});
