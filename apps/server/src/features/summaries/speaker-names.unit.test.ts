import { expect, it } from 'vitest';
import { renameIn, renamingsBetween } from './speaker-names.ts';

it.each([
  ['Speaker 1: yes. Speaker 12: no.', 'Speaker 1', 'Ann', 'Ann: yes. Speaker 12: no.'],
  ['Ann told Joanna. [00:01](#s1)', 'Ann', 'Eve', 'Eve told Joanna. [00:01](#s1)'],
  ['Der Will will.', 'Will', 'Bill', 'Der Bill will.'],
  ['Speaker 1 agrees.', 'Speaker 1', '*Ann* $&', String.raw`\*Ann\* $\& agrees.`],
  [String.raw`\*Ann\* agrees.`, '*Ann*', 'Ann', 'Ann agrees.'],
])('in "%s" %s becomes %s', (markdown, from, to, renamed) => {
  expect(renameIn(markdown, { from, to })).toBe(renamed);
});

it('finds who was given a name since', () => {
  const before = [{ speaker: 'Speaker 1' }, {}, { speaker: 'Speaker 2' }, { speaker: 'Speaker 1' }];
  const now = [{ speaker: 'Ann' }, {}, { speaker: 'Speaker 2' }, { speaker: 'Ann' }];
  expect(renamingsBetween(before, now)).toEqual([{ from: 'Speaker 1', to: 'Ann' }]);
  expect(renamingsBetween(before, [])).toEqual([]);
});
