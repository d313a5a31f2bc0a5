import { describe, expect, it } from 'vitest';
import { budgetOf } from './budget.ts';
import { halves, partsOf, tokensOf, type Part } from './parts.ts';
import { segmentsOf, type Segment } from './segments.ts';

const segment = (turn: number, tokens: number): Segment => ({
  turn,
  continued: false,
  text: `turn ${turn}`,
  tokens,
});
const BUDGET = { ...budgetOf(8192, 2048), onePass: 1000, part: 400 };

const turnsOf = (parts: Part[]) => parts.map(({ segments }) => segments.map(({ turn }) => turn));

describe('the parts of a source', () => {
  const segments = Array.from({ length: 12 }, (_, turn) => segment(turn, 100));

  it('are one where it fits a pass, none where there is nothing', () => {
    expect(partsOf(segments.slice(0, 10), BUDGET, [])).toHaveLength(1);
    expect(partsOf([], BUDGET, [])).toEqual([]);
  });

  it('are as full as they may be, and hold every segment once', () => {
    expect(turnsOf(partsOf(segments, BUDGET, []))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
    ]);
  });

  it('end where a topic ends, unless that is too early', () => {
    expect(turnsOf(partsOf(segments, BUDGET, [1, 3, 9]))).toEqual([
      [0, 1, 2],
      [3, 4, 5, 6],
      [7, 8],
      [9, 10, 11],
    ]);
  });

  it('have one segment at least, however long it is', () => {
    const long = [segment(0, 900), segment(1, 900)];
    expect(turnsOf(partsOf(long, BUDGET, []))).toEqual([[0], [1]]);
  });
});

describe('the halves of a part', () => {
  it('are about as long as each other, the second with the end of the first as context', () => {
    const segments = [500, 100, 100, 100, 100, 100].map((tokens, turn) => segment(turn, tokens));
    const cut = halves({ segments, context: [segment(9, 10)] });
    expect(turnsOf(cut ?? [])).toEqual([[0], [1, 2, 3, 4, 5]]);
    expect(cut?.map(({ context }) => context.map(({ turn }) => turn))).toEqual([[9], [0]]);
  });

  it('of one long turn are pieces of it', () => {
    const text = 'This is a sentence of the long turn. '.repeat(40).trim();
    const segments = segmentsOf({ kind: 'speech', turns: [{ text }] }, 5000);
    const cut = halves({ segments, context: [] });
    expect(cut?.map(({ segments: [first] }) => first?.continued)).toEqual([false, true]);
    expect(
      cut
        ?.flatMap((part) => part.segments)
        .map((piece) => piece.text)
        .join(' '),
    ).toBe(text);
    expect(Math.max(...(cut ?? []).map(tokensOf))).toBeLessThan(
      tokensOf({ segments, context: [] }),
    );
  });

  it('of a short turn do not exist', () => {
    expect(halves({ segments: [segment(0, 100)], context: [] })).toBeNull();
  });
});
