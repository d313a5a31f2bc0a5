import type { Result, ResultSource } from '@notelark/api/library';
import { resultScreen } from '../../messages/index.ts';
import { isTimedSource } from '@notelark/api/timed-source';
import type { Place } from '@notelark/api/places';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Block } from './blocks.ts';
import { DraftNotice } from './draft-notice.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { Panel } from './panel.tsx';
import { TranscriptEditor } from './lines/transcript-editor.tsx';
import { signature } from './signature.ts';
import { type TextEdit, useResultCache, useSaveText } from './queries.ts';
import { type SourceNames, SourceReader } from './source-reader.tsx';
import { SpeakerNames } from './speaker-names.tsx';
import { TextEditor } from './text-editor.tsx';
import { ToolButton } from './tool-button.tsx';

interface SourcePanelProps {
  result: Result;
  blocks: readonly Block[];
  /** Where a citation led to; a new object each time one is followed. */
  cited: Place | null;
  /** Called with the passages that an edit has changed, once it is saved. */
  onEdited?: ((edits: EditedPassage[]) => void) | undefined;
  /** More above the text. */
  children?: ReactNode;
}

/** A passage before and after an edit. */
export interface EditedPassage {
  before: string;
  after: string;
}

/** The transcript of a recording, or the text as it was pasted. */
export function SourcePanel({ result, blocks, cited, onEdited, children }: SourcePanelProps) {
  const { source } = result;
  const [editing, setEditing] = useState(false);
  const { key, search } = useLocation();
  const names = namesOf(source);
  const editable = result.editable && !editing && isComplete(source);
  const failed = result.work.status === 'failed';
  const hasWords = blocks.length > 0;
  return (
    <Panel
      title={names.title}
      className="grid content-start gap-2 wide:flex wide:h-full wide:flex-col"
      actions={
        editable && (
          <>
            <ToolButton
              label={resultScreen.edit}
              aria-keyshortcuts="e"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing(true)}
            />
            <DownloadMenu id={result.id} panel="source" hasTimes={isTimedSource(source)} />
          </>
        )
      }
    >
      <Notices source={source} hasWords={hasWords} />
      {children}
      {editing ? (
        <SourceEditor result={result} onEdited={onEdited} onClose={() => setEditing(false)} />
      ) : (
        <SpeakerNames result={result}>
          <SourceReader
            // What the address looks for is looked for each time that one comes here.
            key={search && key}
            result={result}
            blocks={blocks}
            names={names}
            cited={cited}
          />
        </SpeakerNames>
      )}
      {(hasWords || !failed) && <Origin source={source} failed={failed} />}
    </Panel>
  );
}

const namesOf = (source: ResultSource): SourceNames =>
  source.kind === 'upload'
    ? {
        title: resultScreen.transcript,
        search: resultScreen.searchTranscript,
      }
    : {
        title: resultScreen.originalText,
        search: resultScreen.searchText,
      };

const isComplete = (source: ResultSource): boolean =>
  source.kind === 'text' || source.transcript?.complete === true;

/** What a reader must know before believing the text. */
function Notices({ source, hasWords }: { source: ResultSource; hasWords: boolean }) {
  return (
    <>
      {source.kind === 'upload' && source.warning !== null && (
        <Alert tone="info">{source.warning}</Alert>
      )}
      {hasWords && <DraftNotice source={source} of="transcript" />}
    </>
  );
}

/** What wrote the transcript, and whether more of it comes. */
function Origin({ source, failed }: { source: ResultSource; failed: boolean }) {
  if (source.kind === 'text' || source.transcript === null) return null;
  const { engine, edited, complete } = source.transcript;
  return (
    <p className="text-xs text-ink-faint print:hidden">
      {engine.id === 'import' ? importedAs(engine.label, edited) : signature(engine.label, edited)}
      {!complete && ` · ${failed ? resultScreen.partialFailed : resultScreen.partial}`}
    </p>
  );
}

const importedAs = (format: string, edited: boolean): string =>
  fill(edited ? resultScreen.importedEdited : resultScreen.imported, { format });

interface SourceEditorProps extends Pick<SourcePanelProps, 'onEdited'> {
  result: Result;
  onClose: () => void;
}

function SourceEditor({ result, onEdited, onClose }: SourceEditorProps) {
  const { source } = result;
  if (source.kind === 'text')
    return <PastedTextEditor result={result} onEdited={onEdited} onClose={onClose} />;
  const { version = 0, timed = true, segments = [] } = source.transcript ?? {};
  return (
    <TranscriptEditor
      result={result}
      version={version}
      timed={timed}
      blocks={segments}
      onEdited={onEdited}
      onClose={onClose}
    />
  );
}

const pastedText = ({ source }: Result): TextEdit =>
  source.kind === 'text'
    ? { text: source.text, version: source.version }
    : { text: '', version: 0 };

function PastedTextEditor({ result, onEdited, onClose }: SourceEditorProps) {
  const save = useSaveText(result);
  const { readNewest } = useResultCache(result.id);
  const now = pastedText(result);
  return (
    <TextEditor
      label={resultScreen.originalTextField}
      {...now}
      save={async (edit) => {
        await save.mutateAsync(edit);
        onEdited?.([{ before: now.text, after: edit.text }]);
      }}
      saving={save.isPending}
      failure={resultScreen.saveTranscriptFailed}
      readNewest={async () => pastedText(await readNewest())}
      onClose={onClose}
    />
  );
}
