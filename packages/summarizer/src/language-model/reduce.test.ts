import { describe, expect, it } from 'vitest';
import type { Topic } from '../port.ts';
import { reduce, together } from './reduce.ts';
import type { ReduceAnswer } from './schema.ts';

const topic = (title: string, turn: number, bullets = 1): Topic => ({
  title,
  firstTurn: turn,
  points: Array.from({ length: bullets }, (_, index) => ({
    text: `${title}: statement ${index} about the work of the committee in the north.`,
    refs: [turn],
    verified: true,
  })),
});

const answer = (sections: ReduceAnswer['sections']): ReduceAnswer => ({
  title: 'All',
  overview: [{ text: 'The committee works.', refs: ['S001'] }],
  keyPhrases: [],
  keyPoints: [],
  sections,
});

describe('putting topics together', () => {
  const topics = [topic('Money', 0), topic('Roof', 10), topic('Costs', 20)];

  it('unites what the answer groups, in the order of the source', () => {
    const grouped = together(
      topics,
      answer([
        { title: 'The roof', topics: ['T2'] },
        { title: 'Money', topics: ['T3', 't1'] },
      ]),
    );
    expect(grouped.map(({ title, firstTurn }) => [title, firstTurn])).toEqual([
      ['Money', 0],
      ['The roof', 10],
    ]);
    expect(grouped[0]?.points.map(({ refs }) => refs[0])).toEqual([0, 20]);
  });

  it('loses none that the answer forgets, doubles none that it repeats, makes none up', () => {
    const grouped = together(
      topics,
      answer([
        { title: 'Money', topics: ['T1', 'T7', 'nonsense'] },
        { title: 'Again', topics: ['T1'] },
      ]),
    );
    expect(grouped.map(({ title }) => title)).toEqual(['Money', 'Roof', 'Costs']);
    expect(grouped.flatMap(({ points }) => points)).toHaveLength(3);
  });
});

describe('findings that do not fit one request', () => {
  it('are reduced level by level, each request within its limit', async () => {
    const topics = Array.from({ length: 60 }, (_, index) => topic(`Topic ${index}`, index, 8));
    const sizes: number[] = [];
    const result = await reduce(topics, [], 1500, (findings) => {
      sizes.push(findings.length);
      const ids = Array.from(findings.matchAll(/^(T\d+) (.*)$/gmu));
      return Promise.resolve(
        answer(ids.map(([, id = '', title = '']) => ({ title, topics: [id] }))),
      );
    });
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.max(...sizes)).toBeLessThan(1500 * 4);
    expect(result.topics.map(({ title }) => title)).toEqual(topics.map(({ title }) => title));
    expect(result.topics.flatMap(({ points }) => points)).toHaveLength(480);
  });

  it('are cut inside a topic that is too long alone, which is one section again at the end', async () => {
    const result = await reduce(
      [topic('Long', 0, 200), topic('Short', 1)],
      [],
      1000,
      (findings) => {
        const ids = Array.from(findings.matchAll(/^(T\d+) (.*)$/gmu));
        return Promise.resolve(
          answer(ids.map(([, id = '', title = '']) => ({ title, topics: [id] }))),
        );
      },
    );
    expect(result.topics.map(({ title, points }) => [title, points.length])).toEqual([
      ['Long', 200],
      ['Short', 1],
    ]);
  });
});
