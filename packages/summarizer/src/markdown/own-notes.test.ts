import { expect, it } from 'vitest';
import { emptyDocument } from '../documents.ts';
import type { Point } from '../port.ts';
import { renderSummary } from './render.ts';

const point = (text: string, ref: number): Point => ({ text, refs: [ref], verified: true });

const DOCUMENT = emptyDocument({
  overview: [point('It was about the lease.', 0)],
  keyPoints: [point('The break clause needs six months.', 1), point('Parking is scarce.', 3)],
  topics: [{ title: 'Rent', firstTurn: 2, points: [point('The rent rises in May.', 2)] }],
  decisions: [point('The lease is signed on Monday.', 2)],
});
const PLACES = [0, 60, 120, 600].map((start, index) => ({ index, part: null, start }));
const OPTIONS = {
  outputType: 'notes',
  places: PLACES,
  language: 'en',
  possibleActions: false,
} as const;

it('puts own notes first, word for word, with the points that they are about beneath', () => {
  const own = [
    { text: '*ask* Nina about the break clause!', at: null },
    { text: 'too expensive', at: 130 },
    { text: 'lunch', at: 5_000, heard: { turn: 3, text: 'Who is hungry?' } },
    { text: 'too expensive, again', at: 5_000 },
  ];
  const markdown = renderSummary(DOCUMENT, { ...OPTIONS, own });
  expect(markdown.split('## Overview')[0]).toBe(
    [
      '## My notes',
      '',
      String.raw`- **\*ask\* Nina about the break clause!**`,
      '  - The break clause needs six months. [01:00](#s1)',
      '- **too expensive**',
      '  - The rent rises in May. [02:00](#s2)',
      '- **lunch**',
      '  - “Who is hungry?” [10:00](#s3)',
      '- **too expensive, again**',
      '',
      '',
    ].join('\n'),
  );
  const all = [
    'break clause needs',
    'rent rises',
    'Parking',
    'signed on Monday',
    'about the lease',
  ];
  for (const words of all) expect(markdown.split(words)).toHaveLength(2);
  expect(markdown).toContain('## Decisions');
  expect(markdown).not.toContain('## Rent');
});

it('quotes what was marked, after own notes', () => {
  const marked = [{ turn: 3, text: `Parking ${'is scarce '.repeat(30)}` }];
  const own = [{ text: 'mine', at: null }];
  const markdown = renderSummary(DOCUMENT, { ...OPTIONS, outputType: 'summary', own, marked });
  expect(markdown).toMatch(
    /^## My notes\n\n- \*\*mine\*\*\n\n## Marked while recording\n\n- “Parking is [^\n]* …” \[10:00\]\(#s3\)\n\nIt was/,
  );
});

it('is the same document where nothing was written', () => {
  expect(renderSummary(DOCUMENT, { ...OPTIONS, own: [], marked: [] })).toBe(
    renderSummary(DOCUMENT, OPTIONS),
  );
});
