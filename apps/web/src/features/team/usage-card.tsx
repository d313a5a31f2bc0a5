import type { TeamUsage } from '@notelark/api/team';
import { teamScreen, usageTexts } from '../../messages/index.ts';
import { fill, formatDay, formatMinutes } from '../../lib/format.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { BarChart } from '../../ui/chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTeamUsage } from './queries.ts';

/** What the team has used of its pool this month. */
export function UsageCard() {
  const usage = useTeamUsage();
  return (
    <section aria-label={teamScreen.usage}>
      <Card>{usage.data ? <Charts usage={usage.data} /> : <Skeleton className="h-56" />}</Card>
    </section>
  );
}

function Charts({ usage: { month, limits, used, byDay, byMember } }: { usage: TeamUsage }) {
  const text = fill(teamScreen.usageText, {
    from: formatDay(month.start),
    to: formatDay(month.end),
    audio: ofLimit(used.audio, limits.audio),
    live: ofLimit(used.live, limits.live),
  });
  return (
    <>
      <CardHeader title={teamScreen.usage} description={text} />
      {byMember.length === 0 ? (
        <p className="text-sm text-ink-soft">{teamScreen.noUsage}</p>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <BarChart
            caption={teamScreen.byDay}
            labelHead={teamScreen.day}
            labels={byDay.map(({ day }) => String(Number(day.slice(-2))))}
            series={seriesOf(byDay)}
          />
          <BarChart
            caption={teamScreen.byMember}
            labelHead={teamScreen.person}
            labels={byMember.map(({ email }) => email)}
            shorten={nameOf}
            series={seriesOf(byMember)}
          />
        </div>
      )}
    </>
  );
}

const MOST_CHARACTERS = 12;
/** Under a bar there is no room for an address. */
const nameOf = (email: string): string =>
  email.slice(0, Math.min(email.indexOf('@'), MOST_CHARACTERS));

const seriesOf = (rows: readonly { audio: number; live: number }[]) => [
  { name: teamScreen.audio, values: rows.map(({ audio }) => audio) },
  { name: teamScreen.live, values: rows.map(({ live }) => live) },
];

/** A plan that has ended leaves no limit for what it was used for. */
const ofLimit = (used: number, limit: number): string =>
  limit > 0
    ? fill(usageTexts.of, { used: formatMinutes(used), limit: formatMinutes(limit) })
    : formatMinutes(used);
