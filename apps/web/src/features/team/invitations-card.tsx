import type { TeamInvitation } from '@notelark/api/team';
import { teamScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTeamChange } from './queries.ts';

export function InvitationsCard({ invitations }: { invitations: readonly TeamInvitation[] }) {
  return (
    <section aria-label={teamScreen.invitations}>
      <Card>
        <CardHeader title={teamScreen.invitations} />
        {invitations.length === 0 ? (
          <p className="text-sm text-ink-soft">{teamScreen.noInvitations}</p>
        ) : (
          <ul className="divide-y divide-line">
            {invitations.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function Row({
  invitation: { id, email, role, expiresAt, expired },
}: {
  invitation: TeamInvitation;
}) {
  const params = { id };
  const resend = useTeamChange(
    () => request('POST /api/team/invitations/{id}/resend', { params }),
    { onSuccess: () => toast.success(fill(teamScreen.sent, { email })) },
  );
  const withdraw = useTeamChange(() => request('DELETE /api/team/invitations/{id}', { params }));
  const buttons = [
    { action: teamScreen.resend, change: resend },
    { action: teamScreen.withdraw, change: withdraw },
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-ink-soft">
          {teamScreen.roles[role]} ·{' '}
          {expired ? teamScreen.expired : fill(teamScreen.expires, { date: formatDay(expiresAt) })}
        </p>
      </div>
      <div className="flex gap-2">
        {buttons.map(({ action, change }) => (
          <Button
            key={action}
            variant="secondary"
            size="s"
            aria-label={fill(teamScreen.forEmail, { action, email })}
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            {action}
          </Button>
        ))}
      </div>
    </li>
  );
}
