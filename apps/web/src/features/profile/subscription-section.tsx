import type { Account } from '@notelark/api/accounts';
import type { Subscription } from '@notelark/api/billing';
import { pricing, profileScreen } from '../../messages/index.ts';
import { type PlanId, plans } from '@notelark/api/plans';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { sells } from '../../lib/sells.ts';
import { useStorageChange } from '../../lib/storage.ts';
import { useSubscription } from '../../lib/subscription.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useChangeSubscription } from './queries.ts';

/** Cancel Subscription, for paid plans; once cancelled, Resume until the paid period ends (product rule P2). */
export function SubscriptionSection({ account }: { account: Account }) {
  const { data } = useSubscription(sells());
  const plan = data?.plan ?? account.plan;
  // A plan that was given, or is the team's, has no subscription.
  if (plan === 'free' || !sells() || data?.subscribed === false) return null;
  return (
    <div className="grid justify-items-start gap-3">
      {data && <p className="text-sm text-ink-soft">{stateOf(data)}</p>}
      {data?.cancelAtPeriodEnd && <AfterTheEnd at={data.subscriptionEnd} />}
      <Alert className="w-full empty:hidden">
        {data?.paymentFailed ? profileScreen.paymentFailed : null}
      </Alert>
      {data?.cancelAtPeriodEnd ? (
        <Resume />
      ) : (
        <Cancel plan={plan} until={data?.subscriptionEnd ?? null} />
      )}
    </div>
  );
}

function stateOf({ plan, subscriptionEnd, cancelAtPeriodEnd, trialing }: Subscription) {
  if (subscriptionEnd === null) return null;
  const words = { plan: plans[plan].name, date: formatDay(subscriptionEnd) };
  if (cancelAtPeriodEnd) return fill(profileScreen.ends, words);
  return fill(trialing ? profileScreen.trialEnds : profileScreen.renews, words);
}

/** The subscription is cancelled: what will happen to what is stored. */
function AfterTheEnd({ at }: { at: string | null }) {
  const { sentence } = useStorageChange({ plan: 'free', at, enabled: true });
  return <p className="text-sm text-ink-soft">{sentence}</p>;
}

function Cancel({ plan, until }: { plan: PlanId; until: string | null }) {
  const { name, limits } = plans[plan];
  const [asking, setAsking] = useState(false);
  const after = useStorageChange({ plan: 'free', at: until, enabled: asking });
  const next = plans[after.plan].name;
  const cancel = useChangeSubscription('cancel', {
    onDone: ({ subscriptionEnd }) =>
      toast.success(profileScreen.cancelled, {
        description: fill(profileScreen.cancelledText, { date: dayOf(subscriptionEnd) }),
      }),
    onError: (error) => {
      setAsking(false);
      toast.error(profileScreen.cancelFailed, { description: sentenceOf(error) });
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {profileScreen.cancelSubscription}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={profileScreen.cancelTitle}
        description={
          <div className="grid gap-3">
            <p>
              {until === null
                ? fill(profileScreen.cancelText, { next })
                : fill(profileScreen.cancelTextUntil, { plan: name, next, date: formatDay(until) })}
            </p>
            <p>{after.sentence}</p>
            {limits.teamMembers > 1 && <p>{pricing.teamEnds}</p>}
          </div>
        }
        cancelLabel={profileScreen.keep}
        confirmLabel={profileScreen.confirmCancel}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}

function Resume() {
  const resume = useChangeSubscription('resume', {
    onDone: () => toast.success(profileScreen.resumed),
    onError: (error) => toast.error(profileScreen.resumeFailed, { description: sentenceOf(error) }),
  });
  return (
    <Button variant="secondary" busy={resume.isPending} onClick={() => resume.mutate()}>
      {profileScreen.resume}
    </Button>
  );
}

const dayOf = (moment: string | null): string => (moment === null ? '' : formatDay(moment));
