import { use } from 'react';
import { Outlet } from 'react-router';
import { AccountContext } from '../../lib/session.ts';
import { Guard } from '../guard.tsx';
import { UnsavedChanges } from '../../ui/unsaved.tsx';
import { AccountCorner } from './account-corner.tsx';
import { AppNav } from './app-nav.tsx';
import { Content } from './content.tsx';
import { Logo } from './logo.tsx';
import { PaletteOutlet } from './palette-outlet.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Left out for a visitor who reads a shared result. */
function SignedInNav() {
  return use(AccountContext) && <AppNav />;
}

/** Commands are for users: a visitor has no library to search. */
function SignedInPalette() {
  return use(AccountContext) && <PaletteOutlet />;
}

/** Around the pages of a signed-in user. */
export function AppFrame() {
  return (
    <Guard>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-30 h-14 border-b print:hidden border-line/70 bg-canvas/85 opaque:bg-canvas backdrop-blur-md sm:h-16">
          <div className="mx-auto flex h-full max-w-7xl items-center gap-2 px-4 sm:px-6">
            <Logo />
            <SignedInNav />
            <div className="ml-auto flex items-center sm:gap-1">
              <SignedInPalette />
              <ThemeToggle />
              <AccountCorner />
            </div>
          </div>
        </header>
        <Content className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 sm:px-6 sm:py-10">
          <UnsavedChanges>
            <Outlet />
          </UnsavedChanges>
        </Content>
      </div>
    </Guard>
  );
}
