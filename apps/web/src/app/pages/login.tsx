import { signInScreen, verification } from '../../messages/index.ts';
import { Link, useSearchParams } from 'react-router';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { SignInForm } from '../../features/accounts/sign-in-form.tsx';
import { Alert } from '../../ui/alert.tsx';
import { DeferredHydration } from '../../ui/deferred-hydration.tsx';
import { PageHead } from '../page-head.tsx';
import { VisitorsOnly } from '../visitors-only.tsx';

export default function LoginPage() {
  const verificationFailed = useSearchParams()[0].get('verification') === 'failed';
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
        <DeferredHydration>
          <SignInForm />
        </DeferredHydration>
      </FormCard>
    </VisitorsOnly>
  );
}
