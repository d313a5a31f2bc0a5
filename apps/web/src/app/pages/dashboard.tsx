import { dashboardScreen } from '../../messages/index.ts';
import { AudioLines, FileText, FlaskConical, Mic } from 'lucide-react';
import { Link } from 'react-router';
import { HistoryCard } from '../../features/history/history-card.tsx';
import { SharedResults } from '../../features/team/shared-results.tsx';
import { UsagePanel } from '../../features/usage/usage-panel.tsx';
import { fill } from '../../lib/format.ts';
import { displayNameOf } from '../../lib/person.ts';
import { mayHaveTeam } from '../../lib/plan-facts.ts';
import { useAccount } from '../../lib/session.ts';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageHead } from '../page-head.tsx';

const actions = [
  {
    to: '/upload',
    icon: AudioLines,
    title: dashboardScreen.newUpload,
    hint: dashboardScreen.newUploadHint,
  },
  {
    to: '/summarize',
    icon: FileText,
    title: dashboardScreen.summarizeText,
    hint: dashboardScreen.summarizeTextHint,
  },
  {
    to: '/live-notes',
    icon: Mic,
    title: dashboardScreen.liveNotes,
    hint: dashboardScreen.liveNotesHint,
  },
] as const;

export default function DashboardPage() {
  const { email, plan } = useAccount();
  return (
    <>
      <PageHead title={dashboardScreen.pageTitle} />
      <PageTitle
        title={fill(dashboardScreen.title, { name: displayNameOf(email) })}
        description={dashboardScreen.description}
      >
        <Link to="/api-test" className="link inline-flex items-center gap-1.5 text-sm">
          <FlaskConical className="size-4" aria-hidden="true" />
          {dashboardScreen.apiTest}
        </Link>
      </PageTitle>
      <div className="grid gap-8">
        <div className="grid gap-5 md:grid-cols-3">
          {actions.map(({ to, ...action }) => (
            <ChoiceCard key={to} action={to} {...action} />
          ))}
        </div>
        <UsagePanel plan={plan} />
        <HistoryCard team={mayHaveTeam(plan) ? <SharedResults /> : null} />
      </div>
    </>
  );
}
