import { expect, it } from 'vitest';
import { emptyDocument } from '../documents.ts';
import { embeddedEngine } from '../testing/embedded-engine.ts';
import type { Point, SummaryDocument, SummarySource } from '../port.ts';
import { cardKey, GAP, type StudyCard, statedBy } from './card.ts';
import { makeCards } from './make-cards.ts';
import { makeCardsInProcess } from './make-in-process.ts';

const sourceOf = (texts: readonly string[], language = 'en'): SummarySource => ({
  kind: 'text',
  language,
  turns: texts.map((text) => ({ text })),
});

const pointsOf = (texts: readonly string[]): Point[] =>
  texts.map((text, turn) => ({ text, refs: [turn], verified: true }));

/** The cards of sentences that the notes have as key points. */
const cardsOf = (texts: readonly string[], given: Partial<SummaryDocument> = {}, language = 'en') =>
  makeCards({
    document: emptyDocument({ kind: 'article', keyPoints: pointsOf(texts), ...given }),
    source: sourceOf(texts, language),
    language,
  });

const asked = (cards: readonly StudyCard[]): [string, string][] =>
  cards.map(({ front, back }) => [front, back]);

const LECTURES = {
  en: {
    texts: [
      'Good morning. Today it is waiting lines.',
      'The arrival rate is the average number of customers that come in per unit of time.',
      'A projection that keeps areas is called equal-area, or equivalent in the older books.',
      'The Equal Earth map was published in 2018 by three cartographers.',
      'I promise it is less dull than standing in one for 10 minutes.',
    ],
    cards: [
      [
        'What is the arrival rate?',
        'The arrival rate is the average number of customers that come in per unit of time.',
      ],
      [
        `A projection that keeps areas is called ${GAP}, or equivalent in the older books.`,
        'equal-area',
      ],
      [`The Equal Earth map was published in ${GAP} by three cartographers.`, '2018'],
    ],
  },
  de: {
    texts: [
      'Guten Morgen. Heute geht es um die Photosynthese.',
      'Chlorophyll ist ein Farbstoff, der vor allem rotes und blaues Licht aufnimmt.',
      'Die Öffnungen an der Unterseite der Blätter heißen Spaltöffnungen.',
      'Warum sind Blätter grün? Weil Chlorophyll das grüne Licht kaum aufnimmt und zurückwirft.',
      'Die großen Laubbäume geben an einem Sommertag rund 9.000 Liter Sauerstoff ab.',
    ],
    cards: [
      [
        'Was ist Chlorophyll?',
        'Chlorophyll ist ein Farbstoff, der vor allem rotes und blaues Licht aufnimmt.',
      ],
      [`Die Öffnungen an der Unterseite der Blätter heißen ${GAP}.`, 'Spaltöffnungen'],
      [
        'Warum sind Blätter grün?',
        'Weil Chlorophyll das grüne Licht kaum aufnimmt und zurückwirft.',
      ],
      [`Die großen Laubbäume geben an einem Sommertag rund ${GAP} Sauerstoff ab.`, '9.000 Liter'],
    ],
  },
  fr: {
    texts: [
      "Bonjour à tous. Aujourd'hui on parle des volcans.",
      'Le magma est une roche fondue qui se forme à une profondeur de cinquante à cent kilomètres.',
      "La partie supérieure du manteau, sur laquelle glissent les plaques, s'appelle l'asthénosphère.",
      'Les laves basaltiques sortent à une température d’environ 1 200 degrés.',
      "Ça, je vous le demanderai à l'examen.",
    ],
    cards: [
      [
        'Qu’est-ce que le magma\u00a0?',
        'Le magma est une roche fondue qui se forme à une profondeur de cinquante à cent kilomètres.',
      ],
      [
        `La partie supérieure du manteau, sur laquelle glissent les plaques, s'appelle l'${GAP}.`,
        'asthénosphère',
      ],
      [`Les laves basaltiques sortent à une température d’environ ${GAP}.`, '1 200 degrés'],
    ],
  },
  es: {
    texts: [
      'Buenos días. Hoy hablamos de las mareas.',
      'La pleamar es el momento en que el agua está más alta.',
      'La diferencia de altura entre pleamar y bajamar se llama carrera de marea.',
      'La central de Morvelle funciona desde 1967 y abastece a unas cien mil casas.',
      'Miraba la luna la noche antes y no fallaba nunca.',
    ],
    cards: [
      ['¿Qué es la pleamar?', 'La pleamar es el momento en que el agua está más alta.'],
      [`La diferencia de altura entre pleamar y bajamar se llama ${GAP}.`, 'carrera de marea'],
      [`La central de Morvelle funciona desde ${GAP} y abastece a unas cien mil casas.`, '1967'],
    ],
  },
};

it.each(Object.entries(LECTURES))(
  'makes the cards of a lecture in %s',
  async (language, { texts, cards }) => {
    const { summarizer } = embeddedEngine;
    const source: SummarySource = { ...sourceOf(texts, language), kind: 'speech' };
    const { document } = await summarizer.summarize({
      source,
      outputType: 'notes',
      template: 'lecture',
    });
    const made = await makeCards({ document, source, language });
    expect(asked(made)).toEqual(cards);
  },
);

it('hides a number with its unit, and the number alone where the unit stands elsewhere', async () => {
  const cards = await cardsOf([
    'The wall along the harbour will cost 8.7 million pounds in all.',
    'The tower at the pier is 42 metres high and its cellar 3.5 metres deep.',
    'The old market on the square had between 30 and 45 stalls on weekdays.',
  ]);
  expect(cards.map(({ back }) => back)).toEqual(['8.7 million pounds', '42', '30 and 45']);
});

it('hides no part of a formula, no number twice, no word that stands elsewhere', async () => {
  const cards = await cardsOf([
    'The law of motion is written F = 12 kg × a for a falling body.',
    'The average number in the system is 4 over 1 minus 4 for one server.',
    'A line of constant compass course is called a rhumb line by sailors.',
    'The year had 400 days when the moon was young and 400 million tides ago.',
  ]);
  expect(cards).toEqual([]);
});

it.each([
  'It was built by a company from Hamburg in 1911.',
  'They sold 4,000 tickets for the opening night.',
  'The engineer said that we need 14 million euros for the wall.',
  'And the third bridge over the river opened in 1932.',
  'If the pump fails for 10 minutes, the lower cellar is flooded.',
])('leaves out what does not stand alone: %s', async (text) => {
  expect(await cardsOf([text], { kind: 'lecture' })).toEqual([]);
});

it('takes nothing that the verifier doubts, nor what is not in the turns that it names', async () => {
  const texts = ['The tower of the harbour was finished in 1911.', 'Its lamp has 90 watts.'];
  const wrong = {
    text: 'The tower of the harbour was finished in 1912.',
    refs: [0],
    verified: true,
  };
  const elsewhere = {
    text: 'The tower of the harbour was finished in 1911.',
    refs: [1],
    verified: true,
  };
  const unverified = { ...pointsOf(texts)[0], verified: false } as Point;
  for (const point of [wrong, elsewhere, unverified])
    expect(await cardsOf(texts, { kind: 'meeting', keyPoints: [point] })).toEqual([]);
});

it('makes no card of decisions and tasks', async () => {
  const text = 'The council of the town will spend 340,000 euros on the tower.';
  const [point] = pointsOf([text]);
  if (!point) throw new Error('no point');
  const document = emptyDocument({
    kind: 'meeting',
    decisions: [point],
    actionItems: [{ ...point, owner: 'Ann' }],
  });
  expect(await makeCards({ document, source: sourceOf([text]), language: 'en' })).toEqual([]);
});

it('makes no card that a learner has, whatever word was hidden in it, and none twice', async () => {
  const text = 'The tower of the harbour was finished in 1911.';
  const twice = [text, `${text.toUpperCase()} `];
  const [card, ...others] = await cardsOf(twice);
  if (!card) throw new Error('no card');
  expect(others).toEqual([]);
  const known = [
    cardKey({
      kind: 'cloze',
      front: `The ${GAP} of the harbour was finished in 1911!`,
      back: 'tower',
    }),
  ];
  expect(known).toEqual([cardKey(card)]);
  const document = emptyDocument({ keyPoints: pointsOf([text]) });
  expect(await makeCards({ document, source: sourceOf([text]), language: 'en', known })).toEqual(
    [],
  );
});

it('has questions of an interview with their answers, where a stranger understands them', async () => {
  const texts = [
    'How many locks has the flight of the canal? Fourteen locks in two miles.',
    'And how did you like that?',
  ];
  const keyPoints = [
    {
      text: 'Fourteen locks in two miles.',
      refs: [0],
      verified: true,
      asked: 'How many locks has the flight of the canal?',
    },
    {
      text: 'Fourteen locks in two miles.',
      refs: [0],
      verified: true,
      asked: 'And how did you like that?',
    },
  ];
  expect(asked(await cardsOf(texts, { kind: 'interview', keyPoints }))).toEqual([
    ['How many locks has the flight of the canal?', 'Fourteen locks in two miles.'],
  ]);
});

it('makes cards of a translation by its numbers', async () => {
  const document = emptyDocument({
    keyPoints: [
      {
        text: 'The harbour tower was finished by masons from Genoa in 1911.',
        refs: [0],
        verified: true,
      },
    ],
  });
  const source = sourceOf(['Der Hafenturm wurde 1911 von Maurern aus Genoa fertiggestellt.'], 'de');
  expect(asked(await makeCards({ document, source, language: 'en' }))).toEqual([
    [`The harbour tower was finished by masons from Genoa in ${GAP}.`, '1911'],
  ]);
});

it('gives the same in a process of its own, with the answer of every card in its turns', async () => {
  const { texts } = LECTURES.en;
  const request = {
    document: emptyDocument({ keyPoints: pointsOf(texts) }),
    source: sourceOf(texts),
    language: 'en',
  };
  const cards = await makeCardsInProcess(request);
  expect(cards).toEqual(await makeCards(request));
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    const said = card.refs.map((ref) => texts[ref]).join(' ');
    expect(said).toContain(card.kind === 'cloze' ? statedBy(card) : card.back);
  }
});
