import { profileScreen } from '../../messages/index.ts';
import { plans } from '@notelark/api/plans';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { NewPasswordField } from '../../features/accounts/new-password-field.tsx';
import { AccountCard } from '../../features/profile/account-card.tsx';
import { DeleteAccount } from '../../features/profile/delete-account.tsx';
import { ExportButton } from '../../features/profile/export-button.tsx';
import { useFreshAccount } from '../../features/profile/queries.ts';
import { SubscriptionSection } from '../../features/profile/subscription-section.tsx';
import { ownKeys } from '../../features/security/key-owners.ts';
import { ApiKeysCard } from '../../features/security/api-keys-card.tsx';
import { OpenIdCard } from '../../features/security/openid-card.tsx';
import { PasskeysCard } from '../../features/security/passkeys-card.tsx';
import { PasswordCard } from '../../features/security/password-card.tsx';
import { SecondFactorCard } from '../../features/security/second-factor-card.tsx';
import { SessionsCard } from '../../features/security/sessions-card.tsx';
import { CalendarsCard } from '../../features/calendars/calendars-card.tsx';
import { WebhooksCard } from '../../features/webhooks/webhooks-card.tsx';
import { VocabularyCard } from '../../features/vocabulary/vocabulary-card.tsx';
import { UsageAnalytics } from '../../features/usage/usage-analytics.tsx';
import { MailCard } from '../../features/reminders/mail-card.tsx';
import { fill } from '../../lib/format.ts';
import { leaveSession, useAccount } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.tsx';
import { PageHead } from '../page-head.tsx';

export default function ProfilePage() {
  const account = useAccount();
  const { isError } = useFreshAccount();
  useEffect(() => {
    if (isError) toast.error(profileScreen.loadFailed);
  }, [isError]);
  return (
    <>
      <PageHead title={profileScreen.title} />
      <Link to="/dashboard" className="link mb-4 inline-flex items-center gap-1.5 text-sm">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {profileScreen.back}
      </Link>
      <PageTitle title={profileScreen.title} description={profileScreen.description}>
        <Badge tone="accent">
          {fill(profileScreen.planBadge, { plan: plans[account.plan].name })}
        </Badge>
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AccountCard account={account} />
          <PasswordCard NewPassword={NewPasswordField} />
          <SecondFactorCard />
          <PasskeysCard />
          <OpenIdCard />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <UsageAnalytics />
          <VocabularyCard of="own" />
          <SessionsCard />
          <ApiKeysCard of={ownKeys} />
          <WebhooksCard />
          <CalendarsCard />
          <MailCard />
          <AccountActions />
        </div>
      </div>
    </>
  );
}

function AccountActions() {
  const account = useAccount();
  return (
    <Card>
      <CardHeader title={profileScreen.actions} />
      <div className="grid gap-6">
        <SubscriptionSection account={account} />
        <div className="grid justify-items-start gap-2.5">
          <ExportButton />
          <p className="text-xs text-ink-faint">{profileScreen.exportHint}</p>
        </div>
        <section
          aria-label={profileScreen.dangerZone}
          className="grid justify-items-start gap-3 rounded-md border border-danger/40 p-5"
        >
          <h3 className="text-sm font-semibold text-danger-text">{profileScreen.dangerZone}</h3>
          <p className="text-sm text-ink-soft">{profileScreen.deleteHint}</p>
          <DeleteAccount onDeleted={leave} />
        </section>
      </div>
    </Card>
  );
}

/** The guard leads on to the form. */
function leave(): void {
  toast.success(profileScreen.deleted, { description: profileScreen.deletedText });
  leaveSession();
}
