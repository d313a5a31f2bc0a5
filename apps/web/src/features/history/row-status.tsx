import { historyStatusNames, resultScreen, stageNames } from '../../messages/index.ts';
import { Link } from 'react-router';
import { isQuotaError } from '../../lib/quota.ts';
import { sells } from '../../lib/sells.ts';
import { Badge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { HistoryRow } from './queries.ts';

const tones = { processing: 'accent', ready: 'good', error: 'danger' } as const;

/** Where a row's work stands: its stage while it runs, the reason when it failed. */
export function RowStatus({ row }: { row: HistoryRow }) {
  const running = row.status === 'processing';
  return (
    <div className="grid gap-0.5">
      <Badge tone={tones[row.status]}>
        {running && <Spinner />}
        {historyStatusNames[row.status]}
      </Badge>
      {running && row.work && (
        <span className="text-xs text-ink-faint">
          {stageNames[row.work.status]}
          {row.work.status !== 'queued' && ` ${Math.round(row.work.progress * 100)}%`}
        </span>
      )}
      {row.status === 'error' && (
        <span className="max-w-56 text-xs text-ink-soft lg:w-48">{row.work?.error?.message}</span>
      )}
      {isQuotaError(row.work?.error?.code) && sells() && (
        <Link to="/pricing" className="link w-fit text-xs">
          {resultScreen.plansAndAddons}
        </Link>
      )}
    </div>
  );
}
