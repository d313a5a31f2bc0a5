import { profileScreen, usageTexts } from '../../messages/index.ts';
import type { ProfileActivity, UsageOverview } from '@notelark/api/usage';
import { fill, formatDay, formatMinutes } from '../../lib/format.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { metersOf, type MeterView } from './meters.ts';
import { useActivity, useUsage } from './queries.ts';
import { RecentActivity } from './recent-activity.tsx';
import { WeeklyChart } from './weekly-chart.tsx';

/** The profile's panel: totals, the month, the week, and what came last. */
export function UsageAnalytics() {
  const usage = useUsage();
  const activity = useActivity();
  return (
    <Card>
      <CardHeader title={profileScreen.analytics} />
      {usage.isPending || activity.isPending ? (
        <Skeleton className="h-96" />
      ) : usage.data && activity.data ? (
        <Analytics usage={usage.data} activity={activity.data} />
      ) : (
        <p className="text-ink-soft">{profileScreen.noUsage}</p>
      )}
    </Card>
  );
}

function Analytics({ usage, activity }: { usage: UsageOverview; activity: ProfileActivity }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <dl className="grid grid-cols-2 gap-4">
        <Total name={profileScreen.totalSummaries} value={activity.totalSummaries} />
        <Total name={profileScreen.totalUploads} value={activity.totalUploads} />
      </dl>
      <div className="grid gap-5">
        {metersOf(usage).map((meter) => (
          <MeterRow key={meter.kind} meter={meter} />
        ))}
        <p className="text-xs text-ink-faint">
          {fill(usageTexts.resets, { date: formatDay(usage.month.end) })}
          {usage.balanceMinutes > 0 &&
            ` · ${fill(usageTexts.addonBalance, { amount: formatMinutes(usage.balanceMinutes) })}`}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <WeeklyChart week={activity.week} />
        <RecentActivity entries={activity.recent} />
      </div>
    </div>
  );
}

function Total({ name, value }: { name: string; value: number }) {
  return (
    <div className="rounded-md bg-sunken px-5 py-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-2xl font-semibold tracking-tight">{value.toLocaleString('en')}</dd>
    </div>
  );
}

function MeterRow({ meter }: { meter: MeterView }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{meter.bar}</span>
        <span className="text-ink-soft">{meter.whole ?? meter.used}</span>
      </div>
      {meter.share !== null && (
        <Progress label={meter.bar} value={meter.share} valueText={meter.whole ?? meter.used} />
      )}
    </div>
  );
}
