import {
  AudioLines,
  GraduationCap,
  LayoutDashboard,
  ListChecks,
  MessageCircleQuestion,
  Mic,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { navigation } from '../../messages/index.ts';
import { mayHaveTeam } from '../../lib/plan-facts.ts';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AppLink } from './app-menu.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

// Visitors never see it, and this frame is a part of what every page loads.
const AppMenu = lazyPart(() => import('./app-menu.tsx'));

const everyone: readonly AppLink[] = [
  { to: '/dashboard', label: navigation.dashboard, icon: LayoutDashboard },
  { to: '/upload', label: navigation.new, icon: AudioLines },
  { to: '/live-notes', label: navigation.liveNotes, icon: Mic },
  { to: '/ask', label: navigation.ask, icon: MessageCircleQuestion },
  { to: '/study', label: navigation.study, icon: GraduationCap },
  { to: '/tasks', label: navigation.tasks, icon: ListChecks },
];

const team: AppLink = { to: '/team', label: navigation.team, icon: Users };
const administration: AppLink = {
  to: '/admin',
  label: navigation.administration,
  icon: ShieldCheck,
};

/** The way between the pages of an account: links on a wide screen, a menu on a phone. */
export function AppNav() {
  const { account } = useSession();
  const links = [
    ...everyone,
    ...(account && mayHaveTeam(account.plan) ? [team] : []),
    ...(account?.administrator ? [administration] : []),
  ];
  return (
    <nav aria-label={navigation.mainNav} className="max-lg:order-last lg:ml-4">
      <ul className="hidden gap-0.5 lg:flex xl:gap-1">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex items-center gap-2 rounded-md px-2.5 py-2 text-sm whitespace-nowrap font-medium text-ink-soft no-underline transition-colors duration-(--quick) hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent-text"
            >
              <Icon className="size-4 max-xl:hidden" aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="lg:hidden">
        <Suspense fallback={<Skeleton className="size-10 rounded-md" />}>
          <AppMenu links={links} />
        </Suspense>
      </div>
    </nav>
  );
}
