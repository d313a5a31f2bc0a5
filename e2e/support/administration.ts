import type { Page } from '@playwright/test';
import { signedIn, type TestAccount } from './accounts.ts';
import { makeFixture } from './make-fixture.ts';

/** A new account that administers the installation, signed in. */
export async function signedInAdministrator(page: Page): Promise<TestAccount> {
  const account = await signedIn(page, 'admin');
  await makeFixture({ fixture: 'administrator', email: account.email });
  return account;
}

/** The answers to a person's support messages were due a minute ago. */
export async function makeOverdue({ email }: TestAccount): Promise<void> {
  await makeFixture({ fixture: 'overdue', email });
}
