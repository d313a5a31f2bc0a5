import type { TeamLogEntry } from '@notelark/api/team';
import { teamScreen } from '../../messages/index.ts';
import { urlOf } from '../../lib/client.ts';
import { formatClock, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../lib/format.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTeamLog } from './queries.ts';

/** Who did what, for the owner and admins. */
export function ActivityCard() {
  const log = useTeamLog();
  const entries = log.data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-label={teamScreen.activity}>
      <Card>
        <CardHeader title={teamScreen.activity}>
          <Button asChild variant="secondary" size="s">
            <a href={urlOf('GET /api/team/log.csv')} download>
              {teamScreen.csv}
            </a>
          </Button>
        </CardHeader>
        {entries ? (
          <ul className="grid gap-2.5 text-sm">
            {entries.map((entry) => (
              <li key={entry.id} className="flex flex-wrap gap-x-3">
                <time dateTime={entry.at} className="text-ink-faint tabular-nums">
                  {formatDay(entry.at)}, {formatClock(entry.at)}
                </time>
                <span className="min-w-0 wrap-anywhere">{sentenceOf(entry)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton className="h-24" />
        )}
        {log.hasNextPage && (
          <Button
            variant="secondary"
            className="mt-4"
            busy={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {teamScreen.more}
          </Button>
        )}
      </Card>
    </section>
  );
}

/** `ann@example.com invited bob@example.com` */
function sentenceOf({ actor, action, target, details }: TeamLogEntry): string {
  const object = target === actor ? null : target;
  const named = action.startsWith('key-') ? details['name'] : details['email'];
  const done = fill(teamScreen.log[action] ?? action, details);
  const parts = [actor, done, object, named];
  return parts.filter((part) => part !== null && part !== undefined).join(' ');
}
