import type { OpenAPIHono } from '@hono/zod-openapi';
import { signInRoutes } from '@notelark/api/sign-in';
import type { AccountPlans } from '../../platform/account-plans.ts';
import { type Handlers, type HttpServices, implement } from '../../platform/http/implement.ts';
import { asSignedIn } from './accounts.routes.ts';
import type { JoiningService } from './joining.service.ts';
import type { OpenIdService } from './openid.service.ts';
import type { PasskeysService } from './passkeys.service.ts';
import type { PasswordChangeService } from './password-change.service.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SessionTransport } from './session.routes.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInMeansService } from './sign-in-means.service.ts';
import type { SignInService } from './sign-in.service.ts';

export interface SignInRoutesDeps {
  means: SignInMeansService;
  joining: JoiningService;
  openId: OpenIdService;
  passkeys: PasskeysService;
  password: PasswordChangeService;
  secondFactor: SecondFactorService;
  sessions: SessionsService;
  signIn: SignInService;
  transport: SessionTransport;
  plans: AccountPlans;
}

type SignInHandlers = Handlers<typeof signInRoutes>;

export function serveSignIn(
  app: OpenAPIHono,
  deps: SignInRoutesDeps,
  services: HttpServices,
): void {
  const handlers = {
    ...ways(deps),
    ...elsewhere(deps),
    ...own(deps),
    ...factor(deps),
    ...passkeys(deps),
  };
  implement(app, signInRoutes, handlers, services);
}

/** Second steps, and passkeys. */
function ways({ signIn, passkeys, transport, plans }: SignInRoutesDeps) {
  return {
    'POST /api/auth/second-factor': async ({ body, address, http }) =>
      asSignedIn(
        await transport.begin(
          http,
          await signIn.withCode(transport.step(http), { ...body, address }, transport.device(http)),
        ),
        plans,
      ),
    'POST /api/auth/passkey/options': ({ address }) => passkeys.beginSignIn(address),
    'POST /api/auth/passkey': async ({ body, http }) =>
      asSignedIn(
        await transport.begin(http, await passkeys.signIn(body.credential, transport.device(http))),
        plans,
      ),
  } satisfies Partial<SignInHandlers>;
}

function elsewhere({ openId, transport }: SignInRoutesDeps) {
  return {
    'GET /api/auth/openid': async ({ query, address, http }) =>
      transport.forward(http, await openId.begin(query.from, address)),
    'GET /api/auth/openid/callback': async ({ http }) =>
      transport.forward(
        http,
        await openId.finish(
          http.req.url.slice(new URL(http.req.url).origin.length),
          transport.step(http),
          transport.device(http),
        ),
      ),
  } satisfies Partial<SignInHandlers>;
}

function own({ means, password, sessions, joining }: SignInRoutesDeps) {
  return {
    'GET /api/account/sign-in': ({ actor }) => means.of(actor),
    'PUT /api/account/password': ({ actor, body, address }) =>
      password.change(actor, { ...body, address }),
    'POST /api/account/openid/remove': ({ actor, body, address }) =>
      joining.separate(actor, body.password, address),
    'DELETE /api/account/sessions/{id}': ({ actor, params }) => sessions.endOne(actor, params.id),
    'POST /api/account/sessions/end-others': ({ actor }) => sessions.endOthers(actor),
  } satisfies Partial<SignInHandlers>;
}

function factor({ secondFactor }: SignInRoutesDeps) {
  return {
    'POST /api/account/second-factor': ({ actor, body, address }) =>
      secondFactor.begin(actor, body.password, address),
    'POST /api/account/second-factor/confirm': async ({ actor, body, address }) => ({
      recoveryCodes: await secondFactor.turnOn(actor, body.code, address),
    }),
    'POST /api/account/second-factor/recovery-codes': async ({ actor, body, address }) => ({
      recoveryCodes: await secondFactor.renewRecoveryCodes(actor, { ...body, address }),
    }),
    'POST /api/account/second-factor/remove': ({ actor, body, address }) =>
      secondFactor.turnOff(actor, { ...body, address }),
  } satisfies Partial<SignInHandlers>;
}

function passkeys({ passkeys }: SignInRoutesDeps) {
  return {
    'POST /api/account/passkeys/options': ({ actor, body, address }) =>
      passkeys.beginAdding(actor, body.password, address),
    'POST /api/account/passkeys': ({ actor, body }) => passkeys.add(actor, body),
    'PATCH /api/account/passkeys/{id}': ({ actor, params, body }) =>
      passkeys.rename(actor, params.id, body.name),
    'POST /api/account/passkeys/{id}/remove': ({ actor, params, body, address }) =>
      passkeys.remove(actor, params.id, body.password, address),
  } satisfies Partial<SignInHandlers>;
}
