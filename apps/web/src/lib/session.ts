import type { Account } from '@notelark/api/accounts';
import { createContext, use, useSyncExternalStore } from 'react';
import { request } from './client.ts';
import {
  claimOffline,
  dropShared,
  forgetOffline,
  keepAnswer,
  registerServiceWorker,
} from './offline.ts';
import { dropMessageDraft } from './message-draft.ts';
import { dropAllTexts } from './text-drafts.ts';
import { onNewsFromOtherTabs, tellOtherTabs } from './session-channel.ts';

/**
 * Who is signed in. Of a visitor it says how the session ended: `signed-out` on purpose, `expired` under the hands of
 * a user who may be in the middle of a form.
 *
 * A store of its own, not a query: every page needs it, and most visits of the public pages need no query at all.
 */
export type Session =
  | { status: 'loading' | 'unreachable'; account: null }
  | { status: 'visitor'; account: null; ended: 'never-began' | 'signed-out' }
  | { status: 'visitor'; account: null; ended: 'expired'; accountId: string }
  | { status: 'user'; account: Account };

const loading: Session = { status: 'loading', account: null };
const maxAgeMs = 60_000;

let session: Session = loading;
let askedAt = Number.NEGATIVE_INFINITY;
/** Counts what began or ended the session here: an answer that was asked for before is out of date. */
let changes = 0;
const listeners = new Set<() => void>();

function set(next: Session): void {
  session = next;
  if (next.status === 'visitor') void forgetOffline();
  if (next.status === 'user') followOffline(next.account);
  leaveHint(next);
  for (const listener of listeners) listener();
}

/** What is read from now on can be read without a connection, beginning with who is signed in. */
function followOffline(account: Account): void {
  if (claimOffline(account.id))
    void keepAnswer('/api/auth/session', { account }).catch(() => undefined);
  void registerServiceWorker().catch(() => undefined);
}

/** Asks the server again. */
export async function loadSession(): Promise<void> {
  askedAt = Date.now();
  const before = changes;
  try {
    const { account } = await request('GET /api/auth/session');
    if (before !== changes) return;
    if (account) set({ status: 'user', account });
    else if (session.status !== 'visitor') set(endedSession(session.account));
  } catch {
    // What is known stays: a server that restarts ends no session.
    if (session.status === 'loading') set({ status: 'unreachable', account: null });
  }
}

const endedSession = (account: Account | null): Session =>
  account
    ? { status: 'visitor', account: null, ended: 'expired', accountId: account.id }
    : { status: 'visitor', account: null, ended: 'never-began' };

export const currentSession = (): Session => session;

/** @returns a function that stops listening */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function loadIfOld(): void {
  if (document.visibilityState === 'visible' && Date.now() - askedAt > maxAgeMs) void loadSession();
}

/** Called once, by the app: asks the server, again whenever the window is looked at, and follows the other tabs. */
export function followSession(): void {
  document.addEventListener('visibilitychange', loadIfOld);
  onNewsFromOtherTabs((news) => {
    if (news === 'signed-out') endHere();
    else void loadSession();
  });
  loadIfOld();
}

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, currentSession, () => loading);

/** The account that a guarded page was opened with; it stays while an expired session is renewed. */
export const AccountContext = createContext<Account | null>(null);

/** For pages behind the guard, where there always is an account. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount must be used on a page behind the guard');
  return account;
}

export function enterSession(account: Account): void {
  changes += 1;
  set({ status: 'user', account });
  tellOtherTabs('signed-in');
}

/** Nothing of the account stays for the next user of this browser. */
export function leaveSession(): void {
  dropAllTexts();
  dropMessageDraft();
  void dropShared();
  endHere();
  tellOtherTabs('signed-out');
}

function endHere(): void {
  changes += 1;
  set({ status: 'visitor', account: null, ended: 'signed-out' });
}

/** Whatever is answered "not signed in" ends the session here, without leaving the page. */
export function markSessionExpired(): void {
  if (session.account) set(endedSession(session.account));
}

/** A newer state of the account that is signed in; late answers about another one, or after signing out, are dropped. */
export function updateAccount(account: Account): void {
  if (session.account?.id === account.id) set({ status: 'user', account });
}

/** public/theme.js reads it, so that a signed-in user does not see the visitors' buttons first. */
function leaveHint({ status }: Session): void {
  if (status === 'loading' || status === 'unreachable') return;
  document.documentElement.dataset['session'] = status;
  try {
    localStorage.setItem('session', status);
  } catch {
    // Storage is blocked: the buttons flash, that is all.
  }
}
