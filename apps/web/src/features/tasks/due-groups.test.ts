import type { ListedTask } from '@notelark/api/task-list';
import { expect, it } from 'vitest';
import { byDue, ownersOf } from './due-groups.ts';

const task = (text: string, dueOn: string | null, owner: string | null = null): ListedTask => ({
  summaryId: 'a',
  task: 0,
  text,
  owner,
  due: null,
  dueOn,
  done: false,
  verified: true,
  citation: null,
  title: 'Council',
  createdAt: '2026-11-20T10:00:00.000Z',
});

it('puts what is overdue first, then by day, and leaves out empty groups', () => {
  const tasks = [
    task('some day', null),
    task('in a week', '2026-11-30'),
    task('today', '2026-11-23'),
    task('yesterday', '2026-11-22'),
    task('in eight days', '2026-12-01'),
  ];
  const groups = byDue(tasks, new Date(2026, 10, 23, 23, 30));
  expect(groups.map(({ group, tasks: in_ }) => [group, in_.map(({ text }) => text)])).toEqual([
    ['overdue', ['yesterday']],
    ['soon', ['today', 'in a week']],
    ['later', ['in eight days']],
    ['undated', ['some day']],
  ]);
  expect(byDue(tasks.slice(0, 1), new Date()).map(({ group }) => group)).toEqual(['undated']);
});

it('names the owners of most tasks first, and tasks without one last', () => {
  const tasks = [
    task('1', null),
    task('2', null),
    task('3', null, 'Ben'),
    task('4', null, 'Ann'),
    task('5', null, 'Ann'),
  ];
  expect(ownersOf(tasks)).toEqual([
    { owner: 'Ann', count: 2 },
    { owner: 'Ben', count: 1 },
    { owner: null, count: 2 },
  ]);
});
