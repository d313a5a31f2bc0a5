import { expect, it } from 'vitest';
import { minutesOf } from '../../../testing/notes.ts';

async function tasksOf(language: string, script: string): Promise<unknown[]> {
  const { actionItems } = await minutesOf(language, script);
  return actionItems.map(({ text, owner, due }) => [text, owner, due]);
}

it.each([
  [
    'en',
    `Ann: The hall is booked, it comes to 40 each.
     Ben: Good.
     Cleo: Great.
     Ann: Can everyone transfer their share to the club's account by Friday, please?
     Ben: Sure.`,
    ["Transfer their share to the club's account by Friday", 'by Friday'],
  ],
  [
    'de',
    `Anja: Die Halle ist gebucht, 40 Euro für jeden.
     Bernd: Gut.
     Cora: Schön.
     Anja: Schickt mir bitte bis Donnerstag eure Schuhgrößen.
     Bernd: 43`,
    ['Anja: Schickt mir bitte bis Donnerstag eure Schuhgrößen', 'bis Donnerstag'],
  ],
  [
    'fr',
    `Anne: La salle est réservée, 40 euros chacun.
     Paul: Bien.
     Zoé: Super.
     Anne: Vous pouvez tous verser votre part avant vendredi ?
     Paul: Oui.`,
    ['Anne: Verser votre part avant vendredi', 'avant vendredi'],
  ],
  [
    'fr',
    `Anne: La salle est réservée, 40 euros chacun.
     Paul: Bien.
     Zoé: Super.
     Anne: envoyez moi vos pointures d'ici mardi svp
     Paul: 43`,
    ["Anne: Envoyez moi vos pointures d'ici mardi svp", "d'ici mardi"],
  ],
  [
    'es',
    `Ana: La sala está reservada, 40 euros cada uno.
     Luis: Bien.
     Zoe: Genial.
     Ana: Mandadme vuestra talla antes del martes, por favor.
     Luis: La 43.`,
    ['Ana: Mandadme vuestra talla antes del martes', 'antes del martes'],
  ],
])('lists what everyone is asked to do, for no one alone (%s)', async (language, script, task) => {
  const [text, due] = task;
  expect(await tasksOf(language, script)).toEqual([
    [expect.stringMatching(new RegExp(`^${text}[.?]?$`, 'u')), undefined, due],
  ]);
});

it.each([
  [
    'en',
    `Ann: The hall is booked.
     Ben: Good.
     Cleo: Great.
     Ann: Can everyone come on Friday?
     Ben: Everybody knows that by Friday.`,
  ],
  [
    'de',
    `Anja: Die Halle ist gebucht.
     Bernd: Gut.
     Cora: Schön.
     Anja: Könnt ihr am Freitag alle kommen?
     Bernd: Passt euch der Freitag nicht?`,
  ],
])('takes no question whether all can come for one (%s)', async (language, script) => {
  expect(await tasksOf(language, script)).toEqual([]);
});
