import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useAskedFor } from './asked-for.ts';

/**
 * For the sign-in and sign-up forms. A visitor who is signed in, or signs in here, goes on to the page that the guard
 * sent away from, or to the dashboard.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const askedFor = useAskedFor();
  const { status } = useSession();
  return status === 'user' ? <Navigate to={askedFor} replace /> : children;
}
