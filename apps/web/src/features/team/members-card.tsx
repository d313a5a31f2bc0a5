import type { Team, TeamMember } from '@notelark/api/team';
import { useState } from 'react';
import { teamScreen } from '../../messages/index.ts';
import { fill, formatDay, formatMinutes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { InviteButton } from './invite-dialog.tsx';
import { ManageDialog } from './manage-dialog.tsx';

/** The people of the team. */
export function MembersCard({ team }: { team: Team }) {
  const [managed, setManaged] = useState<TeamMember | null>(null);
  const { role, seats, seatsTaken: taken, dissolvesAt, members } = team;
  const manages = role !== 'member' && dissolvesAt === null;
  const isFull = seats >= 0 && taken >= seats;
  const sentence = manages && isFull ? teamScreen.seatsFull : teamScreen.seats;
  return (
    <Card>
      <CardHeader
        title={teamScreen.members}
        description={seats < 0 ? undefined : fill(sentence, { taken, seats })}
      >
        {manages && <InviteButton own={role} disabled={isFull} />}
      </CardHeader>
      <Table caption={teamScreen.members} head={<Head />}>
        {members.map((member) => (
          <tr key={member.id}>
            <RowHead className="wrap-anywhere max-sm:pr-0 sm:min-w-52">
              <Address email={member.email} />
              <span className="block text-xs font-normal text-ink-soft sm:hidden">
                {inShort(member)}
              </span>
            </RowHead>
            <Cell className={wide}>{teamScreen.roles[member.role]}</Cell>
            <Cell className={wide}>
              {member.lastSeenAt === null ? teamScreen.never : formatDay(member.lastSeenAt)}
            </Cell>
            <Cell className={wide}>{formatMinutes(member.usedMinutes)}</Cell>
            <Cell className={wide}>
              {member.capMinutes === null ? teamScreen.noCap : formatMinutes(member.capMinutes)}
            </Cell>
            <Cell className="text-right">
              {manages && (role === 'owner' || member.role === 'member') && (
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={fill(teamScreen.manageTitle, { email: member.email })}
                  onClick={() => setManaged(member)}
                >
                  {teamScreen.manage}
                </Button>
              )}
            </Cell>
          </tr>
        ))}
      </Table>
      {managed && <ManageDialog own={role} member={managed} onClose={() => setManaged(null)} />}
    </Card>
  );
}

/** A phone has no room for these columns: what matters of them stands below the address. */
const wide = 'max-sm:hidden';

/** Where it has no room in one line, it is broken at the @ first. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const inShort = ({ role, usedMinutes, capMinutes }: TeamMember): string => {
  const words = {
    role: teamScreen.roles[role],
    used: formatMinutes(usedMinutes),
    cap: formatMinutes(capMinutes ?? 0),
  };
  return fill(capMinutes === null ? teamScreen.inShort : teamScreen.inShortWithCap, words);
};

const Head = () => (
  <>
    <HeadCell>{teamScreen.person}</HeadCell>
    <HeadCell className={wide}>{teamScreen.role}</HeadCell>
    <HeadCell className={wide}>{teamScreen.lastSeen}</HeadCell>
    <HeadCell className={wide}>{teamScreen.used}</HeadCell>
    <HeadCell className={wide}>{teamScreen.cap}</HeadCell>
    <HeadCell>
      <span className="sr-only">{teamScreen.actions}</span>
    </HeadCell>
  </>
);
