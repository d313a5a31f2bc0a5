import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboardScreen, liveScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { sells } from '../../lib/sells.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** What the plan deletes next, as the mail about it said, and the ways to keep it; nothing where there is none. */
export function StorageNotice() {
  const { data } = useQuery({
    queryKey: ['storage-notice'],
    queryFn: ({ signal }) => request('GET /api/storage-notice', { signal }),
  });
  if (!data?.deletedFrom || data.storageDays === null) return null;
  const { uploads, texts, storageDays, deletedFrom } = data;
  const count = uploads + texts;
  const items = count === 1 ? dashboardScreen.oneItem : fill(dashboardScreen.manyItems, { count });
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold">
            {fill(dashboardScreen.endsTitle, { items, day: formatDay(deletedFrom) })}
          </p>
          <p>
            {fill(sells() ? dashboardScreen.endsTextSold : dashboardScreen.endsText, {
              days: storageDays,
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="s">
            <Link to={`/dashboard?sort=oldest${uploads === 0 ? '&tab=texts' : ''}`}>
              {dashboardScreen.showEnding}
            </Link>
          </Button>
          {sells() && (
            <Button asChild size="s">
              <Link to="/pricing">{liveScreen.viewPlans}</Link>
            </Button>
          )}
        </div>
      </div>
    </Alert>
  );
}
