import { Download, FolderInput, Trash2, X } from 'lucide-react';
import { dashboardScreen, exportMenu } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

interface SelectionBarProps {
  count: number;
  exporting: boolean;
  onExport: () => void;
  onFile: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the chosen rows; stays in view while one scrolls. */
export function SelectionBar({
  count,
  exporting,
  onExport,
  onFile,
  onDelete,
  onClear,
}: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={dashboardScreen.selection}
      className="sticky bottom-3 z-20 mx-auto flex w-fit max-w-full animate-rise items-center gap-1 rounded-lg border border-line bg-raised p-1.5 pl-4 shadow-md"
    >
      <output className="mr-2 text-sm font-medium whitespace-nowrap">
        {fill(dashboardScreen.selected, { count })}
      </output>
      <Button variant="ghost" size="s" busy={exporting} onClick={onExport}>
        {!exporting && <Download aria-hidden="true" />}
        <span className="max-sm:sr-only">{exportMenu.export}</span>
      </Button>
      <Button variant="ghost" size="s" aria-label={dashboardScreen.labels} onClick={onFile}>
        <FolderInput aria-hidden="true" />
        <span className="max-sm:sr-only">{dashboardScreen.labels}</span>
      </Button>
      <Button variant="ghost" size="s" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        <span className="max-sm:sr-only">{dashboardScreen.confirmDelete}</span>
      </Button>
      <Button
        variant="ghost"
        size="s"
        aria-label={dashboardScreen.clearSelection}
        onClick={onClear}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
