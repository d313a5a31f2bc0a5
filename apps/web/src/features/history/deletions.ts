import { useSyncExternalStore } from 'react';
import { request } from '../../lib/client.ts';
import type { HistoryTab } from './filters.ts';

// What is deleted disappears from the list at once and is deleted on the server when it can no longer be undone: when its
// toast has gone, when the page is hidden or closed, or when the user signs out. Nothing is lost by a crash in between: the
// items are then still there.

interface Deletion {
  tab: HistoryTab;
  ids: readonly string[];
  /** Its items have been deleted, or could not be: the list has to be read again before they may be shown. */
  onSettled: (failed: boolean) => Promise<unknown>;
}

const waiting = new Set<Deletion>();
const running = new Set<Deletion>();
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function changed(): void {
  hidden = new Set([...waiting, ...running].flatMap(({ ids }) => ids));
  for (const listener of listeners) listener();
}

export interface PendingDeletion {
  /** Deletes now. Does nothing once that has begun or was undone. */
  commit: () => Promise<void>;
  undo: () => void;
}

/** Hides the items until `commit` or `undo`. */
export function deleteLater(deletion: Deletion): PendingDeletion {
  waiting.add(deletion);
  changed();
  return {
    commit: () => commit(deletion),
    undo: () => {
      waiting.delete(deletion);
      changed();
    },
  };
}

async function commit(deletion: Deletion): Promise<void> {
  if (!waiting.delete(deletion)) return;
  running.add(deletion);
  const { ids, tab, onSettled } = deletion;
  const outcomes = await Promise.allSettled(ids.map((id) => deleteOne(tab, id)));
  await onSettled(outcomes.some(({ status }) => status === 'rejected'));
  running.delete(deletion);
  changed();
}

const deleteOne = (tab: HistoryTab, id: string) =>
  tab === 'uploads'
    ? request('DELETE /api/uploads/{id}', { params: { id }, keepalive: true })
    : request('DELETE /api/text-inputs/{id}', { params: { id }, keepalive: true });

/** Deletes everything that still could be undone. */
export async function commitDeletions(): Promise<void> {
  await Promise.all([...waiting].map(commit));
}

/** The items that are not to be shown. */
export const useDeleted = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
  );

// A page that is hidden may be closed without further notice.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void commitDeletions();
});
window.addEventListener('pagehide', () => void commitDeletions());
