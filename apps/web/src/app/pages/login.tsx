import { openIdOutcomes, type OpenIdOutcome } from '@notelark/api/open-id-outcomes';
import { openIdNotices, signInScreen, signInWays, verification } from '../../messages/index.ts';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { CheckEmail } from '../../features/accounts/check-email.tsx';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { SignInWays } from '../../features/accounts/sign-in-ways.tsx';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import { Alert } from '../../ui/alert.tsx';
import { DeferredHydration } from '../../ui/deferred-hydration.tsx';
import { useAskedFor } from '../asked-for.ts';
import { PageHead } from '../page-head.tsx';
import { VisitorsOnly } from '../visitors-only.tsx';

export default function LoginPage() {
  const { state, hash } = useLocation();
  const [query] = useSearchParams();
  const outcome = outcomeOf(query.get('verification'));
  const openId = openIdOutcomeOf(query.get('openid'));
  const verified = outcome === 'done' ? emailIn(hash) : undefined;
  // The page is rendered by the build, which knows no history state.
  const isLive = useIsLive();
  const [refused, setRefused] = useState<string>();
  const waiting = refused ?? (isLive && verified === undefined ? signedUpAs(state) : undefined);
  return (
    <VisitorsOnly>
      <PageHead title={signInScreen.title} description={signInScreen.description} />
      <FormCard
        title={signInScreen.title}
        intro={waiting === undefined && verified === undefined ? signInScreen.intro : undefined}
        footer={
          <>
            {signInScreen.noAccount}{' '}
            <Link to="/signup" state={state} className="link">
              {signInScreen.signUp}
            </Link>
          </>
        }
      >
        {outcome && (
          <Alert tone={outcome === 'done' ? 'good' : 'danger'}>{verification[outcome]}</Alert>
        )}
        {waiting !== undefined && <CheckEmail key={waiting} email={waiting} />}
        <DeferredHydration>
          <Ways
            key={openId}
            openId={openId}
            email={verified ?? waiting}
            onUnverified={setRefused}
          />
        </DeferredHydration>
      </FormCard>
    </VisitorsOnly>
  );
}

interface WaysProps {
  /** How the way over the OpenID provider ended. */
  openId: OpenIdOutcome | undefined;
  email: string | undefined;
  onUnverified: (email: string) => void;
}

function Ways({ openId, email, onUnverified }: WaysProps) {
  const name = useInstallation()?.signIn.openId ?? signInWays.provider;
  const from = useAskedFor();
  return (
    <>
      {openId !== undefined && openId !== 'code' && (
        <Alert tone={openId === 'confirm' ? 'info' : 'danger'}>
          {fill(openIdNotices[openId], { name })}
        </Alert>
      )}
      <SignInWays
        email={email}
        onUnverified={onUnverified}
        from={from}
        startsWithCode={openId === 'code'}
        confirms={openId === 'confirm'}
      />
    </>
  );
}

const openIdOutcomeOf = (value: string | null): OpenIdOutcome | undefined =>
  openIdOutcomes.find((outcome) => outcome === value);

type Outcome = 'done' | 'newer' | 'failed';

const outcomeOf = (value: string | null): Outcome | undefined =>
  value === 'done' || value === 'newer' || value === 'failed' ? value : undefined;

const emailIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('email') ?? undefined;

/** The address that the sign-up page was left with; it survives a reload. */
const signedUpAs = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'signedUpAs' in state
    ? String(state.signedUpAs)
    : undefined;
