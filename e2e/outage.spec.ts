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

test.describe('where nothing of the server can be reached', () => {
  test.use({ expectedFaults: [/Failed to load resource/], serviceWorkers: 'block' });

  test('a page stays with what is typed on it, and says what failed', async ({ page }) => {
    await signedIn(page);
    // Before the code of messages is loaded, and after.
    for (const waits of [false, true]) {
      const loaded = waits ? page.waitForResponse(/toaster/) : null;
      await page.goto('/summarize');
      const text = page.getByRole('textbox', { name: 'Text to summarize' });
      await text.fill('The harbour closes at six.');
      await loaded;
      await page.route('**/*', (route) => route.abort());
      await page.getByRole('button', { name: 'Generate Summary' }).click();
      if (waits) await expect(page.getByText('Notelark can’t be reached').first()).toBeVisible();
      await page.getByRole('button', { name: 'Search and commands' }).click();
      await expect(text).toHaveValue('The harbour closes at six.');
      await page.unrouteAll();
    }
  });
});

test.describe('a new release has removed the code that a page has not loaded', () => {
  test.use({ expectedFaults: [/Failed to load resource/], serviceWorkers: 'block' });

  test('the page says so and keeps what is typed, and another page opens by itself', async ({
    page,
  }) => {
    await signedIn(page);
    await page.goto('/summarize');
    const text = page.getByRole('textbox', { name: 'Text to summarize' });
    await text.fill('The harbour closes at six.');
    await page.waitForLoadState('networkidle');
    await page.route('**/shell.html', (route) =>
      route.fulfill({ body: '<script type="module" src="/assets/index-new.js"></script>' }),
    );
    // Loaded again, the page is of the release that has its code.
    await page.route(/assets.(command-palette|profile)/, (route) =>
      page.url().endsWith('/summarize') ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Search and commands' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Notelark was updated' });
    await expect(notice).toBeVisible();

    page.once('dialog', (dialog) => void dialog.dismiss());
    const asked = page.waitForEvent('dialog');
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    expect((await asked).type()).toBe('beforeunload');
    await notice.getByRole('button', { name: 'Not now' }).click();
    await expect(notice).toBeHidden();
    await expect(text).toHaveValue('The harbour closes at six.');

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(
      page.getByRole('progressbar', { name: 'Text summaries this month' }),
    ).toBeVisible();
  });
});
