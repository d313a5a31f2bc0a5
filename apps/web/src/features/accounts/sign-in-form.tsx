import { accountFields, signInScreen } from '../../messages/index.ts';
import { Link } from 'react-router';
import { emailProblem, passwordMissing } from '../../lib/account-rules.ts';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { useFormFields } from '../../lib/use-form-fields.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { EmailField } from './email-field.tsx';
import { useSignIn } from './queries.ts';
import { toastSignedIn, toastSignInFailed } from './sign-in-toast.ts';

const empty = { email: '', password: '' };
const rules = { email: emailProblem, password: passwordMissing };

interface SignInFormProps {
  /** Filled in. */
  email?: string | undefined;
  /** The password is right, and a new link is on its way to this address, which is not verified yet. */
  onUnverified?: ((email: string) => void) | undefined;
  /** The password is right, and the account has a second factor. */
  onCodeNeeded: () => void;
}

export function SignInForm({ email, onUnverified, onCodeNeeded }: SignInFormProps) {
  const form = useFormFields(empty, rules, email === undefined ? {} : { email });
  const signIn = useSignIn();
  const submit = form.onSubmit(async (credentials) => {
    try {
      const { secondFactor } = await signIn.mutateAsync(credentials);
      if (secondFactor) onCodeNeeded();
      else toastSignedIn();
    } catch (error) {
      form.showFieldErrors(error);
      toastSignInFailed(signInScreen.failed, messageOf(error));
      if (hasCode(error, 'email-not-verified')) onUnverified?.(credentials.email.trim());
    }
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField error={form.error} register={form.register} />
      <Field label={accountFields.password} error={form.error('password')}>
        {(control) => (
          <PasswordInput
            autoComplete="current-password"
            {...control}
            {...form.register('password')}
          />
        )}
      </Field>
      <Link to="/forgot-password" className="link -mt-2 w-fit text-sm">
        {signInScreen.forgot}
      </Link>
      <SubmitButton busy={form.busy}>
        {form.busy ? signInScreen.submitting : signInScreen.submit}
      </SubmitButton>
    </form>
  );
}

const messageOf = (error: unknown): string =>
  hasCode(error, 'invalid-credentials') ? signInScreen.wrong : sentenceOf(error);
