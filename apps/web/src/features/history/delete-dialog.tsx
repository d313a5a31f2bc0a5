import { dashboardScreen } from '../../messages/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { HistoryTab } from './filters.ts';
import { type HistoryRow, useDeleteRow } from './queries.ts';

interface DeleteDialogProps {
  tab: HistoryTab;
  /** What is about to be deleted; null: nothing. */
  row: HistoryRow | null;
  onClose: () => void;
}

const words = {
  uploads: {
    text: dashboardScreen.deleteUploadText,
    done: dashboardScreen.uploadDeleted,
    failed: dashboardScreen.uploadDeleteFailed,
  },
  texts: {
    text: dashboardScreen.deleteTextText,
    done: dashboardScreen.textDeleted,
    failed: dashboardScreen.textDeleteFailed,
  },
} as const;

export function DeleteDialog({ tab, row, onClose }: DeleteDialogProps) {
  const remove = useDeleteRow(tab);
  const { text, done, failed } = words[tab];
  const confirm = () => {
    if (!row) return;
    remove.mutate(row.id, {
      onSuccess: () => toast.success(done),
      onError: () => toast.error(failed),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={row !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={dashboardScreen.deleteTitle}
      description={text}
      cancelLabel={dashboardScreen.cancel}
      confirmLabel={dashboardScreen.confirmDelete}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
