import { navigation } from '../../messages/index.ts';
import { Suspense, use } from 'react';
import { Link } from 'react-router';
import { AccountContext, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

// Visitors never see the menu, so they don't load it.
const AccountMenu = lazyPart(() => import('./account-menu.tsx'));

/** The header's right end: the account menu, or the ways in. */
export function AccountCorner() {
  const session = useSession();
  const opened = use(AccountContext);
  // Where the session has ended under an open page, the page is still the account's.
  const account = session.account ?? opened;
  if (account)
    return (
      <Suspense fallback={<Skeleton className="size-10 rounded-full" />}>
        <AccountMenu account={account} />
      </Suspense>
    );
  return (
    <>
      <Button asChild variant="ghost" className="visitors-only max-sm:hidden">
        <Link to="/login">{navigation.signIn}</Link>
      </Button>
      <Button asChild className="visitors-only max-sm:h-9 max-sm:px-3">
        <Link to="/signup">{navigation.getStarted}</Link>
      </Button>
    </>
  );
}
