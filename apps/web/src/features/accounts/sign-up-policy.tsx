import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { signUpScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';

/** Who may create an account here, where that is not everyone. */
export function SignUpPolicy() {
  const signUp = useInstallation()?.signUp;
  if (!signUp) return null;
  const { mode, domains, first } = signUp;
  const sentences = [
    mode === 'closed' && !first && signUpScreen.closed,
    mode === 'invited' && !first && signUpScreen.invited,
    mode === 'open' &&
      domains.length > 0 &&
      fill(signUpScreen.domains, { domains: domains.join(', ') }),
    first && signUpScreen.first,
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return <Alert tone="info">{sentences.join(' ')}</Alert>;
}
