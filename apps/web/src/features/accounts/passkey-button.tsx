import { KeyRound } from 'lucide-react';
import { signInWays } from '../../messages/index.ts';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import { Button } from '../../ui/button.tsx';
import { useSignInWithPasskey } from './queries.ts';
import { toastSignedIn, toastSignInFailed } from './sign-in-toast.ts';

export function PasskeyButton() {
  const isLive = useIsLive();
  const signIn = useSignInWithPasskey();
  const start = () =>
    signIn.mutate(undefined, {
      onSuccess: toastSignedIn,
      onError: (error) => {
        // Everything else is the browser's: the dialog was closed, or there is no passkey here.
        const description =
          error instanceof ApiError ? sentenceOf(error) : signInWays.passkeyFailedText;
        toastSignInFailed(signInWays.passkeyFailed, description);
      },
    });
  return (
    <Button variant="secondary" size="l" disabled={!isLive} busy={signIn.isPending} onClick={start}>
      <KeyRound aria-hidden="true" />
      {signIn.isPending ? signInWays.passkeyBusy : signInWays.passkey}
    </Button>
  );
}
