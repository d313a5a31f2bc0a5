import type { Result } from '@notelark/api/library';
import { sharing } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { mayHaveTeam } from '../../lib/plan-facts.ts';
import { useAccount } from '../../lib/session.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTeamShare } from './queries.ts';

/** What the members of the own team may do with the result; nothing for an account without a plan with teams. */
export function TeamSwitches({ result: { id, teamAccess } }: { result: Result }) {
  const { plan } = useAccount();
  const share = useTeamShare(id);
  if (teamAccess === 'none' && !mayHaveTeam(plan)) return null;
  const change = (access: Result['teamAccess']) =>
    share.mutate(access, {
      onError: (error) => toast.error(sharing.failed, { description: sentenceOf(error) }),
    });
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <Switch
        label={sharing.withTeam}
        hint={sharing.withTeamHint}
        checked={teamAccess !== 'none'}
        disabled={share.isPending}
        onChange={(on) => change(on ? 'read' : 'none')}
      />
      <Switch
        label={sharing.teamCanEdit}
        checked={teamAccess === 'edit'}
        disabled={share.isPending || teamAccess === 'none'}
        onChange={(on) => change(on ? 'edit' : 'read')}
      />
    </div>
  );
}
