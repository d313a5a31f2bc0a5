import { resetPasswordScreen } from '../../messages/index.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx';
import { Alert } from '../../ui/alert.tsx';
import { PageHead } from '../page-head.tsx';

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={resetPasswordScreen.title} description={resetPasswordScreen.description} />
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
    </>
  );
}
