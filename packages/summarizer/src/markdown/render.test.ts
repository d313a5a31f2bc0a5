import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import type { Point, SummaryDocument } from '../port.ts';
import { escapeMarkdown } from './escape.ts';
import { emptyDocument } from '../documents.ts';
import { renderSummary } from './render.ts';

const point = (text: string, ...refs: number[]): Point => ({ text, refs, verified: true });

const DOCUMENT: SummaryDocument = {
  title: 'Garden',
  overview: [point('The garden grows.', 0), point('Ann buys a pump.', 1, 2)],
  keyPhrases: ['garden', 'pump'],
  keyPoints: [point('The pump costs 90 euros.', 2)],
  topics: [{ title: 'Watering', firstTurn: 1, points: [point('The old pump leaks.', 1)] }],
  decisions: [point('We decided to buy a pump.', 2)],
  actionItems: [
    { ...point('Buy a pump.', 2), owner: 'Ann', due: 'by Friday' },
    { ...point('Ask the printer by Monday.', 2), due: 'by Monday' },
    { ...point('Call the shop.', 2), verified: false },
  ],
  questions: [point('Who pays?', 1)],
  terms: [{ ...point('a machine that moves water', 1), term: 'pump' }],
  dates: [{ ...point('We meet on 3 May.', 0), date: '3 May' }],
};

const TWO_TOPICS: SummaryDocument = {
  ...DOCUMENT,
  topics: [
    ...DOCUMENT.topics,
    { title: 'Sowing', firstTurn: 2, points: [point('Beans go in last.', 2)] },
  ],
};

const PLACES = [5, 845.4, 4445].map((start, index) => ({ index, part: null, start }));

const PARAGRAPHS = Array.from({ length: 10 }, (_, index) => ({ index, part: null }));

const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.*)$/gmu)].map(([, heading = '']) => heading);

describe('the order of notes', () => {
  const options = {
    outputType: 'notes',
    places: PLACES,
    language: 'en',
    possibleActions: false,
  } as const;

  it.each([
    ['meeting', ['Overview', 'Decisions', 'Action items', 'Questions', 'Watering', 'Sowing']],
    ['lecture', ['Overview', 'Watering', 'Sowing', 'Key terms', 'Questions to test yourself']],
    ['article', ['Overview', 'Decisions', 'Watering', 'Sowing', 'Key points']],
  ] as const)('puts first what one looks for in %s notes', (template, first) => {
    const headings = headingsOf(renderSummary(TWO_TOPICS, { ...options, template }));
    expect(headings.slice(0, first.length)).toEqual(first);
  });

  it('is that of what the source turned out to be, where the reader does not say', () => {
    const headings = headingsOf(renderSummary({ ...DOCUMENT, kind: 'mail' }, options));
    expect(headings.slice(0, 4)).toEqual(['Overview', 'Decisions', 'Action items', 'Questions']);
    const asArticle = renderSummary(
      { ...DOCUMENT, kind: 'mail' },
      { ...options, template: 'article' },
    );
    expect(headingsOf(asArticle)[2]).toBe('Watering');
  });

  it('of an interview is that of its questions and answers', () => {
    const asked = 'Who *digs*?';
    const document = emptyDocument({
      kind: 'interview',
      topics: [
        { title: 'Digging', firstTurn: 0, points: [{ ...point(`${asked} Ann digs.`, 1), asked }] },
        { title: 'Watering', firstTurn: 3, points: [point('The pump leaks.', 4)] },
      ],
      keyPoints: [
        { ...point(`${asked} She has a spade.`, 1), asked },
        point('It cost 90 euros.', 5),
      ],
    });
    expect(renderSummary(document, { ...options, places: [] })).toBe(
      [
        '## Digging',
        String.raw`- **Who \*digs\*?** Ann digs.` + '\n- She has a spade.',
        '## Watering',
        '- The pump leaks.\n- It cost 90 euros.\n',
      ].join('\n\n'),
    );
  });

  it.each(['meeting', 'mail', 'lecture'] as const)(
    'of a %s is that of its source: key points stand in their sections',
    (kind) => {
      const document = emptyDocument({
        kind,
        topics: [
          { title: 'Rust', firstTurn: 0, points: [point('Rust takes more room than steel.', 1)] },
          { title: 'Salt', firstTurn: 3, points: [] },
        ],
        keyPoints: [point('Steel needs 3 cm of cover.', 2), point('Salt speeds it up.', 4)],
      });
      expect(renderSummary(document, { ...options, places: [] })).toBe(
        [
          '## Rust',
          '- Rust takes more room than steel.\n- Steel needs 3 cm of cover.',
          '## Salt',
          '- Salt speeds it up.\n',
        ].join('\n\n'),
      );
    },
  );

  it('names no section where there is only one, which divides nothing', () => {
    const document = emptyDocument({
      kind: 'mail',
      topics: [{ title: 'Rust', firstTurn: 2, points: [point('Salt speeds it up.', 4)] }],
      keyPoints: [point('Steel needs 3 cm of cover.', 2)],
    });
    expect(renderSummary(document, { ...options, places: [] })).toBe(
      '## Key points\n\n- Steel needs 3 cm of cover.\n- Salt speeds it up.\n',
    );
  });

  it('of what one turn says is that of its sentences', () => {
    const keyPoints: Point[] = [
      { ...point('So it rusts.', 2), at: 9 },
      { ...point('Salt gets in.', 2), at: 8 },
    ];
    const markdown = renderSummary(emptyDocument({ kind: 'lecture', keyPoints }), {
      ...options,
      places: [],
    });
    expect(markdown).toContain('- Salt gets in.\n- So it rusts.');
  });

  it('of an article is by what its points answer', () => {
    const keyPoints: Point[] = [
      point('The wall is built.', 0),
      { ...point('It is 2 m high.', 1), facet: 'figure' },
      { ...point('Ann says so.', 2), facet: 'who' },
    ];
    const document = emptyDocument({ kind: 'article', keyPoints });
    const markdown = renderSummary(document, { ...options, places: [], language: 'de' });
    expect(markdown).toBe(
      [
        '## Wichtigste Punkte',
        '- The wall is built.',
        '### Wer was sagt',
        '- Ann says so.',
        '### Zahlen',
        '- It is 2 m high.\n',
      ].join('\n\n'),
    );
  });

  it('has the questions of a lecture in its summary, too', () => {
    const lecture = { ...options, outputType: 'summary', template: 'lecture' } as const;
    expect(headingsOf(renderSummary(DOCUMENT, lecture)).at(-1)).toBe('Questions to test yourself');
  });
});

describe('Markdown of a summary', () => {
  it('writes notes in their order, each statement with its citations', () => {
    const options = {
      outputType: 'notes',
      places: PLACES,
      language: 'en',
      possibleActions: true,
    } as const;
    expect(renderSummary(DOCUMENT, options)).toBe(
      `## Overview

The garden grows. [00:05](#s0) Ann buys a pump. [14:05](#s1)

## Watering

- The old pump leaks. [14:05](#s1)

## Key points

- The pump costs 90 euros. [1:14:05](#s2)

## Decisions

- We decided to buy a pump. [1:14:05](#s2)

## Possible action items

- [ ] Buy a pump. — Ann, by Friday [1:14:05](#s2)
- [ ] Ask the printer by Monday. [1:14:05](#s2)
- [ ] Call the shop. [1:14:05](#s2) *(unverified)*

## Questions

- Who pays? [14:05](#s1)

## Key terms

- **pump** — a machine that moves water [14:05](#s1)

garden, pump

## Dates

- **3 May** — We meet on 3 May. [00:05](#s0)
`,
    );
  });

  it('writes a summary as paragraphs and key points', () => {
    const options = {
      outputType: 'summary',
      places: PARAGRAPHS,
      language: 'en',
      possibleActions: false,
    } as const;
    expect(renderSummary(DOCUMENT, options)).toBe(
      'The garden grows. [¶1](#s0) Ann buys a pump. [¶2](#s1)\n\n## Key points\n\n- The pump costs 90 euros. [¶3](#s2)\n',
    );
  });

  it.each([
    ['de', '## Überblick', '*(nicht bestätigt)*'],
    ['ja', '## 概要', '*(未確認)*'],
    ['fi', '## Overview', '*(unverified)*'],
    [null, '## Overview', '*(unverified)*'],
  ])('has headings and marks in its own language: %s', (language, heading, mark) => {
    const options = { outputType: 'notes', places: [], language, possibleActions: true } as const;
    const markdown = renderSummary(DOCUMENT, options);
    expect(markdown).toContain(`${heading}\n`);
    expect(markdown).toContain(`Call the shop. ${mark}\n`);
  });

  it.each([
    ['en', { kind: 'postponed', turn: 1 }, '*(unverified: postponed later, [¶2](#s1))*'],
    [
      'en',
      { kind: 'number', said: '5*' },
      '*(unverified: the source does not say “5\\*” of this)*',
    ],
    [
      'de',
      { kind: 'negation', turn: 0 },
      '*(nicht bestätigt: die Quelle sagt das Gegenteil, [¶1](#s0))*',
    ],
    ['ja', { kind: 'postponed', turn: 1 }, '*(未確認)*'],
  ] as const)('says why a statement is not verified: %s, %o', (language, doubt, mark) => {
    const point = { text: 'We buy a pump.', refs: [], verified: false, doubt };
    const markdown = renderSummary(emptyDocument({ decisions: [point] }), {
      outputType: 'notes',
      places: PARAGRAPHS,
      language,
      possibleActions: true,
    });
    expect(markdown).toContain(`- We buy a pump. ${mark}\n`);
  });

  it('has none of the English ones beside its own', () => {
    const options = { outputType: 'notes', places: [], possibleActions: true } as const;
    const markdown = renderSummary(DOCUMENT, { ...options, language: 'de' });
    expect(markdown).not.toMatch(/Overview|Key|items|unverified/);
  });

  it('leaves the word "possible" out where a model has read the source', () => {
    const options = {
      outputType: 'notes',
      places: [],
      language: 'en',
      possibleActions: false,
    } as const;
    expect(renderSummary(DOCUMENT, options)).toContain('\n## Action items\n');
  });

  it('is empty for an empty document', () => {
    const lists = Object.fromEntries(
      Object.entries(DOCUMENT).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
    );
    const document = { ...DOCUMENT, ...lists };
    const options = {
      outputType: 'notes',
      places: [],
      language: 'en',
      possibleActions: true,
    } as const;
    expect(renderSummary(document, options)).toBe('');
  });
});

describe('Markdown of hostile text', () => {
  const hostile = [
    '[click](https://evil.example)',
    '![x](https://evil.example/pixel.png)',
    'see https://evil.example/a_b_c and www.evil.example or mail me@evil.example now',
    '\\[click](javascript:alert)',
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '&lt;b&gt; &#91;x&#93;(y)',
    '# heading',
    '- [x] done',
    '1. first',
    '> quoted',
    '---',
    '```js',
    '    code',
    'a | b\n--- | ---\n1 | 2',
    '*bold* _under_ ~~gone~~ `code`',
    '[^1]: footnote',
    'line\n\n## second heading',
    '`https://evil.example` \\`www.evil.example`',
    '<https://evil.example>',
    '===',
    '+ plus',
  ];

  it.each(hostile)('shows the words and nothing else: %s', (text) => {
    const document = {
      ...DOCUMENT,
      overview: [point(text, 0)],
      topics: [{ title: text, firstTurn: 0, points: [point(text, 1)] }],
    };
    const markdown = renderSummary(document, {
      outputType: 'notes',
      places: PLACES,
      language: 'en',
      possibleActions: true,
    });
    const nodes = nodesOf(markdown);
    const links = nodes.filter(({ type }) => type === 'link').map(({ url }) => url);
    expect(links.every((url) => /^#s\d$/.test(url ?? ''))).toBe(true);
    const kinds = new Set(nodes.map(({ type }) => type));
    expect([...kinds].filter((kind) => !HARMLESS.has(kind))).toEqual([]);
    const shown = nodes.map(({ value }) => value ?? '').join('');
    expect(shown.split(text.replace(/\s+/g, ' ').trim()).length - 1).toBe(3);
  });

  it('takes time in proportion to the text', () => {
    const long = 'a'.repeat(1_000_000);
    expect(escapeMarkdown(`${long}@${long}`).length).toBeGreaterThan(2_000_000);
  });
});

describe('citations', () => {
  it('are left out where nobody says where the turns are found', () => {
    const options = {
      outputType: 'notes',
      places: [],
      language: 'en',
      possibleActions: true,
    } as const;
    const plain = renderSummary(DOCUMENT, options);
    expect(plain).toContain('The garden grows. Ann buys a pump.\n');
    expect(plain).not.toContain('#s');
  });

  it('name the piece of a long paragraph', () => {
    const pieces = [0, 1, 2].map((part) => ({ index: 4, part }));
    const options = {
      outputType: 'summary',
      places: pieces,
      language: 'en',
      possibleActions: false,
    } as const;
    const document = { ...DOCUMENT, overview: [point('It rains.', 0, 2)] };
    expect(renderSummary(document, options)).toContain('It rains. [¶5.1](#s4-0) [¶5.3](#s4-2)\n');
  });

  it('names the first of neighbouring turns', () => {
    const document = { ...DOCUMENT, overview: [point('It rains.', 3, 4, 5, 9)] };
    const options = {
      outputType: 'summary',
      places: PARAGRAPHS,
      language: 'en',
      possibleActions: false,
    } as const;
    expect(renderSummary(document, options)).toContain('It rains. [¶4](#s3) [¶10](#s9)\n');
  });
});

const HARMLESS = new Set([
  'root',
  'heading',
  'paragraph',
  'text',
  'list',
  'listItem',
  'link',
  'strong',
  'emphasis',
  'inlineCode',
]);

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** All nodes, as the page's own parser sees them. */
function nodesOf(markdown: string): Node[] {
  const tree: Node = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const walk = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(walk)];
  return walk(tree);
}

describe('questions to test oneself with', () => {
  const options = {
    outputType: 'notes',
    template: 'lecture',
    places: [],
    possibleActions: false,
  } as const;

  it('have their answers below them, under a heading of their own', () => {
    const questions = [
      { ...point('Light is slower in _____.', 0), answer: 'water' },
      { ...point('A _____ hides what falls in.', 1), answer: 'black hole' },
    ];
    const document = emptyDocument({ questions });
    expect(renderSummary(document, { ...options, language: 'de' })).toBe(
      [
        '## Fragen zur Selbstkontrolle',
        '1. Light is slower in \\_\\_\\_\\_\\_.\n2. A \\_\\_\\_\\_\\_ hides what falls in.',
        '### Antworten',
        '1. water\n2. black hole\n',
      ].join('\n\n'),
    );
  });
});

describe('passages that were left out', () => {
  it.each([
    ['en', 1, 'One passage was left out because speech recognition was not sure of its words.'],
    [
      'de',
      3,
      '3 Stellen wurden weggelassen, weil die Spracherkennung sie nicht sicher verstanden hat.',
    ],
    ['xx', 2, '2 passages were left out because speech recognition was not sure of their words.'],
  ])('%s: %d are counted behind the overview', (language, unclear, sentence) => {
    for (const outputType of ['notes', 'summary'] as const) {
      const options = { outputType, places: [], language, possibleActions: false };
      const markdown = renderSummary({ ...DOCUMENT, unclear }, options);
      expect(markdown).toContain(`Ann buys a pump.\n\n*${sentence}*`);
    }
  });
});
