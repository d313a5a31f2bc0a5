import { areListFilesInPlan, type TaskFormat, taskFormats } from '@notelark/api/export-formats';
import { useMutation } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { useSession } from '../../lib/session.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { errorMessages, exportMenu, taskFormatNames } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import type { TaskState } from './queries.ts';

/** All tasks of a list as a file for calendars and tables. */
export function TaskExportMenu({ state }: { state: TaskState }) {
  const { account } = useSession();
  const file = useMutation({
    mutationFn: (format: TaskFormat) =>
      download('GET /api/tasks/export', { query: { format, state } }),
    onError: (error) => toast.error(exportMenu.failed, { description: sentenceOf(error) }),
  });
  const isLocked = account !== null && !areListFilesInPlan(account.plan);
  const choose = (format: TaskFormat) =>
    isLocked ? offerUpgrade(errorMessages['export-not-in-plan']) : file.mutate(format);
  return (
    <Menu
      trigger={
        <Button size="s" variant="secondary" busy={file.isPending}>
          {!file.isPending && <Download aria-hidden="true" />}
          {file.isPending ? exportMenu.preparing : exportMenu.export}
        </Button>
      }
    >
      {taskFormats.map((format) => (
        <MenuItem key={format} onSelect={() => choose(format)}>
          {taskFormatNames[format]}
          {isLocked && <Lock aria-label={exportMenu.locked} className="ml-auto" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
