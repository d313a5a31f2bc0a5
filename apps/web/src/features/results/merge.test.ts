import { expect, it } from 'vitest';
import { mergeTexts } from './merge.ts';

const text = (...lines: string[]) => lines.join('\n');
const ORIGINAL = text('# Notes', '', '- One', '- Two', '- Three', '');

it('keeps what was changed in different lines, neighbors too', () => {
  const mine = ORIGINAL.replace('- One', '- One, by me');
  const theirs = ORIGINAL.replace('- Two', '- Two, by them').concat('\nA new end\n');
  expect(mergeTexts(ORIGINAL, mine, theirs)).toBe(
    text('# Notes', '', '- One, by me', '- Two, by them', '- Three', '', 'A new end', ''),
  );
  expect(mergeTexts(ORIGINAL, theirs, mine)).toBe(mergeTexts(ORIGINAL, mine, theirs));
});

it('keeps lines that one added and the other removed elsewhere', () => {
  const mine = ORIGINAL.replace('- One\n', '');
  const theirs = ORIGINAL.replace('- Three', '- Three\n- Four');
  expect(mergeTexts(ORIGINAL, mine, theirs)).toBe(
    text('# Notes', '', '- Two', '- Three', '- Four', ''),
  );
});

it('takes the same change once', () => {
  const both = ORIGINAL.replace('- Two', '- Two and a half');
  expect(mergeTexts(ORIGINAL, both, both)).toBe(both);
});

it('decides nothing where both changed the same line, or one removed what the other changed', () => {
  const mine = ORIGINAL.replace('- Two', '- Two, by me');
  expect(mergeTexts(ORIGINAL, mine, ORIGINAL.replace('- Two', '- Two, by them'))).toBeNull();
  expect(mergeTexts(ORIGINAL, mine, ORIGINAL.replace('- Two\n', ''))).toBeNull();
  const [hers, his] = ['- Hers', '- His'].map((line) =>
    ORIGINAL.replace('- Two', `- Two\n${line}`),
  );
  expect(mergeTexts(ORIGINAL, hers ?? '', his ?? '')).toBeNull();
});
