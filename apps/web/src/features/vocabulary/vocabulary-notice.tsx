import type { VocabularyChange } from '@notelark/api/fixes';
import type { Result } from '@notelark/api/library';
import { useState } from 'react';
import { fixScreen, vocabularyChangeWords as words } from '../../messages/index.ts';
import { fill, formatTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRestoreWords, useVocabularyChanges } from './queries.ts';

/** Says what the vocabulary has changed in a transcript, and restores it. For those who may edit it. */
export function VocabularyNotice({ result: { source, editable } }: { result: Result }) {
  const isMade = source.kind === 'upload' && source.transcript?.complete === true;
  return isMade && editable ? <Notice uploadId={source.id} /> : null;
}

function Notice({ uploadId }: { uploadId: string }) {
  const changes = useVocabularyChanges(uploadId).data?.changes ?? [];
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-faint print:hidden">
      {changes.length === 1 ? words.one : fill(words.many, { count: changes.length })}
      <button type="button" className="link py-1" onClick={() => setOpen(true)}>
        {words.show}
      </button>
      {open && (
        <ChangesDialog uploadId={uploadId} changes={changes} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface ChangesDialogProps {
  uploadId: string;
  changes: readonly VocabularyChange[];
  onClose: () => void;
}

function ChangesDialog({ uploadId, changes, onClose }: ChangesDialogProps) {
  const restore = useRestoreWords(uploadId, () => {
    onClose();
    toast.success(words.undone);
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          <Button variant="secondary" busy={restore.isPending} onClick={() => restore.mutate()}>
            {words.undo}
          </Button>
        </>
      }
    >
      <ul aria-label={words.list} className="grid gap-2 text-sm">
        {changes.map(({ id, start, from, to }) => (
          <li key={id} className="flex gap-3">
            <span className="text-xs leading-5 text-ink-faint tabular-nums">
              {formatTime(start)}
            </span>
            <span className="min-w-0 wrap-anywhere">{fill(fixScreen.arrow, { from, to })}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
