import { PASSWORD } from './accounts.ts';
import type { TestApp } from './app.ts';
import type { Caller } from './call.ts';
import { totpCode } from './totp-code.ts';

/** What an authenticator app shows, `steps` of 30 seconds from now. */
export const codeOf = (app: TestApp, secret: string, steps = 0): string =>
  totpCode(secret, app.clock.now().getTime() + steps * 30_000);

/** Turns the second factor of an account on. @returns what its owner keeps */
export async function turnOn(app: TestApp, as: Caller) {
  const begun = await app.call(
    'POST /api/account/second-factor',
    { body: { password: PASSWORD } },
    { as },
  );
  const { secret, uri } = begun.body;
  const body = { code: codeOf(app, secret) };
  const on = await app.call('POST /api/account/second-factor/confirm', { body }, { as });
  // The code of this half minute is used up.
  app.clock.advance({ seconds: 30 });
  return { secret, uri, recoveryCodes: on.body.recoveryCodes };
}
