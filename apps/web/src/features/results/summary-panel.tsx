import { isLastingFailure, quotaErrors } from '@notelark/api/errors';
import type { Result } from '@notelark/api/library';
import { outputTypeNames, resultScreen, wishesWords } from '../../messages/index.ts';
import { templateList } from '@notelark/api/templates';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { fill, formatMinutes } from '../../lib/format.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { MadeHow, Translated } from './made-how.tsx';
import { Notes, type NotesProps } from './markdown.tsx';
import { Panel } from './panel.tsx';
import { signature } from './signature.ts';
import { useResultCache, useRetry, useSaveSummary } from './queries.ts';
import { TextEditor } from './text-editor.tsx';
import { WorkStatus } from './work-status.tsx';

interface SummaryPanelProps {
  result: Result;
  onCite: NotesProps['onCite'];
  /** Above the notes. */
  children?: ReactNode;
}

/** The right side: what was made of the source. */
export function SummaryPanel({ result, onCite, children }: SummaryPanelProps) {
  const [editing, setEditing] = useState(false);
  const text = result.summaryText ?? result.draftText;
  return (
    <Panel
      title={resultScreen.summaryPanel[result.outputType]}
      badge={<Badge tone="accent">{outputTypeNames[result.outputType]}</Badge>}
      actions={
        result.mine &&
        result.summaryText !== null &&
        !editing && (
          <>
            <Button variant="secondary" size="s" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" />
              {resultScreen.edit}
            </Button>
            <DownloadMenu id={result.id} panel="summary" hasTimes={false} />
          </>
        )
      }
    >
      <Work result={result} />
      {children}
      <MadeHow result={result} />
      {text !== null && <DraftNotice source={result.source} of="notes" />}
      {editing ? (
        <SummaryEditor result={result} onClose={() => setEditing(false)} />
      ) : (
        text !== null && <Notes markdown={text} onCite={onCite} />
      )}
      <Provenance result={result} />
    </Panel>
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
  return (
    <WorkStatus work={work} onRetry={canRetry ? start : undefined} retrying={retry.isPending} />
  );
}

function SummaryEditor({ result, onClose }: { result: Result; onClose: () => void }) {
  const save = useSaveSummary(result.id);
  const { reload } = useResultCache(result.id);
  return (
    <TextEditor
      label={resultScreen.summaryField[result.outputType]}
      text={result.summaryText ?? ''}
      version={result.version}
      latestVersion={result.version}
      save={save.mutateAsync}
      saving={save.isPending}
      failure={resultScreen.saveSummaryFailed}
      reload={reload}
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
  const length = formatMinutes(Math.max(1, (source.durationSeconds ?? 0) / 60));
  return fill(resultScreen.covers, { percent, length });
}

function templateOf({ wishes }: Result): string | null {
  const { id, label } = templateList.find(({ id }) => id === wishes.template) ?? {};
  return id === undefined || id === 'general'
    ? null
    : fill(wishesWords.madeFor, { template: label ?? id });
}
