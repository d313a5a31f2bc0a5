import { mailTexts } from '../features/mail/texts.ts';
import type { TestApp } from './app.ts';

export const PASSWORD = 'Correct-horse-7';

/** The link in the newest verification mail to an address. */
export async function verificationLink(app: TestApp, email: string): Promise<string> {
  const mail = await app.mailTo(email, mailTexts.verifyEmail.subject);
  return mail.links[0] ?? '';
}

/** The token in the newest reset mail to an address. */
export async function resetToken(app: TestApp, email: string): Promise<string> {
  const mail = await app.mailTo(email, mailTexts.resetPassword.subject);
  return new URL(mail.links[0] ?? '').searchParams.get('token') ?? '';
}

export const signUp = (app: TestApp, email: string, password = PASSWORD) =>
  app.call('POST /api/auth/sign-up', { body: { email, password } });

export const signIn = (app: TestApp, email: string, password = PASSWORD) =>
  app.call('POST /api/auth/sign-in', { body: { email, password } });

/** The `name=value` of the cookie that an answer sets. */
export const cookieOf = (headers: Headers): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Who a request with this cookie is from; undefined for a visitor. */
export async function whoIs(app: TestApp, cookie: string): Promise<string | undefined> {
  const { body } = await app.call('GET /api/auth/session', {}, { as: { cookie } });
  return body.account?.email;
}
