import type { Account } from '@notelark/contracts/accounts';
import { controls, fallbackScreens } from '@notelark/contracts/messages.en';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AccountContext, loadSession, useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Notice } from './notice.tsx';

const SignInAgain = lazy(() => import('./sign-in-again.tsx'));

/**
 * Lets only a signed-in user through. A session that expires under an open page does not close it: the user signs in
 * again above it, and what was typed is still there.
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const [opened, setOpened] = useState<Account | null>(null);
  const { pathname, search, hash } = useLocation();

  if (session.status === 'user' && session.account !== opened) setOpened(session.account);
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'unreachable') return <Unreachable />;

  const expired = session.status === 'visitor' && session.ended === 'expired';
  const account = session.account ?? (expired ? opened : null);
  if (!account)
    return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
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

function Unreachable() {
  return (
    <Notice title={fallbackScreens.unreachableTitle} text={fallbackScreens.unreachableText}>
      <Button onClick={() => void loadSession()}>{controls.tryAgain}</Button>
    </Notice>
  );
}
