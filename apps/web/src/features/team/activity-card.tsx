import type { TeamLogEntry } from '@notelark/api/team';
import { teamScreen } from '../../messages/index.ts';
import { urlOf } from '../../lib/client.ts';
import { fill, formatClock, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
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
                <time dateTime={entry.at} className="text-ink-faint">
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
  const parts = [actor, teamScreen.log[action] ?? action, object, objectIn(action, details)];
  return parts.filter((part) => part !== null && part !== undefined).join(' ');
}

/** What was done something to, where it is no member. */
function objectIn(action: string, details: TeamLogEntry['details']): Detail {
  if (action === 'terms-imported')
    return fill(teamScreen.imported, {
      added: Number(details['added']),
      changed: Number(details['changed']),
    });
  if (action.startsWith('key-')) return details['name'];
  return action.startsWith('term-') ? details['term'] : details['email'];
}

type Detail = TeamLogEntry['details'][string] | undefined;
