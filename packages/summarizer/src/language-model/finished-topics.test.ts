import { expect, it } from 'vitest';
import { finishedTopics } from './finished-topics.ts';

const topic = (title: string) => ({
  title,
  bullets: [
    {
      text: `All about ${title}, with "quotes", {braces} and a \\ in it. `.repeat(8),
      refs: ['S001'],
    },
  ],
});

const ANSWER = JSON.stringify({ title: 'x', topics: [topic('one'), topic('two'), topic('three')] });

/** The titles that are reported for each of these texts. */
function reported(texts: string[]): string[][] {
  const reports: string[][] = [];
  const watch = finishedTopics((topics) => reports.push(topics.map(({ title }) => title)));
  texts.forEach(watch);
  return reports;
}

it('reports each topic once, as soon as it is complete', () => {
  const growing = Array.from({ length: ANSWER.length }, (_, index) => ANSWER.slice(0, index + 1));
  const reports = reported(growing);
  expect(reports.flat().slice(0, 2)).toEqual(['one', 'two']);
  expect(reports.length).toBeGreaterThan(1);
});

it('reports what came in one piece', () => {
  expect(reported([ANSWER])).toEqual([['one', 'two', 'three']]);
});

it('begins again with another answer', () => {
  expect(reported([ANSWER, ANSWER.slice(0, 30), ANSWER]).flat()).toHaveLength(6);
});

it('reports nothing of what is no topic', () => {
  expect(
    reported([`{"topics": [{"name": "${'x'.repeat(300)}"}]}`, 'no JSON at all'.repeat(50)]),
  ).toEqual([]);
});
