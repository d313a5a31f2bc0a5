import type { Account } from '@notelark/api/accounts';
import { profileScreen } from '../../messages/index.ts';
import { plans } from '@notelark/api/plans';
import { formatDay } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';

export function AccountCard({ account }: { account: Account }) {
  return (
    <Card>
      <CardHeader title={profileScreen.account} />
      <dl className="grid gap-4 text-sm">
        <Fact name={profileScreen.email}>{account.email}</Fact>
        <Fact name={profileScreen.currentPlan}>{plans[account.plan].name}</Fact>
        <Fact name={profileScreen.status}>
          <Badge tone="good">{profileScreen.active}</Badge>
        </Fact>
        <Fact name={profileScreen.memberSince}>{dayOf(account.createdAt)}</Fact>
        <Fact name={profileScreen.lastUpdated}>{dayOf(account.updatedAt)}</Fact>
      </dl>
    </Card>
  );
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
