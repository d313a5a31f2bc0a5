import { useState } from 'react';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorBar } from './editor-bar.tsx';
import { rebaseText } from './merge.ts';
import type { TextEdit } from './queries.ts';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { useSaving } from './use-saving.ts';

interface TextEditorProps {
  /** The text field's accessible name. */
  label: string;
  text: string;
  version: number;
  save: (edit: TextEdit) => Promise<unknown>;
  saving: boolean;
  failure: string;
  /** Reads the newest version after a conflict. */
  readNewest: () => Promise<TextEdit>;
  onClose: () => void;
}

/** Edits a plain text. Nothing is lost on the way out unasked, and nothing of another tab's is overwritten unasked. */
export function TextEditor(props: TextEditorProps) {
  const { label, version, save, saving, failure, readNewest, onClose } = props;
  const [original] = useState(props.text);
  const [text, setText] = useState(original);
  const dirty = text !== original;
  useUnsaved(dirty && !saving);
  const { store, conflict } = useSaving<string>({
    version,
    save: (edit, against) => save({ text: edit, version: against }),
    failure,
    rebase: async (edit) => rebaseText(original, edit, await readNewest()),
    onClose,
  });
  return (
    <Form className="grid gap-4" onSubmit={() => void store(text)}>
      <EditorBar dirty={dirty} saving={saving} onSave={() => void store(text)} onClose={onClose} />
      <Textarea
        aria-label={label}
        value={text}
        rows={18}
        className="max-h-[65dvh] min-h-72"
        onChange={(event) => setText(event.target.value)}
      />
      <ConflictDialog {...conflict} theirs={props.text.split('\n')} mine={text.split('\n')} />
    </Form>
  );
}
