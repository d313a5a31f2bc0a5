import { dashboardScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { HistoryTab } from './filters.ts';

interface DeleteDialogProps {
  tab: HistoryTab;
  /** The ids of what is about to be deleted; empty: nothing. */
  ids: readonly string[];
  onClose: () => void;
  onConfirm: (ids: readonly string[]) => void;
}

const texts = {
  uploads: dashboardScreen.deleteUploadText,
  texts: dashboardScreen.deleteTextText,
} as const;

export function DeleteDialog({ tab, ids, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open={ids.length > 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        ids.length > 1
          ? fill(dashboardScreen.deleteManyTitle, { count: ids.length })
          : dashboardScreen.deleteTitle
      }
      description={ids.length > 1 ? dashboardScreen.deleteManyText : texts[tab]}
      cancelLabel={dashboardScreen.cancel}
      confirmLabel={dashboardScreen.confirmDelete}
      danger
      onConfirm={() => {
        onConfirm(ids);
        onClose();
      }}
    />
  );
}
