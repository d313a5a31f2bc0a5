import type { Account } from '@notelark/api/accounts';
import { navigation } from '../../messages/index.ts';
import { plans } from '@notelark/api/plans';
import { ChartNoAxesColumn, LayoutDashboard, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { initialsOf } from '../../lib/person.ts';
import { Badge } from '../../ui/badge.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';

const links = [
  { to: '/dashboard', label: navigation.dashboard, icon: LayoutDashboard },
  { to: '/profile', label: navigation.profile, icon: UserRound },
  { to: '/profile', label: navigation.usage, icon: ChartNoAxesColumn },
] as const;

const administration = { to: '/admin', label: navigation.administration, icon: ShieldCheck };
const logOut = { to: '/logout', label: navigation.logOut, icon: LogOut };

export default function AccountMenu({ account }: { account: Account }) {
  return (
    <Menu trigger={<Avatar email={account.email} />}>
      <MenuLabel>
        <span className="flex items-center justify-between gap-3">
          <span className="text-sm font-semibold">{navigation.account}</span>
          <Badge tone="accent">{plans[account.plan].name}</Badge>
        </span>
        <span className="mt-1 block text-xs wrap-anywhere text-ink-faint">{account.email}</span>
      </MenuLabel>
      <MenuSeparator />
      {[...links, ...(account.administrator ? [administration] : []), logOut].map(
        ({ to, label, icon: Icon }) => (
          <MenuItem key={label} asChild>
            <Link to={to}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuItem>
        ),
      )}
    </Menu>
  );
}

function Avatar({ email, ...rest }: { email: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={navigation.accountMenu}
      className="grid size-10 place-items-center rounded-full border border-accent-line bg-accent-wash text-sm font-semibold text-accent-text"
      {...rest}
    >
      {initialsOf(email)}
    </button>
  );
}
