import { useQueryClient } from '@tanstack/react-query';
import { dashboardScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import { toast } from '../../ui/toast.tsx';
import { deleteLater } from './deletions.ts';
import type { HistoryTab } from './filters.ts';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_MS = 10_000;

const words = {
  uploads: { done: dashboardScreen.uploadDeleted, failed: dashboardScreen.uploadDeleteFailed },
  texts: { done: dashboardScreen.textDeleted, failed: dashboardScreen.textDeleteFailed },
} as const;

/** Each has a toast of its own: what is deleted again after an undo must not lose it to the end of the former one. */
let deletions = 0;

/** Deletes items of the history, with a toast that can undo it. */
export function useDelete(tab: HistoryTab): (ids: readonly string[]) => void {
  const client = useQueryClient();
  return (ids) => {
    deletions += 1;
    const id = `delete ${deletions}`;
    const { done, failed } = words[tab];
    const deletion = deleteLater({
      tab,
      ids,
      onSettled: (hasFailed) => {
        toast.dismiss(id);
        if (hasFailed) toast.error(failed);
        return client.invalidateQueries({ queryKey: ['history'] });
      },
    });
    toast.success(
      ids.length === 1 ? done : fill(dashboardScreen.manyDeleted, { count: ids.length }),
      {
        id,
        duration: UNDO_MS,
        action: { label: dashboardScreen.undo, onClick: deletion.undo },
        onGone: () => void deletion.commit(),
      },
    );
  };
}
