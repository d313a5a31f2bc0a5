import type { DeviceSession } from '@notelark/api/sign-in';
import { useState } from 'react';
import { securityScreen } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { useSignInMeans } from '../../lib/sign-in-means.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSecurityChange } from './queries.ts';
import { SecurityCard } from './security-card.tsx';

/** The devices that are signed in, each with a way to end that. */
export function SessionsCard() {
  const sessions = useSignInMeans().data?.sessions;
  if (!sessions) return null;
  return (
    <SecurityCard
      title={securityScreen.sessions}
      description={securityScreen.sessionsText}
      actions={sessions.length > 1 ? <EndOthers /> : undefined}
    >
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    </SecurityCard>
  );
}

function Session({ session }: { session: DeviceSession }) {
  const { id, startedAt, lastUsedAt, current } = session;
  const device = session.device ?? securityScreen.unknownDevice;
  const end = useSecurityChange(
    () => request('DELETE /api/account/sessions/{id}', { params: { id } }),
    { onSuccess: () => toast.success(fill(securityScreen.ended, { device })) },
  );
  const days = { started: formatDay(startedAt), used: formatDay(lastUsedAt) };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {current && <Badge tone="good">{securityScreen.thisDevice}</Badge>}
        </span>
        <span className="text-xs text-ink-faint">{fill(securityScreen.since, days)}</span>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="s"
          busy={end.isPending}
          aria-label={fill(securityScreen.endSession, { device })}
          onClick={() => end.mutate()}
        >
          {securityScreen.end}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const [asking, setAsking] = useState(false);
  const end = useSecurityChange(() => request('POST /api/account/sessions/end-others'), {
    onSuccess: () => {
      toast.success(securityScreen.othersEnded);
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {securityScreen.endOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={securityScreen.endOthersTitle}
        description={securityScreen.endOthersText}
        cancelLabel={securityScreen.cancel}
        confirmLabel={securityScreen.endOthers}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </>
  );
}
