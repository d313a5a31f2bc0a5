import {
  documentFormats,
  type ExportFormat,
  type ExportPanel,
  exportFormats,
  isFormatInPlan,
} from '@notelark/api/export-formats';
import { errorMessages, exportFormatNames, exportMenu } from '../../messages/index.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import { useId } from 'react';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { sells } from '../../lib/sells.ts';
import { useSession } from '../../lib/session.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';

interface DownloadMenuProps {
  /** The result's id. */
  id: string;
  panel: ExportPanel;
  /** A transcript: its times can be had as subtitles or data. */
  hasTimes: boolean;
}

/** One side of the result as a file. While it is made, which takes seconds for hours of speech, the button says so. */
export function DownloadMenu({ id, panel, hasTimes }: DownloadMenuProps) {
  const lockId = useId();
  const { account } = useSession();
  const formats = hasTimes ? exportFormats : documentFormats;
  const isLocked = (format: ExportFormat) =>
    account !== null && !isFormatInPlan(format, account.plan);
  const file = useMutation({
    mutationFn: (format: ExportFormat) =>
      download('GET /api/results/{id}/export', { params: { id }, query: { panel, format } }),
    onError: (error) => {
      if (hasCode(error, 'export-not-in-plan')) offerUpgrade(error.message);
      else toast.error(exportMenu.failed, { description: sentenceOf(error) });
    },
  });
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="s" busy={file.isPending}>
          {!file.isPending && <Download aria-hidden="true" />}
          {file.isPending ? exportMenu.preparing : exportMenu.download}
        </Button>
      }
    >
      {formats.map((format) => (
        <FormatItem
          key={format}
          format={format}
          lockId={isLocked(format) ? lockId : undefined}
          onChoose={() => file.mutate(format)}
        />
      ))}
      {formats.some(isLocked) && (
        <>
          <MenuSeparator />
          <MenuLabel>
            <span id={lockId} className="flex items-center gap-2 text-xs text-ink-faint">
              <Lock aria-hidden="true" className="size-3.5" />
              {sells() ? exportMenu.locked : exportMenu.lockedByAdministrator}
            </span>
          </MenuLabel>
        </>
      )}
    </Menu>
  );
}

interface FormatItemProps {
  format: ExportFormat;
  /** Of the note that says which plans have it; undefined where the account's own plan has it. */
  lockId: string | undefined;
  onChoose: () => void;
}

/** What the plan lacks is in the menu with a lock, and leads to the plans. */
function FormatItem({ format, lockId, onChoose }: FormatItemProps) {
  if (lockId === undefined)
    return <MenuItem onSelect={onChoose}>{exportFormatNames[format]}</MenuItem>;
  return (
    <MenuItem
      aria-describedby={lockId}
      onSelect={() => offerUpgrade(errorMessages['export-not-in-plan'])}
    >
      {exportFormatNames[format]}
      <Lock aria-hidden="true" className="ml-auto" />
    </MenuItem>
  );
}
