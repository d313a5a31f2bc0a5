import { openIdOutcomes, type OpenIdOutcome } from '@notelark/api/open-id-outcomes';
import { openIdNotices, signInScreen, signInWays, verification } from '../../messages/index.ts';
import { Link, useSearchParams } from 'react-router';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { SignInWays } from '../../features/accounts/sign-in-ways.tsx';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { Alert } from '../../ui/alert.tsx';
import { Later } from '../../ui/later.tsx';
import { useAskedFor } from '../asked-for.ts';
import { PageHead } from '../page-head.tsx';
import { VisitorsOnly } from '../visitors-only.tsx';

export default function LoginPage() {
  const [query] = useSearchParams();
  const verificationFailed = query.get('verification') === 'failed';
  const outcome = outcomeIn(query.get('openid'));
  return (
    <VisitorsOnly>
      <PageHead title={signInScreen.title} description={signInScreen.description} />
      <FormCard
        title={signInScreen.title}
        intro={signInScreen.intro}
        footer={
          <>
            {signInScreen.noAccount}{' '}
            <Link to="/signup" className="link">
              {signInScreen.signUp}
            </Link>
          </>
        }
      >
        {verificationFailed && <Alert>{verification.failed}</Alert>}
        <Later>
          <Ways key={outcome} outcome={outcome} />
        </Later>
      </FormCard>
    </VisitorsOnly>
  );
}

function Ways({ outcome }: { outcome: OpenIdOutcome | undefined }) {
  const name = useInstallation()?.signIn.openId ?? signInWays.provider;
  const from = useAskedFor();
  return (
    <>
      {outcome !== undefined && outcome !== 'code' && (
        <Alert tone={outcome === 'confirm' ? 'info' : 'danger'}>
          {fill(openIdNotices[outcome], { name })}
        </Alert>
      )}
      <SignInWays
        from={from}
        startsWithCode={outcome === 'code'}
        confirms={outcome === 'confirm'}
      />
    </>
  );
}

const outcomeIn = (value: string | null): OpenIdOutcome | undefined =>
  openIdOutcomes.find((outcome) => outcome === value);
