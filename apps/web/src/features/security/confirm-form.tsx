import { type ReactNode, useState } from 'react';
import { accountFields, securityScreen, signInWays } from '../../messages/index.ts';
import { passwordMissing } from '../../lib/account-rules.ts';
import { hasCode } from '../../lib/api-error.ts';
import { useSignInMeans } from '../../lib/sign-in-means.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-parts.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

export interface Confirmation {
  password: string;
  code: string;
}

interface ConfirmFormProps {
  title: string;
  description: ReactNode;
  submitLabel: string;
  busy: boolean;
  danger?: boolean;
  /** A code of the second factor is needed, too. */
  asksCode?: boolean;
  /** Of the last try. */
  error: Error | null;
  /** More fields, above the password. */
  children?: ReactNode;
  onConfirm: (confirmation: Confirmation) => void;
  onClose: () => void;
}

/** Asks who is signed in to confirm a change; an account without a password has none to enter. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { title, description, submitLabel, busy, danger = false, asksCode = false } = props;
  const { error, children, onConfirm, onClose } = props;
  const hasPassword = useSignInMeans().data?.password ?? true;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const missing = {
    password: hasPassword && tried ? passwordMissing(password) : undefined,
    code: asksCode && tried && code.trim() === '' ? signInWays.codeRequired : undefined,
  };
  const submit = () => {
    setTried(true);
    if ((hasPassword && password === '') || (asksCode && code.trim() === '')) return;
    onConfirm({ password, code });
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Form noValidate onSubmit={submit} className="grid gap-4">
        {children}
        {hasPassword && (
          <Field
            label={accountFields.password}
            hint={securityScreen.confirmIdentity}
            error={
              missing.password ?? (hasCode(error, 'wrong-password') ? error.message : undefined)
            }
          >
            {(control) => (
              <PasswordInput
                autoComplete="current-password"
                {...control}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
        {asksCode && (
          <CodeField
            value={code}
            onChange={setCode}
            error={
              missing.code ?? (hasCode(error, 'second-factor-wrong') ? error.message : undefined)
            }
            hint={signInWays.codeHint}
          />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {securityScreen.cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  hint?: string;
}

export const CodeField = ({ value, onChange, error, hint }: CodeFieldProps) => (
  <Field label={signInWays.code} error={error} {...(hint !== undefined && { hint })}>
    {(control) => (
      <Input
        autoComplete="one-time-code"
        spellCheck={false}
        {...control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
