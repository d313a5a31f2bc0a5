import type { Team } from '@notelark/api/team';
import { Link } from 'react-router';
import { teamScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { useTeamChange } from './queries.ts';
import { RenameButton } from './rename-button.tsx';

/** The owner's way to billing and to the end of the team; the others' way out. */
export function SettingsCard({ team }: { team: Team }) {
  const leave = useTeamChange(() => request('POST /api/team/leave'));
  const dissolve = useTeamChange(() => request('DELETE /api/team'));
  const isOwner = team.role === 'owner';
  return (
    <Card>
      <CardHeader
        title={teamScreen.settings}
        description={isOwner ? teamScreen.ownerText : teamScreen.leaveText}
      />
      <div className="flex flex-wrap gap-3">
        {team.role !== 'member' && team.dissolvesAt === null && <RenameButton team={team} />}
        {isOwner && (
          <Button asChild variant="secondary" className="sold-only">
            <Link to="/profile">{teamScreen.billing}</Link>
          </Button>
        )}
        {isOwner ? (
          <ConfirmButton
            label={teamScreen.dissolve}
            text={teamScreen.dissolveText}
            busy={dissolve.isPending}
            onConfirm={() => dissolve.mutate()}
          />
        ) : (
          <ConfirmButton
            label={teamScreen.leave}
            text={teamScreen.leaveText}
            busy={leave.isPending}
            onConfirm={() => leave.mutate()}
          />
        )}
      </div>
    </Card>
  );
}
