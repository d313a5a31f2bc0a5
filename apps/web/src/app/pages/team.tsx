import type { Team, TeamState } from '@notelark/api/team';
import { teamScreen } from '../../messages/index.ts';
import { ApiKeysCard } from '../../features/security/api-keys-card.tsx';
import { teamKeys } from '../../features/security/key-owners.ts';
import { ActivityCard } from '../../features/team/activity-card.tsx';
import { InvitationsCard } from '../../features/team/invitations-card.tsx';
import { MembersCard } from '../../features/team/members-card.tsx';
import { useTeam } from '../../features/team/queries.ts';
import { SettingsCard } from '../../features/team/settings-card.tsx';
import { SharedResults } from '../../features/team/shared-results.tsx';
import { UsageCard } from '../../features/team/usage-card.tsx';
import { CreateTeam, NoTeam, Received } from '../../features/team/without-team.tsx';
import { VocabularyCard } from '../../features/vocabulary/vocabulary-card.tsx';
import { fill, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../page-head.tsx';

export default function TeamPage() {
  const { data, isError, refetch } = useTeam();
  return (
    <>
      <PageHead title={teamScreen.title} />
      <PageTitle
        title={teamScreen.title}
        description={data?.team?.name ?? teamScreen.description}
      />
      {isError && (
        <Button variant="secondary" onClick={() => void refetch()}>
          {teamScreen.loadFailed}. {teamScreen.retry}
        </Button>
      )}
      {!data && !isError && <Skeleton className="h-64" />}
      {data && <Content state={data} />}
    </>
  );
}

function Content({ state: { team, received, mayCreate } }: { state: TeamState }) {
  if (team) return <Dashboard team={team} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {received.map((invitation) => (
        <Received key={invitation.id} invitation={invitation} />
      ))}
      {mayCreate && <CreateTeam />}
      {!mayCreate && received.length === 0 && <NoTeam />}
    </div>
  );
}

function Dashboard({ team }: { team: Team }) {
  const manages = team.role !== 'member';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {team.dissolvesAt !== null && (
        <Alert tone="info">
          {fill(teamScreen.readOnly, { date: formatDay(team.dissolvesAt) })}
        </Alert>
      )}
      <MembersCard team={team} />
      {manages && <InvitationsCard invitations={team.invitations} />}
      <UsageCard />
      <Card>
        <CardHeader title={teamScreen.shared} />
        <SharedResults />
      </Card>
      <VocabularyCard of="team" />
      {manages && <ApiKeysCard of={teamKeys} />}
      {manages && <ActivityCard />}
      <SettingsCard team={team} />
    </div>
  );
}
