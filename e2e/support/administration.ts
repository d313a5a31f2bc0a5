import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { signedIn, type TestAccount } from './accounts.ts';

const run = (program: string, email: string) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, program), email]);

/** A new account that administers the installation, signed in. */
export async function signedInAdministrator(page: Page): Promise<TestAccount> {
  const account = await signedIn(page, 'admin');
  await run('appoint.ts', account.email);
  return account;
}

/** The answers to a person's support messages were due a minute ago. */
export async function makeOverdue({ email }: TestAccount): Promise<void> {
  await run('make-overdue.ts', email);
}
