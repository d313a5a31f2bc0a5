import type { Account } from '@notelark/api/accounts';
import type { Subscription } from '@notelark/api/billing';
import { profileScreen } from '../../messages/index.ts';
import { plans } from '@notelark/api/plans';
import { fill, formatDay } from '../../lib/format.ts';
import { sells } from '../../lib/sells.ts';
import { useSubscription } from '../../lib/subscription.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { NameField } from './name-field.tsx';

export function AccountCard({ account }: { account: Account }) {
  const { data: subscription } = useSubscription(sells());
  const { tone, text } = statusOf(subscription);
  return (
    <Card>
      <CardHeader title={profileScreen.account} />
      <dl className="grid gap-4 text-sm">
        <NameField account={account} />
        <Fact name={profileScreen.email}>{account.email}</Fact>
        <Fact name={profileScreen.currentPlan}>{plans[account.plan].name}</Fact>
        <Fact name={profileScreen.status}>
          <Badge tone={tone}>{text}</Badge>
        </Fact>
        <Fact name={profileScreen.memberSince}>{dayOf(account.createdAt)}</Fact>
        <Fact name={profileScreen.lastUpdated}>{dayOf(account.updatedAt)}</Fact>
      </dl>
    </Card>
  );
}

/** An account is active; a subscription may be about to change that. */
function statusOf(subscription: Subscription | undefined) {
  const active = { tone: 'good', text: profileScreen.active } as const;
  if (!subscription?.subscribed || subscription.subscriptionEnd === null) return active;
  const { cancelAtPeriodEnd, trialing, paymentFailed, subscriptionEnd } = subscription;
  const date = formatDay(subscriptionEnd);
  if (paymentFailed) return { tone: 'danger', text: profileScreen.paymentDue } as const;
  if (cancelAtPeriodEnd)
    return { tone: 'accent', text: fill(profileScreen.endsOn, { date }) } as const;
  return trialing
    ? ({ tone: 'accent', text: fill(profileScreen.trialUntil, { date }) } as const)
    : active;
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}

const dayOf = (moment: string | null): string =>
  moment === null ? profileScreen.unknown : formatDay(moment);
