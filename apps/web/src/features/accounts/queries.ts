import { useMutation } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { enterSession, leaveSession } from '../../lib/session.ts';
import { browserTimeZone } from '../../lib/time-zone.ts';

interface Credentials {
  email: string;
  password: string;
}

export const useSignIn = () =>
  useMutation({
    mutationFn: (credentials: Credentials) =>
      request('POST /api/auth/sign-in', { body: { ...credentials, timeZone: browserTimeZone() } }),
    onSuccess: ({ account }) => enterSession(account),
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

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      request('POST /api/auth/reset-password', { body }),
  });
