import { expect, it } from 'vitest';
import { notesOfText } from '../../../testing/notes.ts';

async function decisionsOf(language: string, ...lines: string[]): Promise<string[]> {
  const document = await notesOfText(language, lines, 'article');
  return document.decisions.map(({ text }) => text);
}

it.each([
  ['en', 'The assembly, by a show of hands, added a ferry for the first three summers.'],
  ['en', 'The motion to dredge the harbour in stages was lost by 80 votes to 171.'],
  ['en', 'The council of Skerry decided on Tuesday night to sell the old ice house.'],
  ['fr', "Le conseil municipal d'Ouessel a décidé mardi soir de vendre la vieille glacière."],
  ['de', 'Die Versammlung strich die Fähre mit 80 zu 31 Stimmen aus dem Plan.'],
  ['fr', 'Le syndicat supprime le bac à main levée dès le premier été.'],
  ['de', 'Der Stadtrat von Skerry beschloss am Dienstag, das alte Eishaus nicht zu verkaufen.'],
  [
    'es',
    'El pleno de Skerry aprobó ayer por doce votos a favor y cinco en contra la compra del viejo muelle.',
  ],
  [
    'en',
    'The council of Skerry approved the sale of the ice house without any objections from its members.',
  ],
  [
    'fr',
    "Le conseil d'Ouessel a décidé mardi de vendre la glacière, malgré le maire, qui est contre le projet.",
  ],
  ['es', 'La asamblea suprime el transbordador por unanimidad desde el primer verano.'],
])('what was voted on was decided (%s): %s', async (language, text) => {
  const filling = {
    en: 'The island has 400 inhabitants and lies nine miles off the coast.',
    de: 'Die Insel hat 400 Einwohner und liegt neun Meilen vor der Küste.',
    fr: "L'île compte 400 habitants et se trouve à neuf milles de la côte.",
    es: 'La isla tiene 400 habitantes y está a nueve millas de la costa.',
  }[language];
  expect(await decisionsOf(language, filling ?? '', text)).toEqual([text]);
});

it('what the council settled in a clause behind it was decided in French', async () => {
  const text = 'La commune vendra la vieille glacière, a tranché mardi soir le conseil municipal.';
  const filling = "L'île compte 400 habitants et se trouve à neuf milles de la côte.";
  expect(await decisionsOf('fr', filling, text)).toHaveLength(1);
});

it.each([
  [
    'en',
    'The fishermen who own the quay are to sell it and buy the old ice house.',
    'At a meeting on Friday 163 members voted in favour and 88 against.',
  ],
  [
    'fr',
    'À Portmeur, le vieux phare deviendra une auberge de jeunesse.',
    'Le conseil municipal a tranché mardi soir, par onze voix contre sept.',
  ],
])('a vote alone is about the sentence before it (%s)', async (language, decided, vote) => {
  expect(await decisionsOf(language, `${decided} ${vote}`)).toEqual([`${decided} ${vote}`]);
});

it('what had been voted on before is history', async () => {
  const texts = await decisionsOf(
    'de',
    'Die Insel hat 400 Einwohner und liegt neun Meilen vor der Küste.',
    'Der Rat hatte sich im März noch mit elf zu sieben Stimmen für die Fähre ausgesprochen.',
  );
  expect(texts).toEqual([]);
});

it.each([
  [
    'en',
    'The allotment society will water the lower beds only from Monday.',
    '“Trees that dry out never come back,” says its chair, Ida Moss.',
    'The decision passed by 31 votes to 24 in a long meeting.',
  ],
  [
    'de',
    'Der Gartenverein wird ab Montag nur noch die unteren Beete gießen.',
    '„Ein Baum, der vertrocknet, kommt nicht wieder“, sagt die Vorsitzende Ida Moos.',
    'Die Entscheidung fiel mit 31 zu 24 Stimmen in einer langen Versammlung.',
  ],
  [
    'fr',
    'La société des jardins n’arrosera plus que les parcelles basses dès lundi.',
    '« Un arbre qui sèche ne revient pas », dit sa présidente, Ida Mousse.',
    'La décision a été prise par 31 voix contre 24 au bout d’une longue réunion.',
  ],
  [
    'es',
    'La sociedad de huertos regará desde el lunes solo las parcelas bajas.',
    '«Un árbol que se seca no vuelve», dice su presidenta, Ida Musgo.',
    'La decisión salió por 31 votos contra 24 en una larga asamblea.',
  ],
])(
  'a vote behind a quotation is about what the paragraph tells (%s)',
  async (language, ...told) => {
    const [decided, quoted, vote] = told;
    const found = await decisionsOf(language, [decided, quoted, vote].join(' '));
    expect(found).toEqual([expect.stringContaining(decided)]);
  },
);

it('takes up what a council decided on a day that is written with a stop', async () => {
  const decisions = await decisionsOf(
    'de',
    'Die Insel hat 400 Einwohner und liegt neun Meilen vor der Küste.',
    'Der Landkreis trägt ein Drittel der Kosten für die Mole. Das hat der Kreistag am 3. Mai mit großer Mehrheit beschlossen.',
  );
  expect(decisions).toEqual([expect.stringMatching(/Drittel der Kosten für die Mole/u)]);
});
