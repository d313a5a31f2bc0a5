import type { Result } from '@notelark/api/library';
import { uploadLimits } from '@notelark/api/plans';
import { useVirtualizer } from '@tanstack/react-virtual';
import { lineEditor, resultScreen, speakerWords } from '../../../messages/index.ts';
import { Redo2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-parts.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import type { Block } from '../blocks.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';
import { EditorBar } from '../editor-bar.tsx';
import { usePlayback, useSpoken } from '../playback.tsx';
import { useResultCache, useSaveLines } from '../queries.ts';
import { SearchBox } from '../search-box.tsx';
import { speakerColors } from '../speakers.ts';
import { ToolButton } from '../tool-button.tsx';
import { useUnsaved } from '../../../ui/unsaved.tsx';
import { useSaving } from '../use-saving.ts';
import { useSearch } from '../use-search.ts';
import { LineRow } from './line-row.tsx';
import { changesOf, countOf, isApart, type Line, type LineChanges, linesOf } from './lines.ts';
import { type Edit, useLines } from './use-lines.ts';

interface TranscriptEditorProps {
  result: Result;
  /** Of the transcript. */
  version: number;
  blocks: readonly Block[];
  /** Whether the times of the blocks are seconds; else they only order them. */
  timed: boolean;
  /** Called with the lines whose words have changed, once they are saved. */
  onEdited?: ((edits: { before: string; after: string }[]) => void) | undefined;
  onClose: () => void;
}

/** Edits a transcript line by line, beside the player: times, speakers and the search stay where they are. */
export function TranscriptEditor(props: TranscriptEditorProps) {
  const { result, version, blocks, timed, onEdited, onClose } = props;
  const [original] = useState(() => linesOf(blocks));
  const [{ lines, caret, past, future }, edit] = useLines(original);
  const changes = useMemo(() => changesOf(original, lines), [original, lines]);
  const count = countOf(changes);
  const [asked, setAsked] = useState<string | null>(null);
  const save = useSaveLines(result);
  const { readNewest } = useResultCache(result.id);
  useUnsaved(count > 0 && !save.isPending);
  const { store, conflict } = useSaving<LineChanges>({
    version,
    save: async (made, against) => {
      await save.mutateAsync({ ...made, version: against });
      onEdited?.(rewordedIn(original, made));
    },
    failure: resultScreen.saveTranscriptFailed,
    rebase: async (made) => {
      const { source } = await readNewest();
      const transcript = source.kind === 'upload' ? source.transcript : null;
      const newest = linesOf(transcript?.segments ?? []);
      return {
        edit: isApart(original, made, newest) ? made : null,
        version: transcript?.version ?? version,
      };
    },
    onClose,
  });
  const search = useSearch(lines);
  const undo = () => edit({ kind: 'undo' });
  const redo = () => edit({ kind: 'redo' });
  const editor = useUndoKeys({ undo, redo });
  const speakers = useMemo(() => speakerColors(lines.map(asBlock)), [lines]);

  return (
    <div ref={editor} className="grid gap-2 wide:flex wide:min-h-0 wide:flex-1 wide:flex-col">
      <EditorBar
        dirty={count > 0}
        saving={save.isPending}
        onSave={() => (count === 0 ? onClose() : void store(changes))}
        onClose={onClose}
      >
        <ToolButton
          label={resultScreen.undo}
          icon={<Undo2 aria-hidden="true" />}
          disabled={past.length === 0}
          onClick={undo}
        />
        <ToolButton
          label={resultScreen.redo}
          icon={<Redo2 aria-hidden="true" />}
          disabled={future.length === 0}
          onClick={redo}
        />
        <output className="text-xs text-ink-faint tabular-nums">
          {count > 0 && fill(count === 1 ? lineEditor.changedOne : lineEditor.changed, { count })}
        </output>
      </EditorBar>
      <SearchBox label={resultScreen.searchTranscript} {...search.box} />
      <Lines
        lines={lines}
        blocks={blocks}
        timed={timed}
        speakers={speakers}
        caret={caret}
        found={search.current?.block}
        onEdit={edit}
        onAskSpeaker={setAsked}
      />
      <NewSpeaker
        open={asked !== null}
        onClose={() => setAsked(null)}
        onChoose={(speaker) => {
          if (asked !== null) edit({ kind: 'speaker', key: asked, speaker });
        }}
      />
      <ConflictDialog {...conflict} theirs={blocks.map(wordsOf)} mine={lines.map(wordsOf)} />
    </div>
  );
}

/** A line as it is read: who said it, and what. */
const wordsOf = ({ speaker, text }: Pick<Line, 'speaker' | 'text'>): string =>
  speaker === null ? text : `${speaker}: ${text}`;

/** The lines that have other words. */
function rewordedIn(original: readonly Line[], { lines }: LineChanges) {
  const texts = new Map(original.map(({ index, text }) => [index, text]));
  return lines.flatMap(({ index, text: after }) => {
    const before = texts.get(index);
    return before === undefined || before === after ? [] : [{ before, after }];
  });
}

const asBlock = ({ index, ...line }: Line): Block => ({ ...line, index: index ?? -1 });

/** Undo and redo of the lines, in the place of the browser's, which knows of one field only. */
function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }) {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  return useCallback((editor: HTMLElement | null) => {
    const pressed = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    editor?.addEventListener('keydown', pressed);
    return () => editor?.removeEventListener('keydown', pressed);
  }, []);
}

interface LinesProps {
  lines: readonly Line[];
  blocks: readonly Block[];
  timed: boolean;
  speakers: ReadonlyMap<string, string>;
  caret: { key: string; at: number } | null;
  /** The place of the line that the search is at. */
  found: number | undefined;
  onEdit: (edit: Edit) => void;
  onAskSpeaker: (key: string) => void;
}

/** About what a line takes before it is measured: its row of controls, its text, its padding. */
const CONTROLS_PX = 52;
const TEXT_LINE_PX = 24;
const LETTERS_PER_LINE = 55;

function Lines(props: LinesProps) {
  const { lines, blocks, timed, speakers, caret, found, onEdit, onAskSpeaker } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { canPlay, playFrom } = usePlayback();
  const spoken = useSpoken();
  const spokenIndex = spoken === null ? undefined : blocks[spoken]?.index;
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => lines[at]?.key ?? at,
    estimateSize: (at) =>
      CONTROLS_PX +
      TEXT_LINE_PX * Math.max(1, Math.ceil((lines[at]?.text.length ?? 0) / LETTERS_PER_LINE)),
    overscan: 6,
  });
  useEffect(() => {
    if (found !== undefined) rows.scrollToIndex(found, { align: 'center' });
  }, [rows, found]);
  const play = useCallback(({ start, end }: Line) => playFrom(start, end), [playFrom]);
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={resultScreen.transcript}
      className="relative -mx-3 max-h-[calc(100dvh-14rem)] min-h-40 overflow-y-auto overscroll-contain wide:max-h-none wide:flex-1"
    >
      <div style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const line = lines[row.index];
          return line ? (
            <div
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <LineRow
                line={line}
                number={row.index + 1}
                timed={timed}
                speakers={speakers}
                caret={caret?.key === line.key ? caret : null}
                found={row.index === found}
                spoken={line.index !== null && line.index === spokenIndex}
                onEdit={onEdit}
                onAskSpeaker={onAskSpeaker}
                onPlay={canPlay ? play : undefined}
              />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

interface NewSpeakerProps {
  open: boolean;
  onClose: () => void;
  onChoose: (name: string) => void;
}

function NewSpeaker({ open, onClose, onChoose }: NewSpeakerProps) {
  const [name, setName] = useState('');
  const close = () => {
    setName('');
    onClose();
  };
  const choose = () => {
    onChoose(name.trim());
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={lineEditor.newSpeaker}
    >
      <Form className="grid gap-5" onSubmit={choose}>
        <Field label={speakerWords.name}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={uploadLimits.maxSpeakerNameCharacters}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            {speakerWords.cancel}
          </Button>
          <Button type="submit" disabled={name.trim() === ''}>
            {lineEditor.use}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
