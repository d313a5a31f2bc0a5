import { MAX_TITLE_CHARACTERS } from '@notelark/api/library-routes';
import type { Result } from '@notelark/api/library';
import { resultScreen } from '../../messages/index.ts';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRename } from './queries.ts';
import { ToolButton } from './tool-button.tsx';

interface TitleEditorProps {
  result: Result;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

const look = 'text-2xl font-[640] tracking-[-0.022em]';

/** The h1 of the page, which its owner can edit where it stands. */
export function TitleEditor({ result, editing, onEditing }: TitleEditorProps) {
  if (editing) return <TitleForm result={result} onClose={() => onEditing(false)} />;
  return (
    <div className="group flex items-start gap-1">
      <h1 className={`${look} min-w-0`}>
        {result.title}
        <Filename result={result} />
      </h1>
      {result.editable && (
        <ToolButton
          label={resultScreen.rename}
          icon={<Pencil aria-hidden="true" />}
          className="transition-opacity group-hover:opacity-100 focus-visible:opacity-100 sm:opacity-0 print:hidden"
          onClick={() => onEditing(true)}
        />
      )}
    </div>
  );
}

/** A part of the heading: by this name its owner knows the recording. */
function Filename({ result: { source, title } }: { result: Result }) {
  if (source.kind !== 'upload' || source.filename === title) return null;
  return (
    <span className="mt-1 block text-sm font-normal tracking-normal text-ink-faint">
      {source.filename}
    </span>
  );
}

function TitleForm({ result, onClose }: { result: Result; onClose: () => void }) {
  const [title, setTitle] = useState(result.title);
  const rename = useRename(result.id);
  // Leaving the field saves; Escape must not.
  const done = useRef(false);
  const close = () => {
    done.current = true;
    onClose();
  };
  const save = () => {
    if (done.current) return;
    if (title.trim() === result.title) return close();
    done.current = true;
    rename.mutate(title.trim(), {
      onSuccess: onClose,
      onError: () => {
        done.current = false;
        toast.error(resultScreen.renameFailed);
      },
    });
  };
  return (
    <Form onSubmit={save}>
      <input
        aria-label={resultScreen.titleField}
        value={title}
        placeholder={resultScreen.titleEmpty}
        maxLength={MAX_TITLE_CHARACTERS}
        autoComplete="off"
        // The button that opened it has gone.
        ref={(field) => field?.focus()}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
        className={`${look} -mx-2 w-full rounded-sm border-b-2 border-accent bg-transparent px-2 outline-none`}
      />
    </Form>
  );
}
