import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';

/**
 * For the sign-in and sign-up forms. A visitor who is signed in, or signs in here, goes on to the page that the guard
 * sent away from, or to the dashboard.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const { status } = useSession();
  return status === 'user' ? <Navigate to={askedFor(state)} replace /> : children;
}

/** History state outlives versions of the app, so it is looked at before it is believed. */
function askedFor(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'from' in state;
  return known && typeof state.from === 'string' && state.from.startsWith('/')
    ? state.from
    : '/dashboard';
}
