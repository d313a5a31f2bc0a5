import { expect, it } from 'vitest';
import { joinSegments } from './paragraphs.ts';

it('goes on in a line, and begins a paragraph after a pause or with another speaker', () => {
  expect(
    joinSegments([
      { start: 0, end: 2, text: 'Good morning.' },
      { start: 2.5, end: 4, text: 'Shall we?' },
      { start: 6, end: 7, text: 'Yes.' },
      { start: 7.1, end: 8, text: 'Item one.', speaker: 'Ann' },
      { start: 8.1, end: 9, text: 'Item two.', speaker: 'Ann' },
    ]),
  ).toBe('Good morning. Shall we?\n\nYes.\n\nItem one. Item two.');
});

it('makes nothing of nothing', () => {
  expect(joinSegments([])).toBe('');
});
