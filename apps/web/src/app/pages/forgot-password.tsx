import { forgotPasswordScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { ResetLinkSent } from '../../features/accounts/reset-link-sent.tsx';
import { PageHead } from '../page-head.tsx';

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <>
        <PageHead title={forgotPasswordScreen.sentTitle} />
        <ResetLinkSent email={sentTo} onOther={() => setSentTo(undefined)} />
      </>
    );
  return (
    <>
      <PageHead title={forgotPasswordScreen.title} description={forgotPasswordScreen.description} />
      <FormCard
        title={forgotPasswordScreen.title}
        intro={forgotPasswordScreen.intro}
        footer={
          <Link to="/login" className="link">
            {forgotPasswordScreen.back}
          </Link>
        }
      >
        <ForgotPasswordForm onSent={setSentTo} />
      </FormCard>
    </>
  );
}
