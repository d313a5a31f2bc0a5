import { MAX_LIST_CHARACTERS, type VocabularyOwner } from '@notelark/api/vocabulary-limits';
import { useRef, useState } from 'react';
import { lineFaultSentences, vocabularyScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { Unsaved } from '../../ui/unsaved.tsx';
import { useVocabularyChange } from './queries.ts';

interface ImportDialogProps {
  of: VocabularyOwner;
  onClose: () => void;
}

/** Adds a list of terms, from a file or pasted, and names the lines that were left out. */
export function ImportDialog({ of, onClose }: ImportDialogProps) {
  const [list, setList] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const imported = useVocabularyChange(
    (lines: string) => request('POST /api/vocabulary/import', { body: { of, list: lines } }),
    ({ added, changed, skippedCount: skipped }) => {
      const sentence = skipped > 0 ? vocabularyScreen.importedSkipped : vocabularyScreen.imported;
      toast.success(fill(sentence, { added, changed, skipped }));
      if (skipped === 0) onClose();
    },
  );
  const isImported = imported.isSuccess && imported.variables === list;
  const skipped = imported.data?.skipped ?? [];
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = await chosen.text().catch(() => null);
    if (text === null || text.length > MAX_LIST_CHARACTERS)
      toast.error(vocabularyScreen.importFileFailed);
    else setList(text);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={vocabularyScreen.importTitle}
      description={vocabularyScreen.importText}
      width="l"
    >
      <Unsaved when={list.trim() !== '' && !isImported} />
      <Form noValidate className="grid gap-4" onSubmit={() => imported.mutate(list)}>
        <Field label={vocabularyScreen.importList}>
          {(control) => (
            <Textarea
              {...control}
              rows={8}
              value={list}
              maxLength={MAX_LIST_CHARACTERS}
              placeholder={'Kubernetes,Kubernetis | cooper netties'}
              onChange={(event) => setList(event.target.value)}
            />
          )}
        </Field>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {skipped.length > 0 && (
          <ul className="grid gap-1 text-sm text-ink-soft">
            {skipped.map(({ line, reason, text }) => (
              <li key={line}>
                {fill(vocabularyScreen.skippedLine, { line, reason: lineFaultSentences[reason] })}{' '}
                <span className="text-ink-faint">{text}</span>
              </li>
            ))}
          </ul>
        )}
        <DialogActions>
          <Button variant="secondary" className="sm:mr-auto" onClick={() => file.current?.click()}>
            {vocabularyScreen.importFile}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {skipped.length > 0 ? vocabularyScreen.close : vocabularyScreen.cancel}
          </Button>
          <Button type="submit" disabled={list.trim() === ''} busy={imported.isPending}>
            {vocabularyScreen.importRun}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
