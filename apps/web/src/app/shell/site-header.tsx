import { navigation } from '../../messages/index.ts';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { AccountCorner } from './account-corner.tsx';
import { Logo } from './logo.tsx';
import { NavLinks, type NavTarget } from './nav-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function SiteHeader({ nav }: { nav: readonly NavTarget[] }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const close = () => setOpen(false);
  return (
    <header className="sticky top-0 z-30 border-b border-line/70 bg-canvas/85 opaque:bg-canvas backdrop-blur-md">
      <div className="mx-auto flex h-18 max-w-6xl items-center gap-1 px-4 sm:gap-3 sm:px-6">
        <Logo />
        <nav aria-label={navigation.mainNav} className="ml-6 hidden lg:block">
          <NavLinks links={nav} className="flex gap-1" />
        </nav>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
          <ThemeToggle />
          <AccountCorner />
          <Button
            variant="ghost"
            size="icon"
            className="lg:hidden"
            aria-label={navigation.menu}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          </Button>
        </div>
      </div>
      <nav
        id={panelId}
        hidden={!open}
        aria-label={navigation.mainNav}
        className="border-t border-line px-4 py-3 sm:px-6 lg:hidden"
      >
        <NavLinks links={nav} className="grid gap-1 [&_a]:block [&_a]:py-3" onFollow={close} />
        <SignInLink onFollow={close} />
      </nav>
    </header>
  );
}

/** In the panel of a narrow window, where the header has no room for it. */
function SignInLink({ onFollow }: { onFollow: () => void }) {
  const { account } = useSession();
  if (account) return null;
  return (
    <Button asChild variant="secondary" className="mt-2 w-full sm:hidden">
      <Link to="/login" onClick={onFollow}>
        {navigation.signIn}
      </Link>
    </Button>
  );
}
