import { useTeam } from './queries.ts';
import { Received } from './without-team.tsx';

/** The invitations that wait for an answer; nothing where there are none. */
export function ReceivedInvitations() {
  const state = useTeam().data;
  if (!state || state.team) return null;
  return state.received.map((invitation) => (
    <Received key={invitation.id} invitation={invitation} />
  ));
}
