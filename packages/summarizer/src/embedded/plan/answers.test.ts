import { describe, expect, it } from 'vitest';
import type { SummaryDocument } from '../../port.ts';
import { embeddedEngine } from '../../testing/embedded-engine.ts';

const { summarizer } = embeddedEngine;

async function notesOf(language: string, script: string, kind: 'speech' | 'text' = 'speech') {
  const turns = script
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => {
      const [speaker = '', text = ''] = line.split(/: (.*)/u);
      return kind === 'text' ? { text: line } : { speaker, text };
    });
  const source = { kind, language, turns };
  const { document } = await summarizer.summarize({ source, outputType: 'notes' });
  return document;
}

const pointsOf = ({ keyPoints, topics }: SummaryDocument) => [
  ...keyPoints,
  ...topics.flatMap(({ points }) => points),
];
const answerTo = (document: SummaryDocument, asked: string) =>
  pointsOf(document).find((point) => point.asked === asked)?.text;

const PILOT = `Host: Thank you for coming. How did you become a harbour pilot?
   Edda Lund: By accident. I was a mate on a ferry, and in 2004 I brought a freighter into Dunhaven through fog.
   Host: What does a pilot boat cost?
   Edda Lund: About two million pounds. The harbour pays a third of that, and the rest comes from the ships.
   Host: Do ships ever refuse a pilot?
   Edda Lund: No. The harbour law has required one since 1968.
   Host: Why has it become so much harder?
   Edda Lund: The ships, mostly. Freighters are four times as long as the channel was built for, and captains don't know where the sand has moved.
   Host: Has a storm ever stopped you from boarding?
   Edda Lund: Yes. In January 2019 the boat turned back twice because the ladder was iced over.
   Host: Who will take over the station?
   Edda Lund: We don't know yet.`;

describe('an interview', () => {
  it('answers each question with what was said first, also yes or no', async () => {
    const document = await notesOf('en', PILOT);
    expect(document.kind).toBe('interview');
    expect(answerTo(document, 'What does a pilot boat cost?')).toMatch(
      /^About two million pounds\./u,
    );
    expect(answerTo(document, 'Do ships ever refuse a pilot?')).toMatch(/^No\. The harbour law/u);
    expect(answerTo(document, 'Why has it become so much harder?')).toMatch(
      /^The ships, mostly\./u,
    );
  });

  it('gives what belongs to one answer in its order, and how it begins once', async () => {
    const { keyPoints, topics } = await notesOf('en', PILOT);
    const texts = [...keyPoints, ...topics.flatMap(({ points }) => points)].map(({ text }) => text);
    const opening = texts.filter((text) => text.startsWith('The ships, mostly.'));
    expect(opening).toHaveLength(1);
    const byTurn = Map.groupBy(keyPoints, ({ refs }) => refs[0]);
    const inTopics = new Set(topics.flatMap(({ points }) => points.flatMap(({ refs }) => refs)));
    expect([...byTurn.keys()].filter((turn) => inTopics.has(turn ?? -1))).toEqual([]);
  });

  it('has an answer to as many questions as it has room for', async () => {
    const asked = pointsOf(await notesOf('en', PILOT)).flatMap((point) => point.asked ?? []);
    expect(new Set(asked).size).toBeGreaterThanOrEqual(4);
  });

  it('leaves open only what the one who is asked does not know', async () => {
    const { questions } = await notesOf('en', PILOT);
    expect(questions.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Who will take over the station/u),
    ]);
  });

  it('is summed up by who talks, and not by two names for one person', async () => {
    const told = (await notesOf('en', PILOT)).overview.map(({ text }) => text).join(' ');
    expect(told).not.toMatch(/and in 2004 they/u);
  });
});

describe('a brief answer in a meeting', () => {
  it.each([
    [
      'fr',
      `Alice: Il nous faut un nouveau four pour la cuisine de l'association.
       Bruno: On a combien en caisse ?
       Chloé: 1 240 euros, après l'achat des tables.
       Alice: Le four coûte 900 euros chez Durand, livraison comprise.`,
      'On a combien en caisse?',
      /^1 240 euros/u,
    ],
    [
      'en',
      `Ann: The kitchen of the club needs a new oven this year.
       Ben: How much money is left?
       Cleo: 1,240 pounds, after the tables.
       Ann: The oven costs 900 pounds at Miller's, with delivery.`,
      'How much money is left?',
      /^1,240 pounds/u,
    ],
  ])('%s: stands behind its question', async (language, script, question, answer) => {
    expect(answerTo(await notesOf(language, script), question)).toMatch(answer);
  });

  it('what only announces a subject is no point', async () => {
    const document = await notesOf(
      'en',
      `Ann: Second point, the bicycle shed.
       Ben: Three bicycles were stolen in March, and the lock of the shed is broken.
       Ann: A new lock costs 480 pounds at the locksmith in Mill Lane.`,
    );
    expect(pointsOf(document).map(({ text }) => text)).not.toContain(
      'Second point, the bicycle shed.',
    );
  });
});

describe('wording', () => {
  it('keeps the word that a German clause hangs on', async () => {
    const script = `Anna: Warum zählen wir nur netto?
      Bernd: Weil am Anfang zwei Pumpen Strom verbrauchen und am Ende vier Pumpen Strom liefern.
      Anna: Die neue Pumpe kostet 480 Euro und wird im Mai geliefert.`;
    const told = JSON.stringify(await notesOf('de', script));
    expect(told).not.toContain('"Am Anfang zwei Pumpen');
  });

  it('cuts no assent in two', async () => {
    const script = `Ann: We print the catalogue with forty pages and drop the foil.
      Ben: Fine by me. The printer gets the proof on the 17th of March.`;
    expect(JSON.stringify(await notesOf('en', script))).not.toMatch(/By me/u);
  });
});

describe('French', () => {
  it('takes a promise with a pronoun and an infinitive in -re for a task', async () => {
    const { actionItems } = await notesOf(
      'fr',
      `Alice: Le syndic ne paie pas la serrure du local.
       Bruno: Je vais lui écrire cette semaine.
       Alice: Merci.`,
    );
    expect(actionItems).toMatchObject([
      { text: expect.stringMatching(/^Bruno va lui écrire cette semaine/u), owner: 'Bruno' },
    ]);
  });

  it('takes what had been planned before for no decision, and one number for its proposal', async () => {
    const { decisions } = await notesOf(
      'fr',
      `Alice: Bonjour à tous. Alors, la fête. On avait parlé du samedi 14 juin.
       Bruno: Le 14 la rue est en travaux.
       Alice: Pour les jardinières, Bruno, combien ?
       Bruno: Dix coûtent 350 euros. Mais je propose d'en prendre six cette année.
       Chloé: Six, c'est bien.
       Alice: Alors six.`,
    );
    expect(decisions.map(({ text }) => text)).toEqual([expect.stringMatching(/en prendre six/iu)]);
  });
});

it('a text that greets its listeners and asks them is a lecture, and a greeting names no day', async () => {
  const document = await notesOf(
    'de',
    `Guten Morgen. Heute geht es um die Zellatmung.
     Was ist Zellatmung? Unter Zellatmung versteht man den Abbau von Glukose mit Sauerstoff.
     Warum braucht die Zelle Sauerstoff? Ohne Sauerstoff steht die Atmungskette still.
     Die Gärung liefert nur zwei ATP für jedes Molekül Glukose.`,
    'text',
  );
  expect(document.kind).toBe('lecture');
  expect(document.dates).toEqual([]);
});

it('the summary of an article tells what was decided, for it has no list of decisions', async () => {
  const turns = [
    'Penford town council voted by 14 to 12 late on Monday to close the old bridge to lorries, ending an argument that has run for eight years and, in the words of one councillor, "forty meetings and two broken axles" and a petition.',
    'The bridge was built in 1931 and carries about 4,000 cars a day.',
    'Farmers on the west bank say that the way round is eleven miles longer.',
    'A new bridge would cost nine million pounds and take three years to build.',
  ].map((text) => ({ text }));
  const source = { kind: 'text', language: 'en', turns } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'summary' });
  expect(document.kind).toBe('article');
  const told = [...document.overview, ...document.keyPoints].map(({ text }) => text).join(' ');
  expect(told).toContain('close the old bridge to lorries');
});

it('statements of one form about different things are no repetitions', async () => {
  const costs = ['roof 4,000', 'boiler 2,000', 'fence 900', 'drain 700'];
  const lines = costs.map((cost, at) => {
    const [thing = '', price = ''] = cost.split(' ');
    return `${at % 2 === 0 ? 'Ann' : 'Ben'}: Mending the ${thing} of the hall costs ${price} pounds this winter.`;
  });
  const document = await notesOf('en', lines.join('\n'));
  const told = [...document.overview, ...pointsOf(document)].map(({ text }) => text).join(' ');
  for (const cost of costs) expect(told).toContain(cost.split(' ')[1]);
});
