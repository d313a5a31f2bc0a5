import { expect, it } from 'vitest';
import { emptyDocument } from '../../documents.ts';
import type { SummarySource } from '../../port.ts';
import { talkOf } from '../../testing/talk.ts';
import { analyse } from '../weighing/analysis.ts';
import { readDocument } from '../document.ts';
import { conversationOf } from '../findings/conversation.ts';
import { languageOf } from '../language/resolve.ts';
import { worthOf } from '../weighing/score.ts';
import { firstUnitOfSubjects } from '../subjects/opened.ts';
import { TitleWords } from '../titles/title-words.ts';
import { Writer } from '../wording/writer.ts';
import { verifyDocument } from '../../verify/verify.ts';
import { Facts } from './facts.ts';
import { summedUp } from './overview.ts';

async function analysed(source: SummarySource) {
  const { talk, ...rest } = await languageOf('en');
  if (!talk) throw new Error('English talk is understood');
  const analysis = analyse(readDocument(source, { ...rest, talk }));
  return { analysis, conversation: conversationOf(analysis.document, talk) };
}

async function pointsOf(
  source: SummarySource,
  kind: 'article' | 'interview' | 'meeting',
  interviewed?: string,
  begins = 0,
): Promise<string[]> {
  const { analysis, conversation } = await analysed(source);
  const worth = worthOf(analysis, 100);
  const facts = new Facts(
    {
      analysis,
      conversation,
      worth,
      kind,
      begins,
      interviewed,
      answering: interviewed === undefined ? undefined : new Set([interviewed]),
      keepsAnswers: false,
    },
    new Writer(conversation),
    new Set(),
  );
  const { units } = analysis.document;
  const whole = { title: '', names: [], start: 0, end: units.length, firstTurn: 0 };
  return facts.chooseIn(whole, units.length, []).map((unit) => units[unit]?.text ?? '');
}

/** The texts of units with those that they point to, where units of `taken` are stated elsewhere. */
function withAntecedents(
  { analysis, conversation }: Awaited<ReturnType<typeof analysed>>,
  kind: 'article' | 'lecture',
  taken: ReadonlySet<number>,
  units: readonly number[],
): (string | undefined)[] {
  const input = {
    analysis,
    conversation,
    worth: worthOf(analysis, 100),
    kind,
    begins: 0,
    interviewed: undefined,
    answering: undefined,
    keepsAnswers: false,
  };
  const facts = new Facts(input, new Writer(conversation), taken);
  return facts.withAntecedents(units).map((unit) => analysis.document.units[unit]?.text);
}

it('takes no headline and no byline of an article for a point', async () => {
  const lines = [
    'Islanders mend what the sea took from Skerry harbour',
    'By our reporter in Skerry harbour.',
    'The island of Skerry has mended its last quay, a hundred and twenty years after the great storm.',
    'The quay cost 300,000 pounds, most of which the islanders paid themselves.',
    'The harbour has room for nine boats now.',
  ];
  const turns = lines.map((text) => ({ text }));
  const points = await pointsOf({ kind: 'text', language: 'en', turns }, 'article');
  expect(points.join(' ')).toContain('300,000 pounds');
  expect(points.join(' ')).not.toMatch(/reporter|what the sea took/u);
});

it('states of an article what a sentence points to before it, or leaves it out', async () => {
  const butcher =
    'For the butcher Roland Hale, who spoke at length on Monday, the new quay solves nothing of what has been wrong in the harbour since the great storm.';
  const shop =
    'His shop, which his grandfather built in 1921, stands 50 metres behind the gate that has now been shut for more than a year.';
  const source: SummarySource = {
    kind: 'text',
    language: 'en',
    turns: ['The quay of Skerry will cost 300,000 pounds.', `${butcher} ${shop}`].map((text) => ({
      text,
    })),
  };
  const read = await analysed(source);
  const said = [new Set<number>(), new Set([1])].map((taken) =>
    withAntecedents(read, 'article', taken, [2]),
  );
  expect(said).toEqual([[butcher, shop], []]);
});

it('states of a lecture what a sentence points to before it, and keeps it without that', async () => {
  const founder =
    'The first school for pilots on the coast was founded by Roland Hale, who had lost two of his own boats on the reef in the great storm.';
  const course =
    'His course, which took three winters and cost more than most fishermen earned in one, ended with a night alone at the wheel.';
  const source: SummarySource = {
    kind: 'speech',
    language: 'en',
    turns: [{ speaker: 'Lecturer', text: `Good morning. ${founder} ${course}` }],
  };
  const read = await analysed(source);
  const said = [new Set<number>(), new Set([1])].map((taken) =>
    withAntecedents(read, 'lecture', taken, [2]),
  );
  expect(said).toEqual([[founder, course], [course]]);
});

it('takes only answers of an interview for the points of a section', async () => {
  const source = talkOf(
    'Ben: That sounds like a rule for all the bees in the orchard.',
    'Cleo: The bees in the orchard have been there since 1931.',
    'Ben: That is a long time for an orchard and its bees.',
    'Cleo: The orchard lost forty trees in the storm.',
  );
  const points = await pointsOf(source, 'interview', 'Cleo');
  expect(points.join(' ')).toContain('1931');
  expect(points.join(' ')).not.toMatch(/rule|long time/u);
});

/** A part of a talk of two turns, and what its title names. */
const section = (...names: string[]) => ({
  title: names.join(' and '),
  names,
  start: 0,
  end: 2,
  firstTurn: 0,
});

it('names each topic once in an overview', async () => {
  const { conversation } = await analysed(talkOf('Ann: The flood wall.', 'Ben: The wall is high.'));
  const { outcome } = summedUp(
    {
      sections: [section('Flood wall'), section('Wall', 'Glass'), section('Glass')],
      conversation,
      interviewed: undefined,
    },
    { told: [], tasks: [], questions: [] },
  );
  expect(outcome.map(({ text }) => text)).toEqual([
    'The main topics were the flood wall and glass.',
  ]);
});

it('says that something was talked about also where it was denied', async () => {
  const source = talkOf(
    'Ann: There will be no scaffolding, and the roof waits until May.',
    'Ben: The chairs cost forty pounds.',
  );
  const { conversation } = await analysed(source);
  const sections = [section('Scaffolding'), { ...section('Chairs'), start: 1, firstTurn: 1 }];
  const { outcome: overview } = summedUp(
    { sections, conversation, interviewed: undefined },
    { told: [], tasks: [], questions: [] },
  );
  const document = emptyDocument({ overview });
  const checked = verifyDocument(document, source, { source: 'en', written: 'en' });
  expect(checked.overview).toEqual([
    expect.objectContaining({
      text: 'The main topics were scaffolding and the chairs.',
      verified: true,
    }),
  ]);
});

it('takes nothing for a point that is said before the first subject', async () => {
  const source = talkOf(
    'Ann: The kettle in the kitchen has been broken since the party in May.',
    'Ben: The kettle and the toaster were both from the party in May.',
    'Ann: So, the boiler. Ben, what did the plumber say?',
    'Ben: The boiler needs a new pump, which costs three hundred pounds.',
    'Ann: And when can the plumber come for the boiler?',
    'Ben: The plumber has time for the boiler in the first week of March.',
  );
  const all = await pointsOf(source, 'meeting');
  expect(all.join(' ')).toContain('kettle');
  const { analysis, conversation } = await analysed(source);
  const begins = firstUnitOfSubjects(
    conversation,
    new TitleWords(analysis.document, conversation.talk),
  );
  const points = await pointsOf(source, 'meeting', undefined, begins);
  expect(points.join(' ')).not.toContain('kettle');
  expect(points.join(' ')).toContain('pump');
});

it('joins no sentences of two paragraphs of an article, and no short one that is whole', async () => {
  const { analysis, conversation } = await analysed({
    kind: 'text',
    language: 'en',
    turns: [
      {
        text: 'The quay of Skerry cost 300,000 pounds, most of which the islanders paid themselves.',
      },
      { text: '"It was now or never for the quay," said Ann Moss, who chairs the island council.' },
      {
        text: 'The fishermen spoke of victory. They land forty tons of herring a year there.',
      },
    ],
  });
  const input = { analysis, conversation, worth: worthOf(analysis, 100), begins: 0 };
  const facts = new Facts(
    {
      ...input,
      kind: 'article',
      interviewed: undefined,
      answering: undefined,
      keepsAnswers: false,
    },
    new Writer(conversation, 'article'),
    new Set(),
  );
  const at = analysis.document.units.findIndex(({ text }) => text.startsWith('The fishermen'));
  expect(facts.points.of(at)?.text).toBe('The fishermen spoke of victory.');
});
