import { isLastingFailure, quotaErrors } from '@notelark/api/errors';
import type { Result } from '@notelark/api/library';
import { detectedKindNames, resultScreen, summaryOptionsWords } from '../../messages/index.ts';
import { templateList } from '@notelark/api/templates';
import { Pencil } from 'lucide-react';
import { linkTo, type Place } from '@notelark/api/places';
import { type ReactNode, useRef, useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { fill, formatLength } from '../../lib/format.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { toast } from '../../ui/toast.tsx';
import type { Block } from './blocks.ts';
import { CitationPreview } from './citation-preview.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { NotifyButton } from './notify-button.tsx';
import { ProvenanceNotices, Translated } from './provenance.tsx';
import { Notes, type NotesProps } from './markdown.tsx';
import { Panel } from './panel.tsx';
import { signature } from './signature.ts';
import { useResultCache, useRetry, useSaveSummary, useTick } from './queries.ts';
import { ToolButton } from './tool-button.tsx';
import { TypeSwitch } from './type-switch.tsx';
import { WorkStatus } from './work-status.tsx';

interface SummaryPanelProps {
  result: Result;
  blocks: readonly Block[];
  onCite: NotesProps['onCite'];
  /** What was cited last. */
  cited: Place | null;
  /** Beside the choice between summary and notes: how they were made. */
  options?: ReactNode;
  /** Above the notes. */
  children?: ReactNode;
  /** Below the notes, as long as they are not edited. */
  footer?: ReactNode;
}

/** The document: what was made of the source. */
export function SummaryPanel({
  result,
  blocks,
  onCite,
  cited,
  options,
  children,
  footer,
}: SummaryPanelProps) {
  const { Editor, open, close } = useEditor();
  const text = result.summaryText ?? result.draftText;
  return (
    <Panel
      title={resultScreen.summaryPanel[result.outputType]}
      className="document"
      {...(result.mine && { lead: <TypeSwitch result={result} />, options })}
      actions={
        result.editable &&
        result.summaryText !== null &&
        Editor === null && (
          <>
            <ToolButton
              label={resultScreen.edit}
              aria-keyshortcuts="e"
              icon={<Pencil aria-hidden="true" />}
              onPointerEnter={() => void loadEditor()}
              onFocus={() => void loadEditor()}
              onClick={() => void open()}
            />
            <DownloadMenu id={result.id} panel="summary" hasTimes={false} />
          </>
        )
      }
    >
      <div className="grid gap-4 pt-4">
        <Work result={result} />
        {children}
        <ProvenanceNotices result={result} />
        {text !== null && <DraftNotice source={result.source} of="notes" />}
        {Editor ? (
          <SummaryEditor Editor={Editor} result={result} onClose={close} />
        ) : (
          text !== null && (
            <Reader result={result} markdown={text} blocks={blocks} onCite={onCite} cited={cited} />
          )
        )}
        <Provenance result={result} />
        {Editor === null && footer}
      </div>
    </Panel>
  );
}

interface ReaderProps extends Pick<SummaryPanelProps, 'result' | 'blocks' | 'onCite' | 'cited'> {
  markdown: string;
}

/** The notes, their passages at hand, their tasks to tick. */
function Reader({ result, markdown, blocks, onCite, cited }: ReaderProps) {
  const area = useRef<HTMLDivElement>(null);
  const tick = useTick(result.id);
  const onTick = (task: number, done: boolean) =>
    tick.mutate({ task, done }, { onError: () => toast.error(resultScreen.tickFailed) });
  return (
    <div ref={area}>
      <Notes
        markdown={markdown}
        onCite={onCite}
        cited={cited && linkTo(cited)}
        onTick={result.editable && result.summaryText !== null ? onTick : undefined}
      />
      <CitationPreview area={area} blocks={blocks} />
    </div>
  );
}

/** Retry is for uploads while there is no text, and for whatever failed. */
function Work({ result }: { result: Result }) {
  const retry = useRetry(result.id);
  const { work, source } = result;
  const canRetry =
    result.mine &&
    !isLastingFailure(work.error?.code ?? '') &&
    (work.status === 'failed' || (source.kind === 'upload' && result.summaryText === null));
  const start = () =>
    retry.mutate(undefined, {
      onSuccess: () => toast.success(resultScreen.retryStarted),
      onError: (error) => {
        if (hasCode(error, ...quotaErrors)) offerUpgrade(error.message);
        else toast.error(resultScreen.retryFailed);
      },
    });
  const isRunning = work.status !== 'ready' && work.status !== 'failed';
  return (
    <>
      <WorkStatus work={work} onRetry={canRetry ? start : undefined} retrying={retry.isPending} />
      {isRunning && result.mine && source.kind === 'upload' && <NotifyButton result={result} />}
    </>
  );
}

const loadEditor = () => import('./editor/notes-editor.tsx');

type Editor = Awaited<ReturnType<typeof loadEditor>>['default'];

/** The editor, once it is loaded and wanted. Not by `Suspense`, which holds back what it shows for up to 300 ms. */
function useEditor() {
  const [Editor, setEditor] = useState<Editor | null>(null);
  const open = async () => {
    try {
      const loaded = await loadEditor();
      setEditor(() => loaded.default);
    } catch {
      toast.error(resultScreen.editorFailed);
    }
  };
  return { Editor, open, close: () => setEditor(null) };
}

interface SummaryEditorProps {
  Editor: Editor;
  result: Result;
  onClose: () => void;
}

function SummaryEditor({ Editor, result, onClose }: SummaryEditorProps) {
  const save = useSaveSummary(result.id);
  const { readNewest } = useResultCache(result.id);
  return (
    <Editor
      label={resultScreen.summaryField[result.outputType]}
      markdown={result.summaryText ?? ''}
      version={result.version}
      save={save.mutateAsync}
      saving={save.isPending}
      failure={resultScreen.saveSummaryFailed}
      readNewest={async () => {
        const { summaryText, version } = await readNewest();
        return { text: summaryText ?? '', version };
      }}
      onClose={onClose}
    />
  );
}

/** Who made it, and how much of the source it rests on. */
function Provenance({ result }: { result: Result }) {
  if (result.summaryText === null)
    return result.draftText === null ? null : (
      <p className="text-xs text-ink-faint">
        {result.work.status === 'failed' ? resultScreen.draftFailed : resultScreen.draftOfNotes}
      </p>
    );
  const said = [
    templateOf(result),
    result.engine && signature(result.engine.label, result.edited),
    // What was read is known of what the engine wrote, not of what it was changed into.
    result.edited ? null : coverageOf(result),
  ].filter((part) => part !== null);
  return (
    <div className="grid gap-1">
      <p className="text-xs text-ink-faint">{said.join(' · ')}</p>
      <Translated result={result} />
    </div>
  );
}

function coverageOf({ coverage, source }: Result): string | null {
  if (coverage === null) return null;
  const percent = Math.floor(coverage * 100);
  if (source.kind === 'text') return fill(resultScreen.coversText, { percent });
  return fill(resultScreen.covers, { percent, length: formatLength(source.durationSeconds ?? 0) });
}

function templateOf({ summaryOptions, detectedKind }: Result): string | null {
  if (detectedKind !== null)
    return fill(summaryOptionsWords.detected, { kind: detectedKindNames[detectedKind] });
  const { id, label } = templateList.find(({ id }) => id === summaryOptions.template) ?? {};
  return id === undefined || id === 'general'
    ? null
    : fill(summaryOptionsWords.madeFor, { template: label ?? id });
}
