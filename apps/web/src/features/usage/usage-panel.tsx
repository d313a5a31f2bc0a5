import { upgradeBanners, usageTexts } from '../../messages/index.ts';
import type { PlanId } from '@notelark/api/plans';
import type { UsageOverview } from '@notelark/api/usage';
import { AudioLines, FileText, Mic, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { sells } from '../../lib/sells.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bannerOf } from './banner.ts';
import { metersOf, type MeterView, unknownUsage } from './meters.ts';
import { useUsage } from './queries.ts';

/** How much of the month is used, in one line of the dashboard, on a phone each below what uses it. What can't be read is shown as nothing used, and said to be unknown. */
export function UsagePanel({ plan }: { plan: PlanId }) {
  const usage = useUsage();
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={usage.isPending} className="grid gap-3">
      <h2 id={id} className="sr-only">
        {usageTexts.title}
      </h2>
      {usage.isError && !usage.data && (
        <p className="text-xs text-ink-soft">{usageTexts.unknown}</p>
      )}
      {usage.isPending ? <Placeholders /> : <Meters overview={usage.data ?? unknownUsage(plan)} />}
    </section>
  );
}

function Placeholders() {
  return (
    <div className="flex gap-6">
      <output className="sr-only">{usageTexts.loading}</output>
      <Skeleton className="h-5 w-64 rounded-sm" />
      <Skeleton className="h-5 w-48 rounded-sm max-sm:hidden" />
    </div>
  );
}

function Meters({ overview }: { overview: UsageOverview }) {
  return (
    <>
      <UpgradeBanner overview={overview} />
      <ul className="flex flex-wrap gap-x-7 gap-y-1 max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-2">
        {metersOf(overview).map((meter) => (
          <MeterLine key={meter.kind} meter={meter} />
        ))}
      </ul>
    </>
  );
}

const icons = { audio: AudioLines, text: FileText, live: Mic };

function MeterLine({ meter }: { meter: MeterView }) {
  const Icon = icons[meter.kind];
  return (
    <li className="flex items-center gap-2 text-xs text-ink-faint max-sm:flex-wrap max-sm:content-start max-sm:gap-1.5">
      <Icon className="size-3.5 shrink-0 max-sm:hidden" aria-hidden="true" />
      <h3 className="font-normal tracking-normal max-sm:sr-only">{meter.title}</h3>{' '}
      <span className="font-medium text-ink-soft tabular-nums">{meter.whole ?? meter.used}</span>
      {meter.share !== null && (
        <Progress
          label={meter.bar}
          value={meter.share}
          valueText={meter.whole ?? meter.used}
          className="h-1 w-14 max-sm:w-full"
        />
      )}
    </li>
  );
}

function UpgradeBanner({ overview }: { overview: UsageOverview }) {
  const banner = sells() ? bannerOf(overview) : null;
  if (!banner) return null;
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg border border-accent-line bg-accent-wash px-4 py-3">
      <Sparkles className="size-5 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="grid min-w-52 flex-1 gap-0.5">
        <p className="font-semibold">{banner.reason}</p>
        <p className="text-sm text-ink-soft">{banner.offer}</p>
      </div>
      <Button asChild>
        <Link to="/pricing">{upgradeBanners.viewPlans}</Link>
      </Button>
    </div>
  );
}
