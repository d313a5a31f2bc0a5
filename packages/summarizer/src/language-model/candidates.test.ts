import { describe, expect, it } from 'vitest';
import { emptyDocument } from '../documents.ts';
import type { Outline, Point, SummarySource } from '../port.ts';
import { halfHour, meeting } from '../testing/compliance-sources.ts';
import { embedded } from '../testing/language-model/embedded.ts';
import { segmentsIn, taskOf } from '../testing/language-model/honest-answer.ts';
import { withModel } from '../testing/language-model/set-up.ts';
import type { ModelRequest } from '../testing/language-model/wire.ts';
import { candidateLines } from './candidates.ts';
import { estimateTokens } from './tokens.ts';

const point = (text: string, refs: number[], more: Partial<Point> = {}): Point => ({
  text,
  refs,
  verified: true,
  ...more,
});

const OUTLINE: Outline = {
  speakers: ['Helen', 'Ravi'],
  document: emptyDocument({
    decisions: [point('The depot moves in May.', [3, 4])],
    actionItems: [
      { ...point('Helen orders\nthe racking.', [6]), owner: 'Helen', due: 'by Friday' },
      point('Ravi measures the doors.', [9], { verified: false }),
    ],
    questions: [point('Who pays for the lorries?', [12])],
    topics: [{ title: 'Lorries', firstTurn: 10, points: [] }],
  }),
};

const turns = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the candidates of a part', () => {
  it('are numbered, with their segments, and owner and due date of tasks', () => {
    expect(candidateLines(OUTLINE, turns(0, 12), 6000)).toEqual([
      'Speakers: Helen, Ravi',
      'C1 [S004 S005] decision: The depot moves in May.',
      'C2 [S007] task, owner Helen, due by Friday: Helen orders the racking.',
      'C3 [S013] open question: Who pays for the lorries?',
      'C4 [S011] topic starts: Lorries',
    ]);
  });

  it('are only those that rest on it alone', () => {
    expect(candidateLines(OUTLINE, turns(4, 8), 6000)).toEqual([
      'Speakers: Helen, Ravi',
      'C1 [S007] task, owner Helen, due by Friday: Helen orders the racking.',
    ]);
  });

  it('keep within their room: decisions and tasks come before topics', () => {
    const topics = turns(0, 99).map((turn) => {
      return { title: `The subject of turn ${turn}`, firstTurn: turn, points: [] };
    });
    const { document, speakers } = OUTLINE;
    const lines = candidateLines({ speakers, document: { ...document, topics } }, turns(0, 99), 0);
    expect(lines.slice(0, 3).join()).toContain('C2 [S007] task');
    expect(estimateTokens(lines.join('\n'))).toBeLessThanOrEqual(260);
  });
});

/** The lines between the marks. */
function candidatesIn({ prompt }: ModelRequest): string[] {
  const [, , lines = ''] =
    /<<<CANDIDATES (\w+)>>>\n([\s\S]*)\n<<<END CANDIDATES \1>>>/u.exec(prompt) ?? [];
  return lines.split('\n').filter((line) => line !== '');
}

describe('a model', () => {
  it('is given what the embedded engine found in a pasted transcript, its speakers included', async () => {
    const source: SummarySource = {
      kind: 'text',
      turns: [
        { text: 'Helen: Good morning. We have to settle the racking.' },
        { text: 'Ravi: Helen, can you order the racking by Friday?' },
        { text: 'Helen: Yes, I will order the racking by Friday.' },
        { text: 'Ravi: Then we move the depot in May. Agreed?' },
        { text: 'Helen: Agreed, we move the depot in May.' },
      ],
    };
    const outline = await embedded.outlineOf(source);
    await withModel({ outline }, async ({ server, summarizer }) => {
      await summarizer.summarize({ source, outputType: 'notes' });
      const [request] = server.requests;
      const lines = candidatesIn(request!);
      expect(lines[0]).toBe('Speakers: Helen, Ravi');
      expect(lines.find((line) => line.includes('task'))).toMatch(
        /^C\d+ \[.*S003.*\] task, owner Helen, due by Friday: /u,
      );
      expect(request!.system).toContain('Only the segments are evidence.');
    });
  });

  it('is given nothing where nothing was found', async () => {
    await withModel({}, async ({ server, summarizer }) => {
      await summarizer.summarize({ source: meeting(), outputType: 'notes' });
      expect(server.requests[0]!.prompt).not.toContain('<<<CANDIDATES');
    });
  });

  it('is given each candidate of a long source once, with the part that holds its segments', async () => {
    const source = halfHour();
    const decisions = turns(0, 29).map((index) => point(`Decision ${index}.`, [index * 12]));
    const outline = { document: emptyDocument({ decisions }), speakers: [] };
    await withModel({ outline }, async ({ server, summarizer }) => {
      await summarizer.summarize({ source, outputType: 'notes' });
      const parts = server.requests.filter((request) => taskOf(request) === 'part');
      const given = parts.flatMap((part) => {
        const numbers = new Set(segmentsIn(part).map(({ number }) => number));
        const lines = candidatesIn(part);
        expect(lines.filter((line) => !numbers.has(/S\d+/u.exec(line)?.[0] ?? ''))).toEqual([]);
        return lines.map((line) => Number(/Decision (\d+)/u.exec(line)?.[1]));
      });
      expect(parts.length).toBeGreaterThan(1);
      expect(given.toSorted((a, b) => a - b)).toEqual(turns(0, 29));
    });
  });
});
