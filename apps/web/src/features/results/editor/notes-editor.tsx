import { resultScreen } from '../../../messages/index.ts';
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { Bold, Heading2, Italic, List, ListChecks, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { EditorBar } from '../editor-bar.tsx';
import { rebaseText } from '../merge.ts';
import type { TextEdit } from '../queries.ts';
import { ToolButton } from '../tool-button.tsx';
import { useUnsaved } from '../../../ui/unsaved.tsx';
import { useSaving } from '../use-saving.ts';
import { linesOfNotes } from '../versions.ts';
import {
  enterKeys,
  notesKeys,
  plainKeys,
  toggleBullets,
  toggleEm,
  toggleHeading,
  toggleNumbers,
  toggleStrong,
  toggleTask,
  typedMarkdown,
} from './commands.ts';
import { type ParsedNotes, parseNotes } from './from-markdown.ts';
import { schema } from './schema.ts';
import { serializeNotes } from './to-markdown.ts';

export interface NotesEditorProps {
  /** The text field's accessible name. */
  label: string;
  markdown: string;
  version: number;
  save: (edit: TextEdit) => Promise<unknown>;
  saving: boolean;
  failure: string;
  /** Reads the newest version after a conflict. */
  readNewest: () => Promise<TextEdit>;
  onClose: () => void;
}

/** Edits notes as they are read: formatted, with their citations as chips. Markdown goes in and comes out. */
export default function NotesEditor(props: NotesEditorProps) {
  const { label, version, save, saving, failure, readNewest, onClose } = props;
  const [original] = useState(() => parseNotes(props.markdown));
  const { mount, editor } = useEditor(original, label);
  const markdown = useMemo(
    () => (editor ? serializeNotes(editor.state.doc, original) : original.markdown),
    [editor, original],
  );
  const dirty = markdown !== original.markdown;
  useUnsaved(dirty && !saving);
  const { store, conflict } = useSaving<string>({
    version,
    save: (text, against) => save({ text, version: against }),
    failure,
    rebase: async (edit) => rebaseText(original.markdown, edit, await readNewest()),
    onClose,
  });
  return (
    <div className="grid">
      <EditorBar
        dirty={dirty}
        saving={saving}
        onSave={() => void store(markdown)}
        onClose={onClose}
      >
        {editor && <Tools {...editor} />}
      </EditorBar>
      <div ref={mount} className="pt-4" />
      <ConflictDialog
        {...conflict}
        theirs={linesOfNotes(props.markdown)}
        mine={linesOfNotes(markdown)}
      />
    </div>
  );
}

/** The editor, in the element whose `ref` is `mount`; `state` is the newest. */
function useEditor(original: ParsedNotes, label: string) {
  const [editor, setEditor] = useState<{ view: EditorView; state: EditorState } | null>(null);
  const mount = useCallback(
    (place: HTMLDivElement) => {
      const view = new EditorView(place, {
        state: stateOf(original),
        attributes: {
          class: 'notes editing',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
        },
        dispatchTransaction: (transaction) => {
          const state = view.state.apply(transaction);
          view.updateState(state);
          setEditor({ view, state });
        },
        handleDOMEvents: { click: tick, beforeinput: insertLines },
        clipboardTextParser: (text) => Slice.maxOpen(parseNotes(text).doc.content),
      });
      setEditor({ view, state: view.state });
      view.dom.focus({ preventScroll: true });
      return () => view.destroy();
    },
    [original, label],
  );
  return { mount, editor };
}

const stateOf = ({ doc }: ParsedNotes): EditorState =>
  EditorState.create({
    doc,
    plugins: [history(), typedMarkdown, keymap(notesKeys), keymap(enterKeys), keymap(plainKeys)],
  });

/** Several lines at once come from a tool, such as dictation or a text expander: they are Markdown, as in a paste. */
function insertLines(view: EditorView, event: InputEvent): boolean {
  if (event.inputType !== 'insertText' || event.data?.includes('\n') !== true) return false;
  event.preventDefault();
  const [range] = event.getTargetRanges();
  if (range) {
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
  }
  return view.pasteText(event.data);
}

/** A click on a task's box ticks it; one on a link stays in the editor. */
function tick(view: EditorView, event: MouseEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('a')) {
    event.preventDefault();
    return false;
  }
  if (!(target instanceof HTMLInputElement)) return false;
  event.preventDefault();
  const inside = view.state.doc.resolve(view.posAtDOM(target, 0));
  for (let depth = inside.depth; depth > 0; depth -= 1) {
    const node = inside.node(depth);
    if (node.type !== schema.nodes.list_item) continue;
    const checked = node.attrs['checked'] !== true;
    view.dispatch(view.state.tr.setNodeAttribute(inside.before(depth), 'checked', checked));
    return true;
  }
  return false;
}

interface ToolsProps {
  state: EditorState;
  view: EditorView;
}

function Tools({ state, view }: ToolsProps) {
  const tool = (label: string, icon: ReactNode, command: Command, enabled = command(state)) => (
    <ToolButton
      label={label}
      icon={icon}
      disabled={!enabled}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        command(view.state, view.dispatch, view);
        view.focus();
      }}
    />
  );
  return (
    <div role="toolbar" aria-label={resultScreen.formatting} className="-ml-2 flex">
      {tool(resultScreen.bold, <Bold aria-hidden="true" />, toggleStrong)}
      <span className="contents max-sm:hidden">
        {tool(resultScreen.italic, <Italic aria-hidden="true" />, toggleEm)}
        {tool(resultScreen.heading, <Heading2 aria-hidden="true" />, toggleHeading)}
      </span>
      {tool(resultScreen.bullets, <List aria-hidden="true" />, toggleBullets)}
      <span className="contents max-sm:hidden">
        {tool(resultScreen.numbers, <ListOrdered aria-hidden="true" />, toggleNumbers)}
        {tool(resultScreen.tasks, <ListChecks aria-hidden="true" />, toggleTask)}
      </span>
      {tool(resultScreen.undo, <Undo2 aria-hidden="true" />, undo, undoDepth(state) > 0)}
      {tool(resultScreen.redo, <Redo2 aria-hidden="true" />, redo, redoDepth(state) > 0)}
    </div>
  );
}
