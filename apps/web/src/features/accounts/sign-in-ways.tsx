import { type ReactNode, useState } from 'react';
import { signInWays } from '../../messages/index.ts';
import { urlOf } from '../../lib/client.ts';
import { fill } from '../../lib/format.ts';
import { useInstallation } from '../../lib/installation.ts';
import { Button } from '../../ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInWaysProps {
  /** Fills the form. */
  email?: string | undefined;
  onUnverified?: (email: string) => void;
  /** The page to go to afterwards, for the way over the OpenID provider, which leaves this one. */
  from: string;
  /** The second step is due: the first one was taken at the OpenID provider. */
  startsWithCode?: boolean;
  /** A password confirms that an account is joined, even where passwords are turned off. */
  confirms?: boolean;
}

/** Password, OpenID provider and passkey; then the second factor, where the account has one. */
export function SignInWays({
  email,
  onUnverified,
  from,
  startsWithCode = false,
  confirms = false,
}: SignInWaysProps) {
  const [asksCode, setAsksCode] = useState(startsWithCode);
  const { openId = null, passwords = true } = useInstallation()?.signIn ?? {};
  if (asksCode) return <CodeForm onStartAgain={() => setAsksCode(false)} />;
  const hasForm = passwords || confirms;
  return (
    <div className="grid gap-5">
      {hasForm && (
        <>
          <SignInForm
            email={email}
            onUnverified={onUnverified}
            onCodeNeeded={() => setAsksCode(true)}
          />
          <Or />
        </>
      )}
      <div className="grid gap-2.5">
        {openId !== null && !confirms && (
          <OpenIdLink from={from} prominent={!hasForm}>
            {fill(signInWays.openId, { name: openId })}
          </OpenIdLink>
        )}
        <PasskeyButton />
      </div>
    </div>
  );
}

interface OpenIdLinkProps {
  from: string;
  prominent: boolean;
  children: ReactNode;
}

/** Leaves the app: the server sends the browser on to the provider. */
export const OpenIdLink = ({ from, prominent, children }: OpenIdLinkProps) => (
  <Button asChild size="l" variant={prominent ? 'primary' : 'secondary'}>
    <a href={urlOf('GET /api/auth/openid', { query: { from } })}>{children}</a>
  </Button>
);

const Or = () => (
  <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {signInWays.or}
  </p>
);
