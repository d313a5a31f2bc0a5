import { useEffect, useRef } from 'react';
import { signInScreen, signInWays } from '../../messages/index.ts';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { useFormFields } from '../../lib/use-form-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useSignInWithCode } from './queries.ts';
import { toastSignedIn, toastSignInFailed } from './sign-in-toast.ts';

const empty = { code: '' };
const rules = {
  code: (code: string) => (code.trim() === '' ? signInWays.codeRequired : undefined),
};

/** The second step of a sign-in. */
export function CodeForm({ onStartAgain }: { onStartAgain: () => void }) {
  const form = useFormFields(empty, rules);
  const signIn = useSignInWithCode();
  const field = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const submit = form.onSubmit(async ({ code }) => {
    try {
      await signIn.mutateAsync(code);
      toastSignedIn();
    } catch (error) {
      const title = hasCode(error, 'sign-in-expired') ? signInWays.expired : signInScreen.failed;
      toastSignInFailed(title, sentenceOf(error));
      if (hasCode(error, 'sign-in-expired')) onStartAgain();
    }
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div ref={field}>
        <Field label={signInWays.code} hint={signInWays.codeHint} error={form.error('code')}>
          {(control) => (
            <Input
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              {...control}
              {...form.register('code')}
            />
          )}
        </Field>
      </div>
      <SubmitButton busy={form.busy}>
        {form.busy ? signInWays.submittingCode : signInWays.submitCode}
      </SubmitButton>
      <Button variant="ghost" onClick={onStartAgain}>
        {signInWays.startAgain}
      </Button>
    </form>
  );
}
