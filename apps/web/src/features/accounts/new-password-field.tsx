import { useId } from 'react';
import { newPasswordProblem } from '../../lib/account-rules.ts';
import { accountFields } from '../../messages/index.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  /** The form was sent: an empty field is wrong, too. */
  tried: boolean;
}

/** A new password of someone who is signed in, and its live checklist: it can be shown, so it is typed once. */
export function NewPasswordField({ value, onChange, tried }: NewPasswordFieldProps) {
  const checklist = useId();
  return (
    <div className="grid gap-3">
      <Field
        label={accountFields.newPassword}
        error={value === '' && !tried ? undefined : newPasswordProblem(value)}
        describedBy={value && checklist}
      >
        {(control) => (
          <PasswordInput
            autoComplete="new-password"
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <PasswordChecklist id={checklist} password={value} />
    </div>
  );
}
