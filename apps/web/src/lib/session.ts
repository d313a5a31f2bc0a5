import type { Account } from '@notelark/contracts/accounts';
import { type Query, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { request } from './client.ts';
import { tellOtherTabs } from './session-channel.ts';

/**
 * Who is signed in. Of a visitor it says how the session ended: `signed-out` on purpose, `expired` under the hands of
 * somebody who may be in the middle of a form.
 */
export type Session =
  | { account: Account }
  | { account: null; ended: 'never-began' | 'signed-out' }
  | { account: null; ended: 'expired'; accountId: string };

const key = ['session'] as const;

const expired = ({ id }: Account): Session => ({ account: null, ended: 'expired', accountId: id });

export const sessionQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ client, signal }): Promise<Session> => {
    const { account } = await request('GET /api/auth/session', { signal });
    if (account) return { account };
    const before = client.getQueryData<Session>(key);
    if (before?.account) return expired(before.account);
    return before ?? { account: null, ended: 'never-began' };
  },
  staleTime: 60_000,
});

type SessionState =
  | { status: 'loading'; account: null }
  | { status: 'unreachable'; account: null; retry: () => void }
  | { status: 'visitor'; account: null; ended: 'never-began' | 'signed-out' | 'expired' }
  | { status: 'user'; account: Account };

export function useSession(): SessionState {
  const { data, isError, refetch } = useQuery(sessionQuery);
  if (data?.account) return { status: 'user', account: data.account };
  if (data) return { status: 'visitor', account: null, ended: data.ended };
  if (isError) return { status: 'unreachable', account: null, retry: () => void refetch() };
  return { status: 'loading', account: null };
}

/** The account that a guarded page was opened with; it stays while an expired session is renewed. */
export const AccountContext = createContext<Account | null>(null);

/** For pages behind the guard, where there always is an account. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount must be used on a page behind the guard');
  return account;
}

const sessionOf = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey);
const setSession = (client: QueryClient, session: Session): void =>
  void client.setQueryData(sessionQuery.queryKey, session);
const isOfAccount = ({ queryKey }: Query): boolean => queryKey[0] !== key[0];

/** Keeps what the tab holds of the account when it is the same that had expired. */
export function enterSession(client: QueryClient, account: Account): void {
  const before = sessionOf(client);
  const expiredId =
    before?.account === null && before.ended === 'expired' ? before.accountId : undefined;
  if (expiredId === account.id) void client.invalidateQueries({ predicate: isOfAccount });
  else client.removeQueries({ predicate: isOfAccount });
  setSession(client, { account });
  tellOtherTabs('signed-in');
}

/** Forgets everything of the account that this tab holds. */
export function leaveSession(client: QueryClient): void {
  client.removeQueries({ predicate: isOfAccount });
  setSession(client, { account: null, ended: 'signed-out' });
}

export function markSessionExpired(client: QueryClient): void {
  const account = sessionOf(client)?.account;
  if (account) setSession(client, expired(account));
}

export const updateAccount = (client: QueryClient, account: Account): void =>
  setSession(client, { account });
