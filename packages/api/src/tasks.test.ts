import { expect, it } from 'vitest';
import { factsBehind, tasksOf, tickTask } from './tasks.ts';

const NOTES =
  '- [ ] One [00:07](#s1)\n- not a task\n\n```\n- [ ] code\n```\n\n1. [x] Two\n   - [ ] Three\n';

it('ticks and clears the box of one task', () => {
  expect(tickTask(NOTES, 0, true)).toBe(NOTES.replace('[ ] One', '[x] One'));
  expect(tickTask(NOTES, 1, false)).toBe(NOTES.replace('[x] Two', '[ ] Two'));
  expect(tickTask(NOTES, 2, true)).toBe(NOTES.replace('[ ] Three', '[x] Three'));
});

it('finds no task past the last', () => {
  expect(tickTask(NOTES, 3, true)).toBeNull();
});

it('reads the tasks of notes, with where they were said', () => {
  expect(tasksOf(NOTES)).toEqual([
    { task: 0, done: false, text: 'One', citation: { label: '00:07', target: '#s1' } },
    { task: 1, done: true, text: 'Two', citation: null },
    { task: 2, done: false, text: 'Three', citation: null },
  ]);
});

it('says behind the words what they do not say', () => {
  const speaker = { owner: 'Speaker 2', due: 'by Friday' };
  expect(factsBehind({ text: 'Call Ann', ...speaker })).toEqual(['Speaker 2', 'by Friday']);
  expect(factsBehind({ text: 'Speaker 2 calls Ann by Friday', ...speaker })).toEqual([]);
  expect(factsBehind({ text: 'Speaker 20 is called', ...speaker })).toHaveLength(2);
  expect(factsBehind({ text: 'Ann’s boiler is mended', owner: 'Ann' })).toEqual(['Ann']);
  expect(factsBehind({ text: 'Call Ann' })).toEqual([]);
});
