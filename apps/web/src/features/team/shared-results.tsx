import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { teamScreen } from '../../messages/index.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSharedResults } from './queries.ts';

/** Results that the team shares, with their makers. */
export function SharedResults() {
  const shared = useSharedResults();
  if (!shared.data) return <Skeleton className="h-40" />;
  const rows = shared.data.pages.flat();
  if (rows.length === 0)
    return (
      <EmptyState icon={Users} title={teamScreen.noShared}>
        {teamScreen.noSharedText}
      </EmptyState>
    );
  return (
    <div className="grid justify-items-center gap-4">
      <ul className="w-full divide-y divide-line">
        {rows.map(({ id, title, maker, mine, access, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 text-sm">
              <Link to={`/results/${id}`} className="link font-medium wrap-anywhere">
                {title}
              </Link>
              <p className="text-ink-soft wrap-anywhere">
                {fill(teamScreen.by, { maker: mine ? teamScreen.you : maker })},{' '}
                {formatDay(createdAt)}
              </p>
            </div>
            <Badge>{teamScreen.access[access]}</Badge>
          </li>
        ))}
      </ul>
      {shared.hasNextPage && (
        <Button
          variant="secondary"
          busy={shared.isFetchingNextPage}
          onClick={() => void shared.fetchNextPage()}
        >
          {teamScreen.more}
        </Button>
      )}
    </div>
  );
}
