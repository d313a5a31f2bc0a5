import { describe, expect, it } from 'vitest';
import { notesOfText } from '../../../testing/notes.ts';

/** What the first of two mails asks for, and to whom the notes give it. */
async function asked(language: string, greeting: string, request: string): Promise<string[]> {
  const { actionItems } = await notesOfText(language, [
    'From: Rosa Lind',
    'Date: 23.11.2026 09:12',
    greeting,
    'Lorem 12.',
    request,
    'From: Ben Ortiz',
    'Date: 24.11.2026 09:12',
    'Dolor 13.',
  ]);
  return actionItems.map(({ text, owner }) => `${owner ?? '?'}: ${text}`);
}

describe('gives what a mail asks for to whom it is written', () => {
  it.each([
    [
      'de',
      'Hallo Ben,',
      'Bitte senden Sie mir die Unterlagen bis Freitag zu.',
      'Ben: Ben soll Rosa die Unterlagen bis Freitag zusenden.',
    ],
    [
      'de',
      'Hallo Ben,',
      'Schicken Sie mir bitte die Rechnung.',
      'Ben: Ben soll Rosa die Rechnung schicken.',
    ],
    [
      'de',
      'Hallo,',
      'Bitte bring die Schlüssel mit und sag dem Hausmeister Bescheid.',
      'Ben: Ben bringt die Schlüssel mit und sagt dem Hausmeister Bescheid.',
    ],
    [
      'fr',
      'Bonjour Ben,',
      'Merci de me renvoyer le formulaire signé.',
      'Ben: Ben va renvoyer à Rosa le formulaire signé.',
    ],
    [
      'fr',
      'Bonjour,',
      "Tu peux m'envoyer les chiffres ?",
      'Ben: Ben va envoyer à Rosa les chiffres.',
    ],
    ['fr', 'Bonjour,', 'Merci de nous confirmer la date.', 'Ben: Ben va confirmer la date.'],
    [
      'es',
      'Hola:',
      'Por favor, envíeme el formulario firmado.',
      'Ben: Por favor, envíeme el formulario firmado.',
    ],
    ['en', 'Hi Ben,', 'Please send me the invoice.', 'Ben: Ben will send Rosa the invoice.'],
    ['en', 'Hi Carla,', 'Please send me the invoice.', 'Carla: Carla will send Rosa the invoice.'],
  ])('%s: %s %s', async (language, greeting, request, task) => {
    expect(await asked(language, greeting, request)).toEqual([task]);
  });

  it.each([
    ['de', 'Bitte beachten Sie die neuen Öffnungszeiten.'],
    ['en', 'Please note the new opening hours.'],
    ['es', 'Por favor, una cosa más: la puerta está rota.'],
  ])('but not what is only pointed out: %s %s', async (language, request) => {
    expect(await asked(language, 'Ben,', request)).toEqual([]);
  });
});

it('quotes no thanks as what a question of a chat is about', async () => {
  const { questions } = await notesOfText('de', [
    '23.11.26, 18:02 - Lena: Opa wird ja am 14. 80',
    '23.11.26, 18:10 - Tom: ich kann Opa abholen',
    '23.11.26, 18:21 - Lena: super danke',
    '23.11.26, 18:22 - Lena: und was schenken wir?',
    '23.11.26, 18:30 - Tom: keine Ahnung',
  ]);
  expect(questions.map(({ text }) => text)).toEqual(['Was schenken sie?']);
});
