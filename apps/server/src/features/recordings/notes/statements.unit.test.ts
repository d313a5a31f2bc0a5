import { expect, it } from 'vitest';
import type { Source } from '../sources/source.ts';
import { statementsOf } from './statements.ts';

const SOURCE: Source = {
  summarizable: { kind: 'speech', turns: [{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }] },
  places: [0, 1, 2].map((index) => ({ index, part: null, start: index })),
};

const read = (summaryText: string) =>
  statementsOf(
    {
      document: null,
      documentLanguage: 'en',
      outputType: 'notes',
      template: 'general',
      summaryText,
    },
    SOURCE,
  ).map(({ section, text, turns, done, written }) => ({
    section,
    text,
    turns,
    done: done ?? null,
    mark: written?.mark ?? null,
  }));

it('reads the statements of notes that a person has written by their citations and marks', () => {
  const notes = [
    'No heading. [00:00](#s0)',
    '## De*cis*ions',
    '1. We **stay**. [00:01](#s1) [00:02](#s2), and pay. [00:00](#s0) *(unverified: no, [00:02](#s2))*',
    '- [x] Call \\[Ben\\] *(unverified)*',
    '- Nothing cited',
    '- Gone. [00:09](#s9)',
  ];
  expect(read(notes.join('\n'))).toEqual([
    { section: null, text: 'No heading.', turns: [0], done: null, mark: null },
    { section: 'Decisions', text: 'We stay.', turns: [1, 2], done: null, mark: null },
    {
      section: 'Decisions',
      text: 'and pay.',
      turns: [0],
      done: null,
      mark: '*(unverified: no, [00:02](#s2))*',
    },
    { section: 'Decisions', text: 'Call [Ben]', turns: [], done: true, mark: '*(unverified)*' },
  ]);
});

it('takes no longer than the text is long, whatever stands in it', () => {
  const long = 400_000;
  expect(read('a '.repeat(long / 2))).toEqual([]);
  expect(read('*(unverified:'.repeat(long / 13))).toEqual([]);
  expect(read(`[00:00](#s0)${' '.repeat(long)}`)).toEqual([]);
  expect(read('[00:00](#s0)'.repeat(long / 12))).toEqual([]);
});
