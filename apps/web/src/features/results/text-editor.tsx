import { resultScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { TextEdit } from './queries.ts';

interface TextEditorProps {
  /** The text field's accessible name. */
  label: string;
  text: string;
  /** The version that the editing starts from. */
  version: number;
  /** The newest version that the page knows: what a conflict is resolved against. */
  latestVersion: number;
  save: (edit: TextEdit) => Promise<unknown>;
  saving: boolean;
  failure: string;
  /** Reads the newest version after a conflict. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Edits a text. Nothing is lost on the way out unasked, and nothing of another tab's is overwritten unasked. */
export function TextEditor(props: TextEditorProps) {
  const { label, save, saving, failure, reload, onClose } = props;
  const [original] = useState({ text: props.text, version: props.version });
  const [text, setText] = useState(original.text);
  const [conflict, setConflict] = useState(false);
  const dirty = text !== original.text;

  const store = async (version: number) => {
    try {
      await save({ text, version });
      toast.success(resultScreen.saved);
      onClose();
    } catch (error) {
      if (!hasCode(error, 'edited-elsewhere')) toast.error(failure);
      else {
        await reload();
        setConflict(true);
      }
    }
  };
  return (
    <Form className="grid gap-4" onSubmit={() => void store(original.version)}>
      <Textarea
        aria-label={label}
        value={text}
        rows={18}
        className="max-h-[65dvh] min-h-72"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-3">
        <Button type="submit" size="s" busy={saving}>
          {saving ? resultScreen.saving : resultScreen.save}
        </Button>
        <Button variant="secondary" size="s" onClick={onClose}>
          {resultScreen.cancel}
        </Button>
      </div>
      {dirty && !saving && (
        <LeaveGuard
          title={resultScreen.unsavedTitle}
          description={resultScreen.unsavedText}
          stay={resultScreen.stay}
          leave={resultScreen.leave}
          danger
        />
      )}
      <ConflictDialog
        open={conflict}
        onKeep={() => setConflict(false)}
        onReplace={() => {
          setConflict(false);
          void store(props.latestVersion);
        }}
        onDiscard={onClose}
      />
    </Form>
  );
}
