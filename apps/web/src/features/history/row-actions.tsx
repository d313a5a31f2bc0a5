import { isLastingFailure } from '@notelark/api/errors';
import { Download, Ellipsis, FolderInput, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { dashboardScreen, exportMenu, resultScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { HistoryRow } from './queries.ts';

export interface RowCommands {
  onDelete: (rows: readonly HistoryRow[]) => void;
  onRetry: (row: HistoryRow) => void;
  onExport: (rows: readonly HistoryRow[]) => void;
  onFile: (rows: readonly HistoryRow[]) => void;
  onRename: () => void;
}

const nameOf = (row: HistoryRow): string => ('filename' in row ? row.filename : row.title);

/** With a pointer, delete shows on hover and focus only; the menu is always there. */
const quiet =
  'transition-opacity duration-(--quick) pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100';

export function RowActions({
  row,
  onDelete,
  onRetry,
  onExport,
  onFile,
  onRename,
}: RowCommands & { row: HistoryRow }) {
  const name = nameOf(row);
  const canRetry = row.status === 'error' && !isLastingFailure(row.work?.error?.code ?? '');
  return (
    <div className="flex justify-end">
      {canRetry && (
        <Button
          variant="ghost"
          size="s"
          aria-label={fill(dashboardScreen.retry, { name })}
          onClick={() => onRetry(row)}
        >
          <RotateCcw aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="ghost"
        size="s"
        className={quiet}
        aria-label={fill(dashboardScreen.delete, { name })}
        onClick={() => onDelete([row])}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {row.summaries.length > 0 && (
        <Menu
          trigger={
            <Button
              variant="ghost"
              size="s"
              aria-label={fill(dashboardScreen.more, { name: row.title })}
            >
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem onAfterClose={onRename}>
            <Pencil aria-hidden="true" />
            {resultScreen.rename}
          </MenuItem>
          <MenuItem onAfterClose={() => onFile([row])}>
            <FolderInput aria-hidden="true" />
            {dashboardScreen.labels}
          </MenuItem>
          <MenuItem onSelect={() => onExport([row])}>
            <Download aria-hidden="true" />
            {exportMenu.export}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
}
