import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { spoken } from './support/speech.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the app would open without a connection. */
const untilInstalled = (page: Page) =>
  expect(async () => {
    expect(await page.evaluate(() => caches.has('notelark-assets'))).toBe(true);
  }).toPass();

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test('what was opened is readable, and after signing out nothing is', async ({
    page,
    context,
  }) => {
    await signedIn(page);
    const data = { text: 'The lease ends in May. We decided to renew it.', outputType: 'notes' };
    const made = await page.request.post('/api/text-inputs', { data });
    const { summaryId } = await made.json();
    await page.goto('/dashboard?tab=texts');
    await untilInstalled(page);
    await page.getByRole('link', { name: 'The lease ends in May.' }).click();
    await expect(page.getByRole('region', { name: 'AI Notes' })).toContainText('renew');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'AI Notes' })).toContainText('renew');
    await page.goto('/dashboard?tab=texts');
    await expect(page.getByRole('link', { name: 'The lease ends in May.' })).toBeVisible();

    // A page that was never opened says so, and opens by itself.
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('We can’t reach Notelark');
    await context.setOffline(false);
    await expect(title).toHaveText('Tasks');

    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await expect(async () => {
      expect(await page.evaluate(() => caches.has('notelark-offline'))).toBe(false);
    }).toPass();
    await context.setOffline(true);
    await page.goto(`/results/${summaryId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t reach Notelark');
  });
});

test('another app shares a recording, which is uploaded', async ({ page }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await untilInstalled(page);
  await page.reload();
  await page.evaluate(
    ({ name, bytes }) => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], name, { type: 'audio/wav' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { name: 'Memo.wav', bytes: [...spoken('Memo.wav', 'Remember the lease.').buffer] },
  );
  const dialog = page.getByRole('alertdialog', { name: 'Upload what was shared?' });
  await expect(dialog).toContainText('Memo.wav');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Memo.wav');
});
