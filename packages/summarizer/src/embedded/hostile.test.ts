import { expect, it } from 'vitest';
import { expectWellFormed } from '../testing/compliance.ts';
import type { SummarySource } from '../port.ts';
import { embeddedEngine } from '../testing/embedded-engine.ts';

const { summarizer } = embeddedEngine;

const STRANGE: Record<string, string> = {
  'a megabyte without a space': 'a'.repeat(1_000_000),
  'a long address': `https://example.com/${'a/b?c='.repeat(20_000)}`,
  'marks only': '? ! . , '.repeat(5000),
  'brackets that never close': '['.repeat(20_000) + '{'.repeat(20_000) + '<'.repeat(20_000),
  'white space': `${' \n'.repeat(50_000)}x`,
  code: 'function f(a) { return a.map((x) => x * 2); } // ok\n'.repeat(200),
  'talk without a full stop': 'word again we said that so and but '.repeat(3000),
  'nothing but the lines of a head': 'To: a b c\n'.repeat(30_000),
  'one character a hundred thousand times': '中'.repeat(100_000),
  pictures: '😀🎉👩‍👩‍👧'.repeat(500),
  'control characters': 'A bell rings \u0007 and a zero \u0000 follows it here.',
  'half a character': 'The end of this \ud83d sentence is broken.',
};

it.each(
  Object.entries(STRANGE).flatMap(
    ([name, text]) =>
      [
        [name, 'text', text],
        [name, 'speech', text],
      ] as const,
  ),
)('takes %s as %s', async (_, kind, text) => {
  const source: SummarySource = { kind, turns: [{ text }] };
  const result = await summarizer.summarize({ source, outputType: 'notes', maxWords: 50 });
  expectWellFormed(result, source);
  const longest = Math.max(0, ...result.document.overview.map((point) => point.text.length));
  expect(longest).toBeLessThanOrEqual(600);
});

it('fills the length that is asked for, and never passes it', async () => {
  const turns = Array.from({ length: 120 }, (_, at) => ({
    text: `The number ${at} bridge over the river was repaired by the ${['city', 'county', 'harbour', 'railway'][at % 4]} in the spring.`,
  }));
  for (const maxWords of [1, 5, 20, 110, 300]) {
    const source: SummarySource = { kind: 'text', language: 'en', turns };
    const { document } = await summarizer.summarize({ source, outputType: 'summary', maxWords });
    const words = document.overview.flatMap(({ text }) => text.split(/\s+/u)).length;
    expect(words).toBeLessThanOrEqual(maxWords);
    expect(words).toBeGreaterThan(maxWords - 17);
  }
});

it('names no speaker in written text', async () => {
  const source: SummarySource = {
    kind: 'text',
    turns: [
      { speaker: 'Ann', text: 'The bridge over the river was repaired in the spring.' },
      { speaker: 'Ben', text: 'The ferry takes pedestrians over the river until then.' },
    ],
  };
  const { document } = await summarizer.summarize({ source, outputType: 'summary' });
  expect(document.overview.map(({ text }) => text)).toEqual(source.turns.map(({ text }) => text));
});

it('joins what one speaker says over several turns, and cites them all', async () => {
  const source: SummarySource = {
    kind: 'speech',
    turns: [
      { speaker: 'Ann', text: 'The bridge over the river' },
      { speaker: 'Ben', text: 'Mm-hmm.' },
      { speaker: 'Ann', text: 'will be repaired by the county in the spring.' },
    ],
  };
  const { document } = await summarizer.summarize({ source, outputType: 'summary' });
  expect(document.overview).toMatchObject([
    {
      text: 'The bridge over the river will be repaired by the county in the spring.',
      refs: [0, 2],
      verified: true,
    },
  ]);
});

it('says nothing twice that the source says again word for word', async () => {
  const lines = [
    'The bridge over the river was repaired in the spring.',
    'The ferry takes pedestrians over the river until then.',
  ];
  const source: SummarySource = {
    kind: 'text',
    turns: Array.from({ length: 40 }, (_, at) => ({ text: lines[at % 2] ?? '' })),
  };
  const { document } = await summarizer.summarize({ source, outputType: 'notes', maxWords: 100 });
  const said = [...document.overview, ...document.keyPoints].map(({ text }) => text);
  expect(said.toSorted()).toEqual(lines);
});
