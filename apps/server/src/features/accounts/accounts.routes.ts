import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Account, accountsRoutes } from '@notelark/api/accounts';
import type { AccountPlans } from '../../platform/account-plans.ts';
import { AppError } from '../../platform/errors.ts';
import { type Handlers, type HttpServices, implement } from '../../platform/http/implement.ts';
import type { SessionTransport } from './session.routes.ts';
import type { AccountsService, SignedIn } from './accounts.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { SessionsService } from './sessions.service.ts';

export interface AccountRoutesDeps {
  accounts: AccountsService;
  reset: PasswordResetService;
  sessions: SessionsService;
  transport: SessionTransport;
  publicUrl: URL;
  plans: AccountPlans;
}

export function serveAccounts(
  app: OpenAPIHono,
  deps: AccountRoutesDeps,
  services: HttpServices,
): void {
  implement(app, accountsRoutes, { ...entrance(deps), ...account(deps), ...reset(deps) }, services);
}

type AccountHandlers = Handlers<typeof accountsRoutes>;

/** In and out. */
function entrance({ accounts, sessions, transport, publicUrl, plans }: AccountRoutesDeps) {
  return {
    'POST /api/auth/sign-up': async ({ body, address }) => {
      const { email } = await accounts.signUp({ ...body, address });
      return { email };
    },
    'GET /api/auth/verify-email': async ({ query, http }) => {
      const failed = new URL('/login?verification=failed', publicUrl).href;
      // Some mail scanners ask for the head of each link; that must not use it up.
      if (http.req.method === 'HEAD') return http.redirect(failed);
      return accounts.verifyEmail(query.token).then(
        () => http.redirect(new URL('/dashboard', publicUrl).href),
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'link-invalid')
            return http.redirect(failed);
          throw error;
        },
      );
    },
    'POST /api/auth/sign-in': async ({ body, address, http }) => {
      const signedIn = await accounts.signIn({ ...body, address });
      // Signing in replaces the session of this device: a token that was left there, or planted, ends.
      const before = transport.token(http);
      if (before !== undefined) await sessions.end(before);
      if (!body.withToken) transport.set(http, signedIn.token);
      return {
        account: asAccount(signedIn.account, plans),
        token: body.withToken ? signedIn.token : null,
      };
    },
    'POST /api/auth/sign-out': async ({ http }) => {
      const token = transport.token(http);
      if (token !== undefined) await sessions.end(token);
      transport.clear(http);
    },
  } satisfies Partial<AccountHandlers>;
}

function account({ accounts, plans }: AccountRoutesDeps) {
  return {
    'GET /api/auth/session': async ({ actor }) => ({
      account: actor && asAccount(await accounts.get(actor), plans),
    }),
    'PATCH /api/account': async ({ actor, body, address }) =>
      asAccount(await accounts.setTimeZone(actor, body.timeZone, address), plans),
  } satisfies Partial<AccountHandlers>;
}

function reset({ reset }: AccountRoutesDeps) {
  return {
    'POST /api/auth/request-password-reset': async ({ body, address }) => {
      await reset.request(body.email, address);
      return { sent: true };
    },
    'POST /api/auth/reset-password': async ({ body, address }) => {
      await reset.reset(body.token, body.password, address);
    },
  } satisfies Partial<AccountHandlers>;
}

function asAccount(user: SignedIn['account'], plans: AccountPlans): Account {
  const { id, email, currentPlan, timeZone, createdAt, updatedAt } = user;
  return {
    id,
    email,
    plan: plans.of(currentPlan),
    timeZone,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
