import { accountFields } from '../../messages/index.ts';
import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface EmailFieldProps {
  error: (name: 'email') => string | undefined;
  register: (name: 'email') => ComponentProps<'input'>;
}

/** The address of an account, as browsers and password managers know it. */
export function EmailField({ error, register }: EmailFieldProps) {
  return (
    <Field label={accountFields.email} error={error('email')}>
      {(control) => (
        <Input type="email" autoComplete="username" {...control} {...register('email')} />
      )}
    </Field>
  );
}
