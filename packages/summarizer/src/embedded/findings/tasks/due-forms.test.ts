import { describe, expect, it } from 'vitest';
import { meetingWith } from '../../../testing/meetings.ts';
import { minutesOf } from '../../../testing/notes.ts';

/** When people say that something will be done, as a whole. */
const FORMS: Record<string, { promise: (when: string) => string; due: string[] }> = {
  en: {
    promise: (when) => `Ann: The council wants our report.
      Ben: I'll send the report to the council ${when}.
      Ann: Great.`,
    due: [
      'by 5 pm',
      'by noon tomorrow',
      'before seven on Friday',
      'within a fortnight',
      'the week after next',
      'the day after tomorrow',
      'at the beginning of June',
      'by mid-October',
      'in the first week of May',
      'in the autumn',
      'by 2026-03-01',
      'by close of business on Friday',
    ],
  },
  de: {
    promise: (when) => `Ann: Die Gemeinde will unseren Bericht.
      Ben: Ich schicke den Bericht ${when} an die Gemeinde.
      Ann: Gut.`,
    due: [
      'bis 17 Uhr',
      'vor Ostern',
      'innerhalb von zwei Wochen',
      'in einer Stunde',
      'vor der nächsten Sitzung',
      'bis zur nächsten Vorstandssitzung',
      'in der ersten Maiwoche',
      'nach der Sommerpause',
      'bis mittags',
      'bis zum 01.03.2026',
      'in KW 14',
    ],
  },
  fr: {
    promise: (when) => `Ann: La mairie demande notre rapport.
      Luc: J'envoie le rapport à la mairie ${when}.
      Ann: Très bien.`,
    due: [
      'pour la prochaine fois',
      'avant lundi quatre mai',
      'avant 17 heures',
      "d'ici la fin de la semaine prochaine",
      'dans les quinze jours',
      'avant les vacances',
      'à la rentrée',
      'début juin',
      'la première semaine de mai',
      'pour la prochaine réunion du bureau',
      'lundi au plus tard',
      "avant la fin de l'année",
    ],
  },
  es: {
    promise: (when) => `Ann: El ayuntamiento pide nuestro informe.
      Luis: Mando el informe al ayuntamiento ${when}.
      Ann: Muy bien.`,
    due: [
      'antes de este viernes',
      'antes del lunes cuatro de mayo',
      'para finales de la semana que viene',
      'antes de Semana Santa',
      'dentro de dos semanas',
      'antes de las cinco',
      'después del verano',
      'la primera semana de mayo',
      'mañana a primera hora',
      'el lunes como muy tarde',
      'en otoño',
    ],
  },
};

describe.each(Object.entries(FORMS))('%s', (language, { promise, due }) => {
  it.each(due)('%s', async (when) => {
    const { actionItems } = await minutesOf(language, promise(when));
    expect(actionItems.map((item) => item.due)).toEqual([when]);
  });
});

it.each([
  [
    'en',
    "Ann: The blinds are broken.\nBen: I'll ring the landlord.\nAnn: Before I forget, the bins.",
  ],
  [
    'de',
    'Ann: Die Rollos sind kaputt.\nBen: Ich rufe den Vermieter an.\nAnn: Bevor ich es vergesse, die Tonnen.',
  ],
  [
    'fr',
    "Ann: Les stores sont cassés.\nLuc: Je m'occupe d'appeler le propriétaire.\nAnn: Avant que j'oublie, les poubelles.",
  ],
  [
    'es',
    'Ann: Las persianas están rotas.\nLuis: Llamo yo al casero.\nAnn: Antes de que se me olvide, los cubos.',
  ],
])('%s: what one says before one forgets is no date', async (language, script) => {
  const { actionItems } = await minutesOf(language, script);
  expect(actionItems.map(({ due }) => due)).toEqual([undefined]);
});

it.each([
  ['Yo llevo el viernes dos cajas al mercado.', 'el viernes'],
  ['Yo llevo las cajas al mercado el viernes dos.', 'el viernes dos'],
])('Spanish counts things, and not days, in front of a noun: %s', async (said, due) => {
  const { actionItems } = await minutesOf('es', meetingWith('es', 'Faltan cajas.', said));
  expect(actionItems.map((task) => task.due)).toEqual([due]);
});
