import type { ListedTask } from '@notelark/api/task-list';

const SOON_DAYS = 7;

export type DueGroup = 'overdue' | 'soon' | 'later' | 'undated';

const ORDER: readonly DueGroup[] = ['overdue', 'soon', 'later', 'undated'];

/** Tasks by when they are due, the first due first; without a day in the order in which they came. Empty groups are left out. */
export function byDue(
  tasks: readonly ListedTask[],
  now: Date,
): { group: DueGroup; tasks: ListedTask[] }[] {
  const today = dayOf(now);
  const soon = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + SOON_DAYS));
  const groups = Map.groupBy(tasks, ({ dueOn }): DueGroup => {
    if (dueOn === null) return 'undated';
    if (dueOn < today) return 'overdue';
    return dueOn <= soon ? 'soon' : 'later';
  });
  return ORDER.flatMap((group) => {
    const found = groups.get(group) ?? [];
    const sorted = found.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
    return found.length === 0 ? [] : [{ group, tasks: sorted }];
  });
}

/** In the browser's time zone: `2026-11-27`. */
function dayOf(date: Date): string {
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}

const padded = (part: number): string => String(part).padStart(2, '0');

/** The owners of tasks with how many are theirs, those of most tasks first; null: tasks without one. */
export function ownersOf(
  tasks: readonly ListedTask[],
  personOf: (owner: string | null) => string | null = (owner) => owner,
): { owner: string | null; count: number }[] {
  const counts = Map.groupBy(tasks, ({ owner }) => personOf(owner));
  return [...counts]
    .sort(
      ([a, ofA], [b, ofB]) => Number(a === null) - Number(b === null) || ofB.length - ofA.length,
    )
    .map(([owner, own]) => ({ owner, count: own.length }));
}
