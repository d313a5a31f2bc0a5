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

/** How much of the month is used, on the dashboard. What can't be read is shown as nothing used. */
export function UsagePanel({ plan }: { plan: PlanId }) {
  const usage = useUsage();
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={usage.isPending} className="grid gap-4">
      <h2 id={id} className="sr-only">
        {usageTexts.title}
      </h2>
      {usage.isPending ? <Placeholders /> : <Meters overview={usage.data ?? unknownUsage(plan)} />}
    </section>
  );
}

function Placeholders() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <output className="sr-only">{usageTexts.loading}</output>
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}

function Meters({ overview }: { overview: UsageOverview }) {
  return (
    <>
      <UpgradeBanner overview={overview} />
      <ul className="grid gap-5 sm:grid-cols-3">
        {metersOf(overview).map((meter) => (
          <MeterCard key={meter.kind} meter={meter} />
        ))}
      </ul>
    </>
  );
}

const icons = { audio: AudioLines, text: FileText, live: Mic };

function MeterCard({ meter }: { meter: MeterView }) {
  const Icon = icons[meter.kind];
  return (
    <li className="grid content-start gap-2 rounded-lg border border-line bg-surface p-5 shadow-sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-sm font-medium text-ink-soft">{meter.title}</h3>
        <Icon className="mt-0.5 size-4.5 shrink-0 text-ink-faint" aria-hidden="true" />
      </div>
      <p className="text-xl font-semibold tracking-tight">{meter.used}</p>
      {meter.whole !== null && <p className="text-xs text-ink-faint">{meter.whole}</p>}
      {meter.share !== null && (
        <Progress
          label={meter.bar}
          value={meter.share}
          valueText={meter.whole ?? meter.used}
          className="mt-1"
        />
      )}
    </li>
  );
}

function UpgradeBanner({ overview }: { overview: UsageOverview }) {
  const banner = sells() ? bannerOf(overview) : null;
  if (!banner) return null;
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg border border-accent-line bg-accent-wash p-5">
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
