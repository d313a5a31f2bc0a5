import { expect, it } from 'vitest';
import { textSource } from '../sources/source.ts';
import { compareNotes } from './compare-notes.ts';

const source = await textSource(
  'We order 25 chairs.\n\nBen sends the contract by Friday.\n\nThe rent was cut.\n\nThe hall is cold.',
  'speech',
  undefined,
);
const compare = (before: string, now: string, languages = { before: 'en', now: 'en' }) => {
  const { changes, same } = compareNotes(before, now, { source, languages });
  const told = changes.map(({ before, now }) => [before?.text ?? null, now?.text ?? null]);
  return { told, same, changes };
};
const NOTES = `# Notes

The hall is cold. [¶4](#s3) The rent was cut. [¶3](#s2)

## Decisions

- 52 chairs are ordered. [¶1](#s0)

## Action items

- [ ] Send the contract. — Ben, by Friday [¶2](#s1)

## Questions

- Who pays?
`;

it('nothing changed where all statements stand, also in another order or under another heading', () => {
  const moved = NOTES.replace('## Questions', '## Left open').replace(
    /(The hall.*\)) (The rent.*)/u,
    '$2 $1',
  );
  expect(compare(NOTES, NOTES)).toMatchObject({ told: [], same: 5 });
  expect(compare(NOTES, moved)).toMatchObject({ told: [], same: 5 });
});

it('tells what was reworded, added, removed and ticked: decisions and tasks first', () => {
  const now = NOTES.replace('52 chairs', '25 chairs')
    .replace('The rent was cut. [¶3](#s2)', '')
    .replace('The hall is cold.', 'The hall is cold. Bring coats! The hall is cold.')
    .replace('- [ ] Send', '- [x] Send')
    .replace('## Questions', '- [ ] Heat the hall. [¶4](#s3)\n\n## Questions');
  const { told, changes } = compare(NOTES, now);
  expect(told).toEqual([
    ['52 chairs are ordered.', '25 chairs are ordered.'],
    ['Send the contract. — Ben, by Friday', 'Send the contract. — Ben, by Friday'],
    [null, 'Heat the hall.'],
    ['The hall is cold.', 'The hall is cold. Bring coats! The hall is cold.'],
    ['The rent was cut.', null],
  ]);
  expect(changes[0]?.now).toMatchObject({ section: 'Decisions', refs: [0], done: null });
  expect(changes.slice(1, 3).map(({ now }) => now?.done)).toEqual([true, false]);
});

it('leaves out no words: those behind a citation, those that cite nothing or what is gone', () => {
  const now = `${NOTES}- Lost one. [¶99](#s98) and a remark\n`.replace(
    '(#s0)\n',
    '(#s0), says Ann\n',
  );
  expect(compare(NOTES, now).told).toEqual([
    [null, ', says Ann'],
    [null, 'Lost one. and a remark'],
  ]);
});

it('a decision that has become a task is no longer decided', () => {
  const before = '## Decisions\n\n- The hall is cold. [¶4](#s3)\n';
  const now = '## Action items\n\n- [ ] Find out why the hall is cold. [¶4](#s3)\n';
  expect(compare(before, now).told).toEqual([
    ['The hall is cold.', null],
    [null, 'Find out why the hall is cold.'],
  ]);
});

const thousand = (word: string): string =>
  Array.from({ length: 1_000 }, (_, at) => `- ${word} ${at}`).join('\n');

it('thousands of other lines are told as such, without comparing each with each', () => {
  const { told } = compare(thousand('alpha'), thousand('beta'));
  expect(told).toHaveLength(2_000);
});
