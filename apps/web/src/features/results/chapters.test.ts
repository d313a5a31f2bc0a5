import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { chapterAt, chaptersOf } from './chapters.ts';

const blocks: Block[] = [0, 10, 20, 30].map((start, index) => ({
  index,
  text: 'Yes.',
  speaker: null,
  start,
  end: start + 5,
}));
const notes = `## Overview

It was about both. [00:00](#s0)

## Racking \\(new unit\\)

- It costs 11,800. [00:30](#s3)
- Or 9,400. [00:20](#s2)

## Break clause

- After three years. [00:10](#s1)

## Nothing cited

- No.
`;

test('topics are chapters, in the order of the recording, from the earliest passage they cite', () => {
  const topics = ['Racking (new unit)', 'Break clause', 'Nothing cited'];
  expect(chaptersOf(notes, topics, blocks)).toEqual([
    { title: 'Break clause', start: 10 },
    { title: 'Racking (new unit)', start: 20 },
  ]);
});

test('without topics there are no chapters', () => {
  expect(chaptersOf(notes, [], blocks)).toEqual([]);
});

test('the chapter of a moment is the last that has begun', () => {
  const chapters = [
    { title: 'A', start: 10 },
    { title: 'B', start: 20 },
  ];
  expect([5, 10, 25].map((at) => chapterAt(chapters, at)?.title)).toEqual([undefined, 'A', 'B']);
});
