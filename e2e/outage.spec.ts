import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const outage = {
  status: 503,
  headers: { 'retry-after': '5' },
  json: { error: { code: 'database-unavailable', message: 'Back soon.', requestId: 'r' } },
};

async function takeAway(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill(outage));
  await page.route('**/readyz', (route) => route.fulfill({ status: 503, json: {} }));
}

test.use({ expectedFaults: [/status of 503/] });

test('the page says that there is an outage: one opened in it opens by itself, an open one stays and loads the rest', async ({
  page,
}) => {
  await signedIn(page);
  await takeAway(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(page.getByText('Notelark is back in a moment')).toBeHidden();

  await expect(page.getByText('Text Summaries This Month')).toBeVisible();
  await takeAway(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('status').getByText('Notelark is back in a moment')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText('Notelark is back in a moment')).toBeHidden();
  await expect(page.getByRole('progressbar', { name: 'Text summaries this month' })).toBeVisible();
});
