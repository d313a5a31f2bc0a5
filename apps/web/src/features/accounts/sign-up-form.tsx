import { passwordMeetsRules } from '@notelark/api/account-rules';
import { accountFields, signUpScreen } from '../../messages/index.ts';
import { confirmProblem, emailProblem, newPasswordProblem } from '../../lib/account-rules.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { useFormFields } from '../../lib/use-form-fields.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useSignUp } from './queries.ts';

const empty = { email: '', password: '', confirm: '' };
const rules = { email: emailProblem, password: newPasswordProblem, confirm: confirmProblem };

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useFormFields(empty, rules);
  const signUp = useSignUp();
  const password = form.value('password');
  const submit = form.onSubmit(async ({ email, password }) => {
    try {
      await signUp.mutateAsync({ email, password });
      toast.success(signUpScreen.done, { description: signUpScreen.doneText });
      onDone(email.trim());
    } catch (error) {
      form.showFieldErrors(error);
      toast.error(signUpScreen.failed, { description: sentenceOf(error) });
    }
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField error={form.error} register={form.register} />
      <NewPasswordFields
        label={accountFields.password}
        password={password}
        error={form.error}
        register={form.register}
      />
      <SubmitButton busy={form.busy} disabled={!passwordMeetsRules(password)}>
        {form.busy ? signUpScreen.submitting : signUpScreen.submit}
      </SubmitButton>
    </form>
  );
}
