import { signUpScreen } from '../../messages/index.ts';
import { Link, useNavigate } from 'react-router';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import { PageHead } from '../page-head.tsx';
import { VisitorsOnly } from '../visitors-only.tsx';

export default function SignUpPage() {
  const navigate = useNavigate();
  return (
    <VisitorsOnly>
      <PageHead title={signUpScreen.title} description={signUpScreen.description} />
      <FormCard
        title={signUpScreen.title}
        intro={signUpScreen.intro}
        footer={
          <>
            {signUpScreen.haveAccount}{' '}
            <Link to="/login" className="link">
              {signUpScreen.signIn}
            </Link>
          </>
        }
      >
        <SignUpForm onDone={() => void navigate('/login')} />
        <p className="text-xs text-ink-faint">
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
