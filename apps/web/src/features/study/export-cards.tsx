import { areListFilesInPlan } from '@notelark/api/export-formats';
import { type DeckFormat, deckFormats } from '@notelark/api/study-cards';
import { useMutation } from '@tanstack/react-query';
import { Download, Lock } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { useSession } from '../../lib/session.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { errorMessages, exportMenu, studyScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import type { DeckChoice } from './queries.ts';

/** The cards of a deck as a file for Anki or a spreadsheet. */
export function ExportCards({ deck }: { deck: DeckChoice }) {
  const { account } = useSession();
  const file = useMutation({
    mutationFn: (format: DeckFormat) =>
      download('GET /api/study/export', { query: { ...deck, format } }),
    onError: (error) => toast.error(studyScreen.exportFailed, { description: sentenceOf(error) }),
  });
  const isLocked = account !== null && !areListFilesInPlan(account.plan);
  const choose = (format: DeckFormat) =>
    isLocked ? offerUpgrade(errorMessages['export-not-in-plan']) : file.mutate(format);
  return (
    <Menu
      trigger={
        <Button size="s" variant="secondary" busy={file.isPending}>
          {!file.isPending && <Download aria-hidden="true" />}
          {studyScreen.export}
        </Button>
      }
    >
      {deckFormats.map((format) => (
        <MenuItem key={format} onSelect={() => choose(format)}>
          {studyScreen.formats[format]}
          {isLocked && <Lock aria-label={exportMenu.locked} className="ml-auto" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
