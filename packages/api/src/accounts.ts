import { z } from 'zod';
import { emailPattern, isTimeZone, passwordMeetsRules } from './account-rules.ts';
import { planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';

/** An address as it is stored and compared: trimmed, in lower case. */
export const Email = z.string().trim().toLowerCase().max(254).regex(emailPattern);
export const NewPassword = z.string().max(256).refine(passwordMeetsRules);
const TimeZone = z.string().max(64).refine(isTimeZone);
/** What a browser reports: a zone that this server does not know is as good as none, and no reason to refuse a form. */
const ReportedTimeZone = z
  .string()
  .max(256)
  .optional()
  .transform((zone) => (zone !== undefined && isTimeZone(zone) ? zone : undefined));

const ResetToken = z.string().min(1).max(512);

export const MAX_NAME_CHARACTERS = 60;
/** Empty: to be greeted by the address again. */
const DisplayName = z
  .string()
  .max(200)
  .transform((name) => name.replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().max(MAX_NAME_CHARACTERS));

export const Account = z.object({
  id: z.uuid(),
  email: z.string(),
  /** What the person wants to be called; null: nothing was given. */
  displayName: z.string().nullable(),
  plan: z.enum(planIds),
  timeZone: z.string(),
  /** Whether the pages for administrators are there. */
  administrator: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().nullable(),
});
export type Account = z.infer<typeof Account>;

/** What a sign-in leads to. */
export const SignedIn = z.object({
  /** Null: the second factor is needed first. */
  account: Account.nullable(),
  token: z.string().nullable(),
  /** Whether a code is needed: `POST /api/auth/second-factor` from the same browser, or `code` with everything again. */
  secondFactor: z.boolean(),
});

export const accountsRoutes = defineRoutes({
  'POST /api/auth/sign-up': {
    operationId: 'signUp',
    scope: null,
    summary: 'Create an account and send the verification e-mail; does not sign in',
    access: 'public',
    body: z.object({ email: Email, password: NewPassword, timeZone: ReportedTimeZone }),
    status: 201,
    output: z.object({ email: z.string() }),
    errors: [
      'account-exists',
      'validation-failed',
      'password-common',
      'sign-up-closed',
      'sign-up-domain',
      'password-sign-in-off',
    ],
  },
  'GET /api/auth/verify-email': {
    operationId: 'verifyEmail',
    scope: null,
    summary:
      'Target of the verification link; starts no session. On to /login?verification=done#email=…, =newer when a newer link was sent, =failed when it was used or has ended',
    access: 'public',
    query: z.object({ token: z.string().default('') }),
    status: 302,
    raw: 'text/html',
    errors: [],
  },
  'POST /api/auth/resend-verification': {
    operationId: 'resendVerification',
    scope: null,
    summary:
      'Send the verification link again; the answer and its time are the same whether or not an account awaits it',
    access: 'public',
    body: z.object({ email: Email }),
    status: 202,
    output: z.object({ sent: z.literal(true) }),
    errors: ['no-mail'],
  },
  'POST /api/auth/sign-in': {
    operationId: 'signIn',
    scope: null,
    summary:
      'Sign in; the session is an HttpOnly cookie or, with `withToken`, a token for `Authorization: Bearer`',
    access: 'public',
    body: z.object({
      email: Email,
      password: z.string().min(1).max(256),
      timeZone: ReportedTimeZone,
      /** For programs: the answer holds the token, and sets no cookie. A page never sees its token. */
      withToken: z.boolean().default(false),
      /** For programs: the code of the second factor, where the account has one. */
      code: z.string().trim().max(64).optional(),
    }),
    status: 200,
    output: SignedIn,
    errors: [
      'invalid-credentials',
      'email-not-verified',
      'account-suspended',
      'password-sign-in-off',
      'second-factor-wrong',
    ],
  },
  'POST /api/auth/sign-out': {
    operationId: 'signOut',
    scope: null,
    summary: 'End the session of this request',
    access: 'public',
    status: 204,
    errors: [],
  },
  'GET /api/auth/session': {
    operationId: 'getSession',
    scope: 'read',
    summary: 'Who is signed in; null for a visitor',
    access: 'public',
    status: 200,
    output: z.object({ account: Account.nullable() }),
    errors: [],
  },
  'POST /api/auth/request-password-reset': {
    operationId: 'requestPasswordReset',
    scope: null,
    summary:
      'Send a reset link; the answer and its time are the same whether or not the account exists',
    access: 'public',
    body: z.object({ email: Email }),
    status: 202,
    output: z.object({ sent: z.literal(true) }),
    errors: ['no-mail', 'password-sign-in-off'],
  },
  'POST /api/auth/check-reset-link': {
    operationId: 'checkResetLink',
    scope: null,
    summary: 'Whether the token of a reset link still sets a password; does not use it up',
    access: 'public',
    body: z.object({ token: ResetToken }),
    status: 200,
    output: z.object({ usable: z.boolean() }),
    errors: [],
  },
  'POST /api/auth/reset-password': {
    operationId: 'resetPassword',
    scope: null,
    summary: 'Set a new password with the token of a reset link; ends all sessions',
    access: 'public',
    body: z.object({
      token: ResetToken,
      password: NewPassword,
      /** Revoke the account's API keys, too: someone else may have made or copied one. */
      revokeKeys: z.boolean().default(false),
    }),
    status: 204,
    errors: ['link-invalid', 'validation-failed', 'password-common'],
  },
  'PATCH /api/account': {
    operationId: 'updateAccount',
    scope: null,
    summary: 'Change settings of the own account',
    access: 'user',
    body: z
      .object({ timeZone: TimeZone, displayName: DisplayName })
      .partial()
      .refine((changes) => Object.values(changes).some((value) => value !== undefined)),
    status: 200,
    output: Account,
    errors: ['validation-failed'],
  },
});
