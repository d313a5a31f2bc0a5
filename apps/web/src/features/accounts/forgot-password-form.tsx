import { forgotPasswordScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { emailProblem } from '../../lib/account-rules.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { useFormFields } from '../../lib/use-form-fields.ts';
import { Alert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { EmailField } from './email-field.tsx';
import { useRequestPasswordReset } from './queries.ts';

const empty = { email: '' };
const rules = { email: emailProblem };

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useFormFields(empty, rules);
  const [failure, setFailure] = useState<string>();
  const requestReset = useRequestPasswordReset();
  const submit = form.onSubmit(async ({ email }) => {
    setFailure(undefined);
    try {
      await requestReset.mutateAsync(email);
      toast.success(forgotPasswordScreen.done, { description: forgotPasswordScreen.doneText });
      onSent(email.trim());
    } catch (error) {
      form.showFieldErrors(error);
      setFailure(sentenceOf(error));
      toast.error(forgotPasswordScreen.failed, { description: sentenceOf(error) });
    }
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField error={form.error} register={form.register} />
      <Alert className="empty:hidden">{failure}</Alert>
      <SubmitButton busy={form.busy}>
        {form.busy ? forgotPasswordScreen.submitting : forgotPasswordScreen.submit}
      </SubmitButton>
    </form>
  );
}
