import { useLocation } from 'react-router';

/**
 * The page that the sign-in form leads to: the one that the guard sent away from, or that was asked for before the visitor left
 * for the OpenID provider; else the dashboard.
 */
export function useAskedFor(): string {
  const { state, search } = useLocation();
  return fromState(state) ?? ownPath(new URLSearchParams(search).get('from')) ?? '/dashboard';
}

/** History state outlives versions of the app, so it is looked at before it is believed. */
function fromState(state: unknown): string | null {
  const known = typeof state === 'object' && state !== null && 'from' in state;
  return known && typeof state.from === 'string' ? ownPath(state.from) : null;
}

/** A link could name another site. */
const ownPath = (path: string | null): string | null =>
  path !== null && /^\/(?![/\\])/.test(path) ? path : null;
