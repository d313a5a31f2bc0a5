import { passwordMeetsRules } from '@notelark/api/account-rules';
import { type ComponentType, useState } from 'react';
import { accountFields, securityScreen, signInWays } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { useSignInMeans } from '../../lib/sign-in-means.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useSecurityChange } from './queries.ts';
import { SecurityCard } from './security-card.tsx';

interface NewPasswordProps {
  value: string;
  onChange: (password: string) => void;
  /** The form was sent: an empty field is wrong, too. */
  tried: boolean;
}

interface PasswordCardProps {
  /** The fields of a new password: they are of the feature of accounts. */
  NewPassword: ComponentType<NewPasswordProps>;
}

/** Changes the password, or sets one where the account has none. */
export function PasswordCard({ NewPassword }: PasswordCardProps) {
  const [open, setOpen] = useState(false);
  const means = useSignInMeans().data;
  const signIn = useInstallation()?.signIn;
  if (!means || signIn?.passwords === false) return null;
  const label = means.password ? securityScreen.changePassword : securityScreen.setPassword;
  const name = signIn?.openId ?? signInWays.provider;
  return (
    <SecurityCard
      title={accountFields.password}
      description={
        means.password ? securityScreen.passwordText : fill(securityScreen.noPasswordText, { name })
      }
      actions={
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      }
    >
      {open && (
        <ChangeDialog title={label} NewPassword={NewPassword} onClose={() => setOpen(false)} />
      )}
    </SecurityCard>
  );
}

interface ChangeDialogProps extends PasswordCardProps {
  title: string;
  onClose: () => void;
}

function ChangeDialog({ title, NewPassword, onClose }: ChangeDialogProps) {
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const change = useSecurityChange(
    (password: string) =>
      request('PUT /api/account/password', { body: { password, newPassword: value } }),
    {
      onSuccess: () => {
        toast.success(securityScreen.passwordChanged, {
          description: securityScreen.passwordChangedText,
        });
        onClose();
      },
    },
  );
  return (
    <ConfirmForm
      title={title}
      description={securityScreen.passwordText}
      submitLabel={title}
      busy={change.isPending}
      error={change.error}
      onConfirm={({ password }) => {
        setTried(true);
        if (passwordMeetsRules(value)) change.mutate(password);
      }}
      onClose={onClose}
    >
      <NewPassword value={value} onChange={setValue} tried={tried} />
    </ConfirmForm>
  );
}
