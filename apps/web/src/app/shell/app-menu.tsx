import { type LucideIcon, Menu as MenuIcon } from 'lucide-react';
import { Link } from 'react-router';
import { navigation } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

export interface AppLink {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** The main pages behind a button, where there is no room for links. */
export default function AppMenu({ links }: { links: readonly AppLink[] }) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={navigation.menu}>
          <MenuIcon aria-hidden="true" />
        </Button>
      }
    >
      {links.map(({ to, label, icon: Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon aria-hidden="true" />
            {label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
