import { KeyRound } from 'lucide-react';
import { signInScreen, signInWays } from '../../messages/index.ts';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSignInWithPasskey } from './queries.ts';

export function PasskeyButton() {
  const isLive = useIsLive();
  const signIn = useSignInWithPasskey();
  const start = () =>
    signIn.mutate(undefined, {
      onSuccess: () => toast.success(signInScreen.done, { description: signInScreen.doneText }),
      onError: (error) => {
        // Everything else is the browser's: the dialog was closed, or there is no passkey here.
        const description =
          error instanceof ApiError ? sentenceOf(error) : signInWays.passkeyFailedText;
        toast.error(signInWays.passkeyFailed, { description });
      },
    });
  return (
    <Button variant="secondary" size="l" disabled={!isLive} busy={signIn.isPending} onClick={start}>
      <KeyRound aria-hidden="true" />
      {signIn.isPending ? signInWays.passkeyBusy : signInWays.passkey}
    </Button>
  );
}
