import type { Progress as Work } from '@notelark/contracts/library';
import { resultScreen, stageNames } from '@notelark/contracts/messages.en';
import { RotateCcw } from 'lucide-react';
import { fill, formatClock } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface WorkStatusProps {
  work: Work;
  /** Absent: there is nothing to retry. */
  onRetry?: (() => void) | undefined;
  retrying: boolean;
}

/** The stage; of a long text, how much of it has been read. */
const stageOf = ({ status, part }: Work): string =>
  part === null
    ? stageNames[status]
    : `${stageNames[status]} · ${fill(resultScreen.partRead, part)}`;

const waitsFor = ({ status }: Work): string =>
  status === 'transcribing' ? resultScreen.waitsForSpeech : resultScreen.waitsForModel;

/** Where the work stands, or why it stopped. */
export function WorkStatus({ work, onRetry, retrying }: WorkStatusProps) {
  if (work.status === 'ready') return null;
  const failed = work.status === 'failed';
  return (
    <div className="grid gap-4 rounded-md border border-line bg-sunken p-5">
      {failed ? (
        <Alert>{work.error?.message}</Alert>
      ) : (
        <>
          <p className="flex items-center gap-2.5 text-sm font-medium" aria-live="polite">
            <Spinner className="text-accent-text" />
            {stageOf(work)}
          </p>
          {work.waitsUntil !== null && (
            <p className="text-sm text-ink-soft">
              {fill(waitsFor(work), { time: formatClock(work.waitsUntil) })}
            </p>
          )}
          <Progress label={resultScreen.progress} value={work.progress} />
        </>
      )}
      {onRetry !== undefined && (
        <Button
          variant={failed ? 'primary' : 'ghost'}
          size="s"
          className="w-fit"
          busy={retrying}
          onClick={onRetry}
        >
          <RotateCcw aria-hidden="true" />
          {resultScreen.retry}
        </Button>
      )}
    </div>
  );
}
