import {
  documentFormats,
  type ExportFormat,
  type ExportPanel,
  exportFormats,
} from '@notelark/contracts/export-formats';
import { exportFormatNames, exportMenu } from '@notelark/contracts/messages.en';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
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
  const file = useMutation({
    mutationFn: (format: ExportFormat) =>
      download('GET /api/results/{id}/export', { params: { id }, query: { panel, format } }),
    onError: (error) => toast.error(exportMenu.failed, { description: sentenceOf(error) }),
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
      {(hasTimes ? exportFormats : documentFormats).map((format) => (
        <MenuItem key={format} onSelect={() => file.mutate(format)}>
          {exportFormatNames[format]}
        </MenuItem>
      ))}
    </Menu>
  );
}
