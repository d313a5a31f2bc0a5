import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { signUpScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';

/** Who may create an account here, where that is not everyone. */
export function SignUpPolicy() {
  const signUp = useInstallation()?.signUp;
  if (!signUp) return null;
  const { mode, domains, first, awaitsAdministrator } = signUp;
  const sentences = [
    awaitsAdministrator && signUpScreen.awaitsAdministrator,
    mode === 'closed' && !awaitsAdministrator && signUpScreen.closed,
    mode === 'invited' && !awaitsAdministrator && signUpScreen.invited,
    mode === 'open' &&
      domains.length > 0 &&
      fill(signUpScreen.domains, { domains: domains.join(', ') }),
    first && signUpScreen.first,
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return <Alert tone="info">{sentences.join(' ')}</Alert>;
}
