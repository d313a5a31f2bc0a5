import { expect, it } from 'vitest';
import { renameIn } from './policy.speakers.ts';

it.each([
  ['Speaker 1: yes. Speaker 12: no.', 'Speaker 1', 'Ann', 'Ann: yes. Speaker 12: no.'],
  ['Ann told Joanna. [00:01](#s1)', 'Ann', 'Eve', 'Eve told Joanna. [00:01](#s1)'],
  ['Der Will will.', 'Will', 'Bill', 'Der Bill will.'],
  ['Speaker 1 agrees.', 'Speaker 1', '*Ann* $&', String.raw`\*Ann\* $\& agrees.`],
  [String.raw`\*Ann\* agrees.`, '*Ann*', 'Ann', 'Ann agrees.'],
])('in "%s" %s becomes %s', (markdown, from, to, renamed) => {
  expect(renameIn(markdown, { from, to })).toBe(renamed);
});
