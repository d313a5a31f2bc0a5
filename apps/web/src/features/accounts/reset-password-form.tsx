import { useState } from 'react';
import { passwordMeetsRules } from '@notelark/api/account-rules';
import { accountFields, resetPasswordScreen } from '../../messages/index.ts';
import { confirmProblem, newPasswordProblem } from '../../lib/account-rules.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { useFormFields } from '../../lib/use-form-fields.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPassword } from './queries.ts';

const empty = { password: '', confirm: '' };
const rules = { password: newPasswordProblem, confirm: confirmProblem };

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useFormFields(empty, rules);
  const resetPassword = useResetPassword();
  const [revokeKeys, setRevokeKeys] = useState(false);
  const password = form.value('password');
  const submit = form.onSubmit(async ({ password }) => {
    try {
      await resetPassword.mutateAsync({ token, password, revokeKeys });
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
      <div className="flex items-start gap-3 text-sm">
        <Checkbox
          label={resetPasswordScreen.revokeKeys}
          checked={revokeKeys}
          onChange={setRevokeKeys}
        />
        <span className="grid gap-0.5">
          <span className="font-medium">{resetPasswordScreen.revokeKeys}</span>
          <span className="text-ink-faint">{resetPasswordScreen.revokeKeysHint}</span>
        </span>
      </div>
      <SubmitButton busy={form.busy} disabled={!passwordMeetsRules(password)}>
        {form.busy ? resetPasswordScreen.submitting : resetPasswordScreen.submit}
      </SubmitButton>
    </form>
  );
}
