import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { expect, test } from './test.ts';

test.describe('an account', () => {
  test.use({ expectedFaults: [/status of (401|403|500)/] });

  test('says what it is and what could not be loaded, shows its week, cancels and resumes, takes everything along and is deleted', async ({
    page,
    browser,
  }) => {
    const account = await signedIn(page);
    await page.goto('/profile');
    await expectNewAccount(page, account.email);
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expectUnloadedProfile(page);

    const text = 'A text that shows up in the recent activity, cut after fifty letters.';
    await page.request.post('/api/text-inputs', { data: { text, outputType: 'notes' } });
    const checkout = await page.request.post('/api/functions/create-checkout', {
      data: { priceId: 'price_pro_monthly' },
    });
    const { url } = (await checkout.json()) as { url: string };
    const id = new URL(url).pathname.split('/').at(-1);
    await page.request.post(`/api/sandbox/checkouts/${id}/pay`, {
      data: { card: '4242 4242 4242 4242' },
    });
    await page.goto('/profile');
    await expect(page.getByText('Pro plan')).toBeVisible();
    await expect(
      page.getByRole('progressbar', { name: 'Live notes minutes this month' }),
    ).toHaveAttribute('aria-valuetext', '0 min of 10 h');
    const week = page.getByRole('table', { name: 'Uploads and summaries of the last 7 days' });
    await expect(week.getByRole('cell')).toHaveText(['0', '0', '0', '0', '0', '0', '1']);
    const recent = page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem');
    await expect(recent).toHaveText([/^Text\s*A text that shows up in the recent activity, cut/]);

    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Cancel your subscription?' });
    await expect(asked).toContainText(
      'Free keeps recordings, texts and what was made from them for 30',
    );
    await asked.getByRole('button', { name: 'Keep my plan' }).click();
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await asked.getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(page.getByText('Subscription cancelled', { exact: true })).toBeVisible();
    await expect(page.getByText(/is cancelled and ends on/)).toBeVisible();
    await page.getByRole('button', { name: 'Resume Subscription' }).click();
    await expect(page.getByText('Subscription resumed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export my data' }).click(),
    ]);
    expect(archive.suggestedFilename()).toMatch(/^notelark-export-.*\.zip$/);
    expect(readFileSync(await archive.path()).includes(text)).toBe(true);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('The password is not correct.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account has been closed')).toBeVisible();
    await expect(page).toHaveURL('/login');
    const visitor = await browser.newContext();
    const answer = await visitor.request.post('/api/auth/sign-in', { data: account });
    expect(answer.status()).toBe(401);
    await visitor.close();
  });
});

/** It says what it is and that nothing has happened. */
async function expectNewAccount(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Free plan')).toBeVisible();
  for (const [name, value] of [
    ['Email', email],
    ['Current Plan', 'Free'],
    ['Status', 'Active'],
  ] as const)
    await expect(page.locator('dl > div').filter({ hasText: name })).toContainText(value);
  await expect(page.getByText('No recent activity')).toBeVisible();
  await expect(page.getByText('Not Available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
}

/** Nothing of it can be loaded, or loaded again. */
async function expectUnloadedProfile(page: Page): Promise<void> {
  const unloaded = /\/api\/(usage|profile|auth\/session)/;
  // What was loaded before is shown for a while: the page is a new one.
  await page.reload();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.route(unloaded, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('menuitem', { name: 'Usage' }).click();
  await expect(page.getByText('Failed to load profile information.')).toBeVisible();
  await expect(page.getByText('No usage data available yet.')).toBeVisible();
  await page.unroute(unloaded);
}
