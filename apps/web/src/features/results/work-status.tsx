import type { Progress as Work } from '@notelark/api/library';
import { resultScreen, stageNames } from '../../messages/index.ts';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { fill, formatClock, formatMinutes } from '../../lib/format.ts';
import { isQuotaError } from '../../lib/quota.ts';
import { sells } from '../../lib/sells.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Spinner } from '../../ui/spinner.tsx';

import { usePace } from './use-pace.ts';

interface WorkStatusProps {
  work: Work;
  /** Absent: it can't be retried. Offered where the work has failed or stalled. */
  onRetry?: (() => void) | undefined;
  retrying: boolean;
}

/** Retrying is the way on after a failure, unless more minutes are needed first. */
const retryVariant = (failed: boolean, lacksQuota: boolean) => {
  if (lacksQuota) return 'secondary';
  return failed ? 'primary' : 'ghost';
};

/** The stage; of a long text, how much of it has been read; how long it will take. */
const stageOf = ({ status, part }: Work, left: number | null): string =>
  [
    stageNames[status],
    part && fill(resultScreen.partRead, part),
    left !== null && fill(resultScreen.timeLeft, { time: formatMinutes(Math.max(1, left / 60)) }),
  ]
    .filter(Boolean)
    .join(' · ');

const waitsFor = ({ status }: Work): string =>
  status === 'transcribing' ? resultScreen.waitsForSpeech : resultScreen.waitsForModel;

/** How to get on where a quota was too small. */
function QuotaHelp({ code }: { code: string | undefined }) {
  if (!sells()) return <p className="text-sm text-ink-soft">{resultScreen.quotaNotSold}</p>;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {code === 'text-quota-exceeded' ? resultScreen.textQuotaHint : resultScreen.quotaHint}
      </p>
      <Button asChild size="s" className="w-fit">
        <Link to="/pricing">{resultScreen.plansAndAddons}</Link>
      </Button>
    </>
  );
}

/** Where the work stands, or why it stopped. */
export function WorkStatus({ work, onRetry, retrying }: WorkStatusProps) {
  const { left, stalled } = usePace(work);
  if (work.status === 'ready') return null;
  const failed = work.status === 'failed';
  const lacksQuota = failed && isQuotaError(work.error?.code);
  return (
    <div className="grid gap-3">
      {failed ? (
        <Alert>{work.error?.message}</Alert>
      ) : (
        <>
          <p className="flex items-center gap-2.5 text-sm font-medium" aria-live="polite">
            <Spinner className="text-accent-text" />
            {stageOf(work, left)}
          </p>
          {work.waitsUntil !== null && (
            <p className="text-sm text-ink-soft">
              {fill(waitsFor(work), { time: formatClock(work.waitsUntil) })}
            </p>
          )}
          <Progress label={resultScreen.progress} value={work.progress} className="h-1" />
          {stalled && (
            <p className="text-sm text-ink-soft">
              {onRetry === undefined ? resultScreen.stalledForReaders : resultScreen.stalled}
            </p>
          )}
        </>
      )}
      {lacksQuota && onRetry !== undefined && <QuotaHelp code={work.error?.code} />}
      {onRetry !== undefined && (failed || stalled) && (
        <Button
          variant={retryVariant(failed, lacksQuota)}
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
