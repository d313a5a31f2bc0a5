import type { VocabularyEntry } from '@notelark/api/vocabulary';
import {
  MAX_MISHEARD,
  MAX_NOTE_CHARACTERS,
  MAX_TERM_CHARACTERS,
  type VocabularyOwner,
} from '@notelark/api/vocabulary-limits';
import { useState } from 'react';
import { vocabularyScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { Unsaved } from '../../ui/unsaved.tsx';
import { useVocabularyChange } from './queries.ts';

interface EntryDialogProps {
  of: VocabularyOwner;
  /** Absent: a new one. */
  entry?: VocabularyEntry | undefined;
  onClose: () => void;
}

const formsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Adds a term, or changes one. */
export function EntryDialog({ of, entry, onClose }: EntryDialogProps) {
  const [term, setTerm] = useState(entry?.term ?? '');
  const [misheard, setMisheard] = useState(entry?.misheard.join('\n') ?? '');
  const [note, setNote] = useState(entry?.note ?? '');
  const [tried, setTried] = useState(false);
  const forms = formsIn(misheard);
  const isChanged =
    term !== (entry?.term ?? '') ||
    misheard !== (entry?.misheard.join('\n') ?? '') ||
    note !== (entry?.note ?? '');
  const content = { term: term.trim(), misheard: forms, note: note.trim() };
  const save = useVocabularyChange(
    () =>
      entry
        ? request('PATCH /api/vocabulary/{id}', { params: { id: entry.id }, body: content })
        : request('POST /api/vocabulary', { body: { of, ...content } }),
    () => {
      toast.success(vocabularyScreen.saved);
      onClose();
    },
  );
  const termError = term.trim() === '' ? vocabularyScreen.termRequired : undefined;
  const formsError = faultOf(forms);
  const submit = () => {
    setTried(true);
    if (!termError && !formsError) save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={entry ? vocabularyScreen.editTitle : vocabularyScreen.add}
    >
      <Unsaved when={isChanged} />
      <Form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label={vocabularyScreen.term}
          hint={vocabularyScreen.termHint}
          error={tried ? termError : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={term}
              maxLength={MAX_TERM_CHARACTERS}
              autoComplete="off"
              onChange={(event) => setTerm(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={vocabularyScreen.misheard}
          hint={vocabularyScreen.misheardHint}
          error={tried ? formsError : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={misheard}
              onChange={(event) => setMisheard(event.target.value)}
            />
          )}
        </Field>
        <Field label={vocabularyScreen.note} hint={vocabularyScreen.noteHint}>
          {(control) => (
            <Input
              {...control}
              value={note}
              maxLength={MAX_NOTE_CHARACTERS}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {vocabularyScreen.cancel}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {vocabularyScreen.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function faultOf(forms: readonly string[]): string | undefined {
  if (forms.length > MAX_MISHEARD) return vocabularyScreen.misheardTooMany;
  return forms.some((form) => form.length > MAX_TERM_CHARACTERS)
    ? fill(vocabularyScreen.tooLong, { limit: MAX_TERM_CHARACTERS })
    : undefined;
}
