import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill } from '../../lib/format.ts';
import { dashboardScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { Unsaved } from '../../ui/unsaved.tsx';
import type { HistoryTab } from './filters.ts';
import { type Filed, useFile, useLabels } from './queries.ts';

interface LabelsDialogProps {
  tab: HistoryTab;
  rows: readonly Filed[];
  onClose: () => void;
}

/** Files one row or many. What is not touched here stays as each of them has it. */
export function LabelsDialog({ tab, rows, onClose }: LabelsDialogProps) {
  const before = commonLabels(rows);
  const [folder, setFolder] = useState(before.folder ?? '');
  const [tags, setTags] = useState(before.tags);
  const [typed, setTyped] = useState('');
  const isChanged =
    typed.trim() !== '' ||
    folder !== (before.folder ?? '') ||
    tags.join('\n') !== before.tags.join('\n');
  const known = useLabels();
  const file = useFile(tab);
  const save = () => {
    const chosen = withTag(tags, typed, known.tags);
    const wanted = spelling(folder, known.folders);
    const change = {
      folder: folder === (before.folder ?? '') ? undefined : wanted || null,
      addTags: chosen.filter((tag) => !before.tags.includes(tag)),
      removeTags: before.tags.filter((tag) => !chosen.includes(tag)),
    };
    file.mutate(
      { ids: rows.map(({ id }) => id), change },
      {
        onSuccess: () => {
          toast.success(dashboardScreen.labelsSaved);
          onClose();
        },
        onError: (error) =>
          toast.error(dashboardScreen.labelsFailed, { description: sentenceOf(error) }),
      },
    );
  };
  const add = () => {
    setTags(withTag(tags, typed, known.tags));
    setTyped('');
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        rows.length > 1
          ? fill(dashboardScreen.labelsOfMany, { count: rows.length })
          : dashboardScreen.labels
      }
    >
      <Unsaved when={isChanged} />
      <Form className="grid gap-5" onSubmit={save}>
        <Field label={dashboardScreen.folder} hint={dashboardScreen.folderHint}>
          {(control) => (
            <Suggested
              {...control}
              names={known.folders}
              value={folder}
              placeholder={before.folder === undefined ? dashboardScreen.manyFolders : ''}
              onChange={setFolder}
            />
          )}
        </Field>
        <div className="grid gap-2">
          <Field label={dashboardScreen.tags} hint={dashboardScreen.addTagHint}>
            {(control) => (
              <Suggested
                {...control}
                names={known.tags}
                value={typed}
                onChange={setTyped}
                onEnter={add}
              />
            )}
          </Field>
          <Chosen tags={tags} onRemove={(gone) => setTags(tags.filter((tag) => tag !== gone))} />
        </div>
        <Button type="submit" busy={file.isPending}>
          {dashboardScreen.saveLabels}
        </Button>
      </Form>
    </Dialog>
  );
}

interface SuggestedProps {
  names: readonly string[];
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
  /** Instead of sending the form, while something is typed. */
  onEnter?: () => void;
}

const MAX_CHARACTERS = 40;

/** A text field that offers the names that are in use. */
function Suggested({ names, value, onChange, onEnter, ...control }: SuggestedProps) {
  const list = useId();
  return (
    <>
      <Input
        {...control}
        list={list}
        autoComplete="off"
        maxLength={MAX_CHARACTERS}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter || value.trim() === '') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Chosen({ tags, onRemove }: { tags: readonly string[]; onRemove: (tag: string) => void }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex items-center gap-1 rounded-full border border-line pl-3 text-xs"
        >
          {tag}
          <button
            type="button"
            aria-label={fill(dashboardScreen.removeTag, { tag })}
            className="grid size-8 place-items-center rounded-full text-ink-faint hover:text-ink pointer-coarse:size-11"
            onClick={() => onRemove(tag)}
          >
            <X className="size-3.5" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The folder that all rows are in (undefined: several), and the tags that any of them has. */
function commonLabels(rows: readonly Filed[]) {
  const [folder, ...others] = [...new Set(rows.map((row) => row.folder))];
  return {
    folder: others.length > 0 ? undefined : (folder ?? null),
    tags: [...new Set(rows.flatMap((row) => row.tags))],
  };
}

/** As it is written already: `work` is not another folder than `Work`. */
function spelling(typed: string, known: readonly string[]): string {
  const name = typed.replaceAll(/\s+/g, ' ').trim();
  return known.find((other) => other.toLowerCase() === name.toLowerCase()) ?? name;
}

function withTag(tags: readonly string[], typed: string, known: readonly string[]): string[] {
  const tag = spelling(typed, [...tags, ...known]);
  return tag === '' || tags.includes(tag) ? [...tags] : [...tags, tag];
}
