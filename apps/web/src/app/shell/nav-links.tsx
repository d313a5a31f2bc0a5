import { navigation } from '../../messages/index.ts';
import { Link, NavLink } from 'react-router';

const targets = {
  home: { to: '/', label: navigation.home },
  features: { to: '/#features', label: navigation.features },
  pricing: { to: '/pricing', label: navigation.pricing },
  about: { to: '/about', label: navigation.about },
  faq: { to: '/faq', label: navigation.faq },
  contact: { to: '/contact', label: navigation.contact },
  privacy: { to: '/privacy', label: navigation.privacy },
  terms: { to: '/terms', label: navigation.terms },
} as const;
export type NavTarget = keyof typeof targets;

/** The header's links, where a page asks for no others. */
export const usualNav: readonly NavTarget[] = ['features', 'pricing', 'about', 'faq', 'contact'];

/** A route says what its header shows: `handle: { nav }`. */
export const isNavHandle = (handle: unknown): handle is { nav?: readonly NavTarget[] } =>
  typeof handle === 'object' && handle !== null && 'nav' in handle;

interface NavLinksProps {
  links: readonly NavTarget[];
  className?: string;
  onFollow?: () => void;
}

const look =
  'rounded-sm px-3 py-2 text-sm font-medium text-ink-soft no-underline transition-colors duration-(--quick) hover:text-ink aria-[current=page]:text-ink';

export function NavLinks({ links, className, onFollow }: NavLinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link} className={link === 'pricing' ? 'sold-only' : undefined}>
          <NavItem to={targets[link].to} onFollow={onFollow}>
            {targets[link].label}
          </NavItem>
        </li>
      ))}
    </ul>
  );
}

interface NavItemProps {
  to: string;
  children: string;
  onFollow: (() => void) | undefined;
}

/** A link to a part of a page never says that it is the current page. */
function NavItem({ to, children, onFollow }: NavItemProps) {
  const anchor = { to, onClick: onFollow, className: look, children };
  return to.includes('#') ? <Link {...anchor} /> : <NavLink {...anchor} end />;
}
