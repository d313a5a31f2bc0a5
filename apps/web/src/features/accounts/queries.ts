import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { type ApiOutput, request } from '../../lib/client.ts';
import { enterSession, leaveSession } from '../../lib/session.ts';
import { browserTimeZone } from '../../lib/time-zone.ts';

interface Credentials {
  email: string;
  password: string;
}

function enterIfComplete({ account }: ApiOutput<'POST /api/auth/sign-in'>): void {
  if (account) enterSession(account);
}

export const useSignIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) =>
      request('POST /api/auth/sign-in', { body: { ...credentials, timeZone: browserTimeZone() } }),
    onSuccess: enterIfComplete,
  });

/** The second step of a sign-in that this browser has begun. */
export const useSignInWithCode = () =>
  useMutation({
    mutationFn: (code: string) => request('POST /api/auth/second-factor', { body: { code } }),
    onSuccess: enterIfComplete,
  });

/** Has the browser ask for a passkey. */
export const useSignInWithPasskey = () =>
  useMutation({
    mutationFn: async () => {
      const [{ askForPasskey }, options] = await Promise.all([
        import('../../lib/passkeys.ts'),
        request('POST /api/auth/passkey/options'),
      ]);
      const credential = await askForPasskey(options);
      return await request('POST /api/auth/passkey', { body: { credential } });
    },
    onSuccess: enterIfComplete,
  });

export const useSignUp = () =>
  useMutation({
    mutationFn: (credentials: Credentials) =>
      request('POST /api/auth/sign-up', { body: { ...credentials, timeZone: browserTimeZone() } }),
  });

export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) =>
      request('POST /api/auth/resend-verification', { body: { email } }),
  });

export const useSignOut = () =>
  useMutation({
    mutationFn: () => request('POST /api/auth/sign-out'),
    onSuccess: leaveSession,
  });

export const useRequestPasswordReset = () =>
  useMutation({
    mutationFn: (email: string) =>
      request('POST /api/auth/request-password-reset', { body: { email } }),
  });

const resetLinkKey = (token: string) => ['reset-link', token];

/** Whether a reset link still sets a password. */
export const useResetLink = (token: string) =>
  useQuery({
    queryKey: resetLinkKey(token),
    queryFn: ({ signal }) =>
      request('POST /api/auth/check-reset-link', { body: { token }, signal }),
    enabled: token !== '',
  });

export function useResetPassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; password: string; revokeKeys: boolean }) =>
      request('POST /api/auth/reset-password', { body }),
    onError: (error, { token }) => {
      if (hasCode(error, 'link-invalid'))
        queries.setQueryData(resetLinkKey(token), { usable: false });
    },
  });
}
