import { readTranscriptFiles } from '@notelark/transcript-formats';
import { expect, it } from 'vitest';
import type { ExportSegment, ExportSource } from './document.ts';
import { isLaidOut, renderLaidOut, renderPlain } from './render.ts';

/** Names, marks and scripts that a format might trip over. */
const segments: ExportSegment[] = [
  {
    start: 0.25,
    end: 4.125,
    text: 'Good morning, everyone & welcome <all>.',
    speaker: 'Dr. Ann Lee',
  },
  { start: 4.125, end: 9, text: 'The plan: we wait until 10:30, “maybe”.', speaker: 'Ben' },
  { start: 61.007, end: 63.5, text: '我们开始吧。', speaker: 'Speaker 3' },
  { start: 3_725.5, end: 3_727, text: '¿Y después? 1. Nada.', speaker: 'Dr. Ann Lee' },
];
const source: ExportSource = {
  title: 'Weekly: budget',
  notice: null,
  markdown: null,
  plainText: null,
  segments,
  language: 'en',
};

/** Times as the format writes them; null: to the second. */
const cases = [
  ['json', 3],
  ['srt', 3],
  ['vtt', 3],
  ['txt', 0],
  ['md', 0],
  ['docx', 0],
  ['pdf', 0],
] as const;

it.each(cases)('a transcript that was exported as %s comes back whole', async (format, digits) => {
  const content = isLaidOut(format)
    ? await renderLaidOut(source, format)
    : new TextEncoder().encode(renderPlain(source, format));
  const read = await readTranscriptFiles([{ name: `transcript.${format}`, bytes: content }]);
  expect(read.problems).toEqual([]);
  expect(read.segments.map(({ text, speaker }) => ({ text, speaker }))).toEqual(
    segments.map(({ text, speaker }) => ({ text, speaker })),
  );
  const exact = digits === 3;
  expect(read.segments.map(({ start }) => start)).toEqual(
    segments.map(({ start }) => (exact ? start : Math.floor(start))),
  );
});

it.each(['json', 'srt', 'vtt'] as const)('%s keeps the ends of lines', async (format) => {
  const bytes = new TextEncoder().encode(renderPlain(source, format));
  const read = await readTranscriptFiles([{ name: `transcript.${format}`, bytes }]);
  expect(read.segments.map(({ end }) => end)).toEqual(segments.map(({ end }) => end));
});
