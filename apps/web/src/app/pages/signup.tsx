import { signInWays, signUpScreen } from '../../messages/index.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import { SignUpPolicy } from '../../features/accounts/sign-up-policy.tsx';
import { OpenIdLink } from '../../features/accounts/sign-in-ways.tsx';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { Alert } from '../../ui/alert.tsx';
import { useAskedFor } from '../asked-for.ts';
import { PageHead } from '../page-head.tsx';
import { VisitorsOnly } from '../visitors-only.tsx';

export default function SignUpPage() {
  const navigate = useNavigate();
  const installation = useInstallation();
  const signUp = installation?.signUp;
  const askedFor = useAskedFor();
  const provider = installation?.signIn.passwords === false ? installation.signIn.openId : null;
  // The page that the guard sent away from, for after signing in.
  const asked: unknown = useLocation().state;
  // Until it is known, the form is there: most installations are open. Who was invited signs up with this form too.
  const isOpen =
    provider === null &&
    (signUp === undefined || signUp.mode !== 'closed' || signUp.awaitsAdministrator);
  return (
    <VisitorsOnly>
      <PageHead title={signUpScreen.title} description={signUpScreen.description} />
      <FormCard
        title={signUpScreen.title}
        intro={isOpen ? signUpScreen.intro : undefined}
        footer={
          <>
            {signUpScreen.haveAccount}{' '}
            <Link to="/login" className="link">
              {signUpScreen.signIn}
            </Link>
          </>
        }
      >
        {provider === null ? (
          <SignUpPolicy />
        ) : (
          <>
            <Alert tone="info">{fill(signInWays.noPasswords, { name: provider })}</Alert>
            <OpenIdLink from={askedFor} prominent>
              {fill(signInWays.openId, { name: provider })}
            </OpenIdLink>
          </>
        )}
        {isOpen && (
          <SignUpForm
            onDone={(email) => void navigate('/login', { state: afterSignUp(asked, email) })}
          />
        )}
        <p className="text-xs text-ink-faint" hidden={!isOpen}>
          {signUpScreen.agree}{' '}
          <Link to="/terms" className="link">
            {signUpScreen.terms}
          </Link>{' '}
          {signUpScreen.and}{' '}
          <Link to="/privacy" className="link">
            {signUpScreen.privacy}
          </Link>
          .
        </p>
      </FormCard>
    </VisitorsOnly>
  );
}

const afterSignUp = (asked: unknown, email: string): object => ({
  ...(typeof asked === 'object' ? asked : {}),
  signedUpAs: email,
});
