import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { linkIn, mailTo } from './mail.ts';
import { makeFixture } from './make-fixture.ts';

export interface TestAccount {
  email: string;
  password: string;
}

let made = 0;

/** An address that no other test has. */
export const newEmail = (name = 'test'): string =>
  `${name}.${Date.now().toString(36)}${process.pid}-${(made += 1)}@example.com`;

/** A user with a verified account, signed out. */
export async function register(name?: string): Promise<TestAccount> {
  const account = newAccount(name);
  await makeFixture({ fixture: 'account', ...account });
  return account;
}

/** The same by the API and the link of an e-mail, on any server. */
export async function signUp(request: APIRequestContext): Promise<TestAccount> {
  const account = newAccount();
  await expect(await request.post('/api/auth/sign-up', { data: account })).toBeOK();
  await verify(request, account.email);
  return account;
}

const newAccount = (name?: string): TestAccount => ({
  email: newEmail(name),
  password: 'Correct-horse-9',
});

/** Opens the link of the verification e-mail, away from any browser. */
async function verify(request: APIRequestContext, email: string): Promise<void> {
  const mail = await mailTo(request, email, /verify/i);
  const link = linkIn(mail, '/api/auth/verify-email');
  const response = await request.get(link, { maxRedirects: 0 });
  const ended = new URL(response.headers()['location'] ?? '', link);
  expect(`${ended.pathname}${ended.search}`).toBe('/login?verification=done');
}

/** Signs the page's browser in without the form. */
export async function signIn(page: Page, account: TestAccount): Promise<void> {
  await expect(await page.request.post('/api/auth/sign-in', { data: account })).toBeOK();
}

/** A new account, signed in. */
export async function signedIn(page: Page, name?: string): Promise<TestAccount> {
  const account = await register(name);
  await signIn(page, account);
  return account;
}

/** Fills the sign-in form and sends it. */
export async function fillSignIn(page: Page, { email, password }: TestAccount): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
