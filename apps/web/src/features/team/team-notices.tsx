import { Link } from 'react-router';
import { fill, formatDay } from '../../lib/format.ts';
import { teamScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { useTeam } from './queries.ts';
import { Received } from './without-team.tsx';

/**
 * What a person on a plan without teams should know: the invitations that wait for an answer, and a team whose plan has ended, to which
 * no navigation leads.
 */
export function TeamNotices() {
  const state = useTeam().data;
  if (!state) return null;
  if (state.team?.dissolvesAt)
    return (
      <Alert tone="info">
        {fill(teamScreen.readOnly, { date: formatDay(state.team.dissolvesAt) })}{' '}
        <Link to="/team" className="link">
          {fill(teamScreen.open, { team: state.team.name })}
        </Link>
      </Alert>
    );
  return state.received.map((invitation) => (
    <Received key={invitation.id} invitation={invitation} />
  ));
}
