import { navigation } from '@notelark/contracts/messages.en';
import { Link } from 'react-router';

/** A lark whose wing is a rising voice. The same drawing is public/favicon.svg. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <g className="fill-accent-ink">
        <rect x="6" y="17" width="3.2" height="6" rx="1.6" />
        <rect x="11" y="13.5" width="3.2" height="9.5" rx="1.6" />
        <rect x="16" y="9" width="3.2" height="14" rx="1.6" />
        <path d="M21 13.2a3.7 3.7 0 0 1 5.9-2.5l2 .9-1.6 1.5v6.1a3.7 3.7 0 0 1-3.7 3.8H21z" />
      </g>
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
