import { Outlet } from 'react-router';
import { Content } from './content.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Around the account forms: nothing that leads away from them but the logo. */
export function FormFrame() {
  return (
    <div className="flex min-h-dvh flex-col bg-(image:--dawn) bg-no-repeat">
      <header className="mx-auto flex h-18 w-full max-w-6xl items-center justify-between px-4 sm:px-6">
        <Logo />
        <ThemeToggle />
      </header>
      <Content className="grid flex-1 place-items-center px-4 py-10 sm:px-6 sm:pb-24">
        <Outlet />
      </Content>
    </div>
  );
}
