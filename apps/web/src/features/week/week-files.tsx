import { type WeekFormat, weekFormats } from '@notelark/api/week';
import { isFormatInPlan } from '@notelark/api/export-formats';
import { useMutation } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { useSession } from '../../lib/session.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { errorMessages, exportMenu, weekScreen as words } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';

/** The week as a file, or on paper. */
export function WeekFiles({ day }: { day: string }) {
  const { account } = useSession();
  const file = useMutation({
    mutationFn: (format: WeekFormat) => download('GET /api/week/file', { query: { day, format } }),
    onError: (error) => {
      if (hasCode(error, 'export-not-in-plan')) offerUpgrade(errorMessages['export-not-in-plan']);
      else toast.error(words.fileFailed, { description: sentenceOf(error) });
    },
  });
  return (
    <Menu
      trigger={
        <Button variant="ghost" busy={file.isPending}>
          {!file.isPending && <Download aria-hidden="true" />}
          {words.files}
        </Button>
      }
    >
      {weekFormats.map((format) => (
        <MenuItem key={format} onSelect={() => file.mutate(format)}>
          {words.formats[format]}
          {account !== null && !isFormatInPlan(format, account.plan) && (
            <Lock aria-label={exportMenu.locked} className="ml-auto" />
          )}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => window.print()}>{words.print}</MenuItem>
    </Menu>
  );
}
