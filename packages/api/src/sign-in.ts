import { z } from 'zod';
import { NewPassword, SignedIn } from './accounts.ts';
import { defineRoutes } from './routes.ts';

/** Six digits of an authenticator app, or a recovery code. */
const Code = z.string().trim().min(1).max(64);

/** What asks for the password; accounts without one send none, and need a session that has just begun. */
const Password = z.string().max(256).default('');
const Confirmation = z.object({ password: Password });
const ConfirmationWithCode = z.object({ password: Password, code: Code });

const Session = z.object({
  id: z.uuid(),
  /** Browser and system, e.g. `Firefox on Linux`; null: unknown. */
  device: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** The session of this request. */
  current: z.boolean(),
});

const PasskeyName = z.string().trim().min(1).max(60);

const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether it is synchronized between devices. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** How the own account is signed in to. */
const SignInMeans = z.object({
  /** False: the account has none, and is signed in to in other ways. */
  password: z.boolean(),
  /** Null: off. */
  secondFactor: z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.number() }).nullable(),
  passkeys: z.array(Passkey),
  /** Whether an account at the OpenID provider signs in here. */
  openId: z.boolean(),
  /** The newest first. */
  sessions: z.array(Session),
});
export type SignInMeans = z.infer<typeof SignInMeans>;
export type DeviceSession = SignInMeans['sessions'][number];

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** What a browser's WebAuthn API gives and takes (`PublicKeyCredential.toJSON`); the server's library checks it. */
const Credential = z.looseObject({ id: z.string().max(2048), type: z.literal('public-key') });
const CredentialOptions = z.looseObject({ challenge: z.string() });

const confirmationErrors = ['wrong-password', 'sign-in-again'] as const;
const id = z.object({ id: z.uuid() });

export const signInRoutes = defineRoutes({
  'POST /api/auth/second-factor': {
    operationId: 'signInWithCode',
    scope: null,
    summary: 'Complete a sign-in with a code of the authenticator app or a recovery code',
    access: 'public',
    body: z.object({ code: Code }),
    status: 200,
    output: SignedIn,
    errors: ['second-factor-wrong', 'sign-in-expired', 'account-suspended'],
  },
  'POST /api/auth/passkey/options': {
    operationId: 'beginPasskeySignIn',
    scope: null,
    summary: 'What the browser asks an authenticator for, to sign in with a passkey',
    access: 'public',
    status: 200,
    output: CredentialOptions,
    errors: [],
  },
  'POST /api/auth/passkey': {
    operationId: 'signInWithPasskey',
    scope: null,
    summary: 'Sign in with a passkey, which counts as both factors',
    access: 'public',
    body: z.object({ credential: Credential }),
    status: 200,
    output: SignedIn,
    errors: ['passkey-refused', 'account-suspended'],
  },
  'GET /api/auth/openid': {
    operationId: 'beginOpenIdSignIn',
    scope: null,
    summary: 'Sign in at the OpenID provider of this installation: on to its page',
    access: 'public',
    query: z.object({ from: z.string().max(2048).default('/dashboard') }),
    status: 302,
    raw: 'text/html',
    errors: ['not-found'],
  },
  'GET /api/auth/openid/callback': {
    operationId: 'finishOpenIdSignIn',
    scope: null,
    summary: 'Where the OpenID provider sends the browser back to: on to the page asked for',
    access: 'public',
    status: 302,
    raw: 'text/html',
    errors: ['not-found'],
  },
  'GET /api/account/sign-in': {
    operationId: 'getSignInMeans',
    scope: null,
    summary: 'How the own account is signed in to: password, second factor, passkeys, sessions',
    access: 'user',
    status: 200,
    output: SignInMeans,
    errors: [],
  },
  'PUT /api/account/password': {
    operationId: 'changePassword',
    scope: null,
    summary: 'Change the password; ends all other sessions',
    access: 'user',
    body: z.object({ password: Password, newPassword: NewPassword }),
    status: 204,
    errors: [...confirmationErrors, 'validation-failed', 'password-common'],
  },
  'DELETE /api/account/sessions/{id}': {
    operationId: 'endSession',
    scope: null,
    summary: 'End a session of the own account',
    access: 'user',
    params: id,
    status: 204,
    errors: ['not-found'],
  },
  'POST /api/account/sessions/end-others': {
    operationId: 'endOtherSessions',
    scope: null,
    summary: 'End every session of the own account but this one',
    access: 'user',
    status: 204,
    errors: [],
  },
  'POST /api/account/second-factor': {
    operationId: 'beginSecondFactor',
    scope: null,
    summary: 'Begin to set up an authenticator app; off until a first code is confirmed',
    access: 'user',
    body: Confirmation,
    status: 200,
    output: z.object({
      /** For typing in: base32. */
      secret: z.string(),
      /** For a QR code: `otpauth://totp/…`. */
      uri: z.string(),
    }),
    errors: [...confirmationErrors, 'second-factor-on'],
  },
  'POST /api/account/second-factor/confirm': {
    operationId: 'confirmSecondFactor',
    scope: null,
    summary: 'Turn the second factor on with a first code; answers the recovery codes once',
    access: 'user',
    body: z.object({ code: Code }),
    status: 200,
    output: RecoveryCodes,
    errors: ['second-factor-wrong', 'second-factor-on', 'second-factor-off'],
  },
  'POST /api/account/second-factor/recovery-codes': {
    operationId: 'renewRecoveryCodes',
    scope: null,
    summary: 'Make new recovery codes; the former ones end',
    access: 'user',
    body: ConfirmationWithCode,
    status: 200,
    output: RecoveryCodes,
    errors: [...confirmationErrors, 'second-factor-wrong', 'second-factor-off'],
  },
  'POST /api/account/second-factor/remove': {
    operationId: 'removeSecondFactor',
    scope: null,
    summary: 'Turn the second factor off',
    access: 'user',
    body: ConfirmationWithCode,
    status: 204,
    errors: [...confirmationErrors, 'second-factor-wrong', 'second-factor-off'],
  },
  'POST /api/account/openid/remove': {
    operationId: 'disconnectOpenId',
    scope: null,
    summary: 'Disconnect the account at the OpenID provider: it no longer signs in here',
    access: 'user',
    body: Confirmation,
    status: 204,
    errors: ['not-found', 'only-way-to-sign-in', ...confirmationErrors],
  },
  'POST /api/account/passkeys/options': {
    operationId: 'beginAddingPasskey',
    scope: null,
    summary: 'What the browser asks an authenticator for, to make a passkey',
    access: 'user',
    body: Confirmation,
    status: 200,
    output: CredentialOptions,
    errors: [...confirmationErrors],
  },
  'POST /api/account/passkeys': {
    operationId: 'addPasskey',
    scope: null,
    summary: 'Add the passkey that the browser has made',
    access: 'user',
    body: z.object({ name: PasskeyName, credential: Credential }),
    status: 201,
    output: Passkey,
    errors: ['passkey-refused', 'validation-failed'],
  },
  'PATCH /api/account/passkeys/{id}': {
    operationId: 'renamePasskey',
    scope: null,
    summary: 'Rename a passkey',
    access: 'user',
    params: id,
    body: z.object({ name: PasskeyName }),
    status: 200,
    output: Passkey,
    errors: ['not-found', 'validation-failed'],
  },
  'POST /api/account/passkeys/{id}/remove': {
    operationId: 'removePasskey',
    scope: null,
    summary: 'Remove a passkey',
    access: 'user',
    params: id,
    body: Confirmation,
    status: 204,
    errors: ['not-found', 'only-way-to-sign-in', ...confirmationErrors],
  },
});
