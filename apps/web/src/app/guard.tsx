import type { Account } from '@notelark/api/accounts';
import { controls, fallbackScreens } from '../messages/index.ts';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { useOutage } from '../lib/outage.ts';
import { AccountContext, loadSession, useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Notice } from './notice.tsx';
import { ToSignIn } from './to-sign-in.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

const loadSignInAgain = () => import('./sign-in-again.tsx');
const SignInAgain = lazyPart(loadSignInAgain);

/**
 * Lets only a signed-in user through; a visitor as well where the page may have been shared, which the page finds out. A session that expires under an open page does not close it: the user signs in
 * again above it, and what was typed is still there.
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const [opened, setOpened] = useState<Account | null>(null);
  const isShareable = useIsShareable();
  useEffect(prepareSignInAgain, []);

  if (session.status === 'user' && session.account !== opened) setOpened(session.account);
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'unreachable') return <Unreachable />;

  const expired = session.status === 'visitor' && session.ended === 'expired';
  const account = session.account ?? (expired ? opened : null);
  if (!account) {
    const cameSo = session.status === 'visitor' && session.ended === 'never-began';
    return isShareable && cameSo ? children : <ToSignIn />;
  }
  return (
    // Another user's account: nothing of the page that the first one left may stay.
    <AccountContext value={account} key={account.id}>
      {children}
      {expired && (
        <Suspense>
          <SignInAgain email={account.email} />
        </Suspense>
      )}
    </AccountContext>
  );
}

/** Loads it with the first thing typed, which it keeps: a release that ends the session may remove its code as well. */
function prepareSignInAgain(): () => void {
  addEventListener('input', onTyped, { once: true });
  return () => removeEventListener('input', onTyped);
}

const onTyped = () => void loadSignInAgain().catch(() => undefined);

/** A route says that visitors may come in: `handle: { shareable: true }`. */
function useIsShareable(): boolean {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null && 'shareable' in handle
    ? handle.shareable === true
    : false;
}

const RETRY_MS = 3_000;

/** Opens by itself as soon as the server answers. */
function Unreachable() {
  const outage = useOutage();
  useEffect(() => {
    const timer = setInterval(() => void loadSession(), RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  const { outageTitle, outageText, unreachableTitle, unreachableText } = fallbackScreens;
  return (
    <Notice
      title={outage ? outageTitle : unreachableTitle}
      text={outage ? outageText : unreachableText}
    >
      <Button onClick={() => void loadSession()}>{controls.tryAgain}</Button>
    </Notice>
  );
}
