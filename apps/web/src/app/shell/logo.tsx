import { navigation } from '../../messages/index.ts';
import { Link } from 'react-router';

/** A lark. The same drawing is public/favicon.svg. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path
        d="M4.5 9.5c2.6 2.3 5.3 3.3 8.5 3.3h3.8a4.7 4.7 0 0 1 8.9-1.6l3.3 1.5-3.2 1.5c0 5.3-4 8.8-9.2 8.8-6.7 0-11.6-4.8-12.1-13.5z"
        className="fill-accent-ink"
      />
      <path
        d="M10.5 15.8c1.8 2.4 4.2 3.5 7.3 3.4"
        className="fill-none stroke-accent stroke-[1.6]"
        strokeLinecap="round"
      />
      <circle cx="21.4" cy="12" r="1.1" className="fill-accent" />
    </svg>
  );
}

export function Logo() {
  return (
    <Link
      to="/"
      aria-label={navigation.homeLink}
      className="inline-flex items-center gap-2.5 rounded-sm text-lg font-semibold tracking-tight whitespace-nowrap text-ink no-underline"
    >
      <Mark />
      {navigation.product}
    </Link>
  );
}
