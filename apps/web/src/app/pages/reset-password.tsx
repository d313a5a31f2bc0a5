import { resetPasswordScreen } from '../../messages/index.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { useResetLink } from '../../features/accounts/queries.ts';
import { ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../page-head.tsx';

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const link = useResetLink(token);
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={resetPasswordScreen.title} description={resetPasswordScreen.description} />
      {link.data?.usable === false ? (
        <DeadLink />
      ) : (
        <FormCard
          title={resetPasswordScreen.title}
          intro={resetPasswordScreen.intro}
          footer={
            <Link to="/forgot-password" className="link">
              {resetPasswordScreen.requestNew}
            </Link>
          }
        >
          {token === '' && <Alert>{resetPasswordScreen.noToken}</Alert>}
          <ResetPasswordForm token={token} onDone={() => void navigate('/login')} />
        </FormCard>
      )}
    </>
  );
}

/** A form that could only be refused is not shown. */
function DeadLink() {
  return (
    <FormCard
      title={resetPasswordScreen.title}
      footer={
        <Link to="/login" className="link">
          {resetPasswordScreen.back}
        </Link>
      }
    >
      <Alert>{resetPasswordScreen.deadLink}</Alert>
      <Button asChild>
        <Link to="/forgot-password">{resetPasswordScreen.requestNew}</Link>
      </Button>
    </FormCard>
  );
}
