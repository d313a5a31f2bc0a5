import { accountFields } from '../../messages/index.ts';
import { type ComponentProps, useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

type Name = 'password' | 'confirm';

interface NewPasswordFieldsProps {
  label: string;
  /** What is in the password field now. */
  password: string;
  error: (name: Name) => string | undefined;
  register: (name: Name) => ComponentProps<'input'>;
}

/** A new password, its live checklist, and the same again. */
export function NewPasswordFields({ label, password, error, register }: NewPasswordFieldsProps) {
  const checklist = useId();
  return (
    <>
      <div className="grid gap-3">
        <Field label={label} error={error('password')} describedBy={password && checklist}>
          {(control) => (
            <PasswordInput autoComplete="new-password" {...control} {...register('password')} />
          )}
        </Field>
        <PasswordChecklist id={checklist} password={password} />
      </div>
      <Field label={accountFields.confirmPassword} error={error('confirm')}>
        {(control) => (
          <PasswordInput autoComplete="new-password" {...control} {...register('confirm')} />
        )}
      </Field>
    </>
  );
}
