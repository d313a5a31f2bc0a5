import type { Result } from '@notelark/api/library';
import { sharing } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { useShare } from './queries.ts';

/** Whether the page's address shows the result to anyone who has it. */
export function ShareSwitch({ result }: { result: Result }) {
  const share = useShare(result.id);
  const change = (shared: boolean) =>
    share.mutate(shared, {
      onError: (error) => toast.error(sharing.failed, { description: sentenceOf(error) }),
    });
  return (
    <Switch
      label={sharing.anyoneCanView}
      hint={hintOf(result)}
      checked={result.shared}
      disabled={share.isPending}
      onChange={change}
    />
  );
}

function hintOf({ shared, teamAccess }: Result): string {
  if (shared) return sharing.onHint;
  return teamAccess === 'none' ? sharing.offHint : sharing.teamOnlyHint;
}
