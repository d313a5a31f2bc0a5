import { forgotPasswordScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx';
import { FormCard } from '../../features/accounts/form-card.tsx';
import { ResetLinkSent } from '../../features/accounts/reset-link-sent.tsx';
import { useInstallation } from '../../lib/installation.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageHead } from '../page-head.tsx';

export default function ForgotPasswordPage() {
  const installation = useInstallation();
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
        intro={installation?.sendsMail === false ? undefined : forgotPasswordScreen.intro}
        footer={
          <Link to="/login" className="link">
            {forgotPasswordScreen.back}
          </Link>
        }
      >
        {installation?.sendsMail === false ? (
          <Alert tone="info">{forgotPasswordScreen.noMail}</Alert>
        ) : (
          <ForgotPasswordForm onSent={setSentTo} />
        )}
      </FormCard>
    </>
  );
}
