import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Account, accountsRoutes } from '@notelark/api/accounts';
import type { AccountPlans } from '../../platform/account-plans.ts';
import { type Handlers, type HttpServices, implement } from '../../platform/http/implement.ts';
import type { SessionTransport, SignInAnswer } from './session.routes.ts';
import type { AccountsService } from './accounts.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { SignInService } from './sign-in.service.ts';

export interface AccountRoutesDeps {
  accounts: AccountsService;
  reset: PasswordResetService;
  signIn: SignInService;
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
function entrance({ accounts, signIn, transport, publicUrl, plans }: AccountRoutesDeps) {
  return {
    'POST /api/auth/sign-up': ({ body, address }) => accounts.signUp({ ...body, address }),
    'GET /api/auth/verify-email': async ({ query, http }) =>
      http.redirect(
        new URL(
          // Some mail scanners ask for the head of each link; that must not use it up.
          await accounts.confirmAddress(http.req.method === 'HEAD' ? '' : query.token),
          publicUrl,
        ).href,
      ),
    'POST /api/auth/resend-verification': ({ body, address }) =>
      accounts.requestVerification(body.email, address).then(() => ({ sent: true })),
    'POST /api/auth/sign-in': async ({ body, address, http }) =>
      asSignedIn(
        await transport.begin(
          http,
          await signIn.withPassword({ ...body, address }, transport.device(http, body.withToken)),
          body.withToken,
        ),
        plans,
      ),
    'POST /api/auth/sign-out': ({ http }) => transport.end(http),
  } satisfies Partial<AccountHandlers>;
}

function account({ accounts, plans }: AccountRoutesDeps) {
  return {
    'GET /api/auth/session': async ({ actor }) => ({
      account: actor && asAccount(await accounts.get(actor), plans),
    }),
    'PATCH /api/account': async ({ actor, body, address }) =>
      asAccount(await accounts.change(actor, body, address), plans),
  } satisfies Partial<AccountHandlers>;
}

function reset({ reset }: AccountRoutesDeps) {
  return {
    'POST /api/auth/request-password-reset': ({ body, address }) =>
      reset.request(body.email, address).then(() => ({ sent: true })),
    'POST /api/auth/check-reset-link': ({ body, address }) =>
      reset.isUsable(body.token, address).then((usable) => ({ usable })),
    'POST /api/auth/reset-password': ({ body, address }) => reset.reset(body, address),
  } satisfies Partial<AccountHandlers>;
}

export const asSignedIn = ({ account, ...rest }: SignInAnswer, plans: AccountPlans) => ({
  ...rest,
  account: account && asAccount(account, plans),
});

function asAccount(user: NonNullable<SignInAnswer['account']>, plans: AccountPlans): Account {
  const { id, email, displayName, currentPlan, timeZone, administrator, createdAt, updatedAt } =
    user;
  return {
    id,
    email,
    displayName,
    plan: plans.of(currentPlan),
    administrator,
    timeZone,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
