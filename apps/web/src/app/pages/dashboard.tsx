import { dashboardScreen, weekScreen } from '../../messages/index.ts';
import { AudioLines, CalendarRange, FileText, FlaskConical, Mic } from 'lucide-react';
import { Link } from 'react-router';
import { HistoryCard } from '../../features/history/history-card.tsx';
import { StorageNotice } from '../../features/history/storage-notice.tsx';
import { DropAnywhere } from '../../features/library/drop-anywhere.tsx';
import { useHasTeam } from '../../features/team/queries.ts';
import { SharedResults } from '../../features/team/shared-results.tsx';
import { TeamNotices } from '../../features/team/team-notices.tsx';
import { UsagePanel } from '../../features/usage/usage-panel.tsx';
import { fill } from '../../lib/format.ts';
import { displayNameOf } from '../../lib/person.ts';
import { mayHaveTeam } from '../../lib/plan-facts.ts';
import { useAccount } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../page-head.tsx';

const actions = [
  { to: '/upload', icon: AudioLines, title: dashboardScreen.newUpload },
  { to: '/summarize', icon: FileText, title: dashboardScreen.summarizeText },
  { to: '/live-notes', icon: Mic, title: dashboardScreen.liveNotes },
] as const;

export default function DashboardPage() {
  const { email, displayName, plan } = useAccount();
  const hasTeam = useHasTeam(plan);
  return (
    <DropAnywhere>
      <PageHead title={dashboardScreen.pageTitle} />
      <div className="-mt-3 grid gap-4 sm:-mt-4">
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="min-w-0 text-xl">
              {fill(dashboardScreen.title, { name: displayNameOf(email, displayName) })}
            </h1>
            <Actions />
          </div>
          <UsagePanel plan={plan} />
        </div>
        {/* Who signs up because of an invitation begins here. */}
        {!mayHaveTeam(plan) && <TeamNotices />}
        <StorageNotice />
        <HistoryCard team={hasTeam ? <SharedResults /> : null} />
        <p className="flex flex-wrap items-center justify-between gap-3 text-xs text-ink-faint">
          <span className="max-sm:hidden">{dashboardScreen.dropHint}</span>
          <Link to="/week" className="link inline-flex items-center gap-1.5">
            <CalendarRange className="size-3.5" aria-hidden="true" />
            {weekScreen.title}
          </Link>
          <Link to="/api-test" className="link inline-flex items-center gap-1.5">
            <FlaskConical className="size-3.5" aria-hidden="true" />
            {dashboardScreen.apiTest}
          </Link>
        </p>
      </div>
    </DropAnywhere>
  );
}

/** The ways to start; on a phone side by side, each as an icon above its name. */
function Actions() {
  return (
    <div className="grid grid-cols-3 gap-2 max-sm:w-full sm:flex">
      {actions.map(({ to, icon: Icon, title }, at) => (
        <Button
          key={to}
          asChild
          variant={at === 0 ? 'primary' : 'secondary'}
          className="max-sm:h-auto max-sm:flex-col max-sm:gap-0.5 max-sm:px-2 max-sm:py-1.5 max-sm:text-xs"
        >
          <Link to={to}>
            <Icon aria-hidden="true" />
            {title}
          </Link>
        </Button>
      ))}
    </div>
  );
}
