import { type ActionItem, emptyDocument } from '@notelark/summarizer';
import { expect, it } from 'vitest';
import { newTasks } from './new-tasks.ts';
import type { TaskNotes } from './summaries.repo.ts';

const task = (text: string, refs: number[], more: Partial<ActionItem> = {}): ActionItem => ({
  text,
  refs,
  verified: true,
  ...more,
});
const generated = (actionItems: ActionItem[], more: Partial<TaskNotes> = {}): TaskNotes => ({
  document: emptyDocument({ actionItems }),
  editedFrom: null,
  outputType: 'notes',
  documentLanguage: 'en',
  summaryText: actionItems
    .map(({ text, refs, owner }) => `- [ ] ${text}${owner ? ` — ${owner}` : ''} [¶1](#s${refs[0]})`)
    .join('\n'),
  ...more,
});
const CONTRACT = task('Send the contract.', [1], { owner: 'Ben' });
const BEFORE = generated([CONTRACT, task('Order 25 chairs.', [0])]);

it('all tasks of the first notes are new', () => {
  expect(newTasks(BEFORE, [])).toEqual(['Send the contract. — Ben', 'Order 25 chairs.']);
});

it('of notes that are made again only what no notes before had, also where it is worded differently', () => {
  const now = generated([
    task('Send the contract to us.', [1], { owner: 'Ann' }),
    task('Call the plumber.', [2]),
    task('Order 25 chairs.', [4]),
  ]);
  expect(newTasks(now, [BEFORE])).toEqual(['Call the plumber.']);
  expect(newTasks(now, [generated([]), BEFORE])).toEqual(['Call the plumber.']);
  expect(newTasks(now, [generated([]), now])).toEqual([]);
});

it('two tasks about one passage are two', () => {
  const now = generated([CONTRACT, task('Send the invoice.', [1])]);
  expect(newTasks(now, [generated([CONTRACT])])).toEqual(['Send the invoice.']);
});

it('what a person has corrected, rewritten or removed was there', () => {
  const corrected = generated([task('Mail the deal.', [1], { corrected: 'Send the contract.' })]);
  expect(newTasks(corrected, [BEFORE])).toEqual([]);
  expect(newTasks(BEFORE, [corrected])).toEqual(['Order 25 chairs.']);
  const rewritten: TaskNotes = {
    ...BEFORE,
    document: null,
    editedFrom: BEFORE.document,
    summaryText: '- [x] Send the signed contract — Ben [¶1](#s1)\n- [ ] Buy milk\n',
  };
  expect(newTasks(rewritten, [BEFORE])).toEqual(['Buy milk']);
  expect(newTasks(BEFORE, [rewritten])).toEqual([]);
});

it('in another language it is the passage that counts; what a summary does not show was not announced', () => {
  const now = generated([task('Den Vertrag schicken.', [1]), task('Milch kaufen.', [3])], {
    documentLanguage: 'de',
  });
  expect(newTasks(now, [BEFORE])).toEqual(['Milch kaufen.']);
  const summary: TaskNotes = { ...BEFORE, outputType: 'summary', summaryText: 'Chairs.' };
  expect(newTasks(BEFORE, [summary])).toHaveLength(2);
});
