import { passwordMeetsRules } from '@notelark/api/account-rules';
import { accountFields, resetPasswordScreen } from '../../messages/index.ts';
import { confirmProblem, newPasswordProblem } from '../../lib/account-rules.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { useFormFields } from '../../lib/use-form-fields.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPassword } from './queries.ts';

const empty = { password: '', confirm: '' };
const rules = { password: newPasswordProblem, confirm: confirmProblem };

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useFormFields(empty, rules);
  const resetPassword = useResetPassword();
  const password = form.value('password');
  const submit = form.onSubmit(async ({ password }) => {
    try {
      await resetPassword.mutateAsync({ token, password });
      toast.success(resetPasswordScreen.done, { description: resetPasswordScreen.doneText });
      onDone();
    } catch (error) {
      form.showFieldErrors(error);
      toast.error(resetPasswordScreen.failed, { description: sentenceOf(error) });
    }
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <NewPasswordFields
        label={accountFields.newPassword}
        password={password}
        error={form.error}
        register={form.register}
      />
      <SubmitButton busy={form.busy} disabled={!passwordMeetsRules(password)}>
        {form.busy ? resetPasswordScreen.submitting : resetPasswordScreen.submit}
      </SubmitButton>
    </form>
  );
}
