import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { expect, test } from './test.ts';

test('API keys and webhooks are made in the profile, shown once, used and taken back', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { password } = await signedIn(page, 'kim');
  await page.goto('/profile');
  const keys = page.getByRole('region', { name: 'API keys' });
  await keys.getByRole('button', { name: 'Create API key' }).click();
  const making = page.getByRole('dialog', { name: 'Create API key' });
  await making.getByLabel('Name').fill('Backup');
  await making.getByLabel('Password', { exact: true }).fill(password);
  await making.getByRole('button', { name: 'Create API key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new API key' });
  const secret = (await shown.getByText(/^nlk_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(keys.getByRole('listitem')).toContainText('BackupRead');

  const headers = { authorization: `Bearer ${secret}` };
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
  expect((await program.get('/api/uploads')).status()).toBe(200);
  expect((await program.post('/api/sample')).status()).toBe(403);
  await keys.getByRole('button', { name: 'Revoke Backup' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(keys.getByText('No keys yet.')).toBeVisible();
  expect((await program.get('/api/uploads')).status()).toBe(401);
  await program.dispose();

  const hooks = page.getByRole('region', { name: 'Webhooks' });
  await hooks.getByRole('button', { name: 'Add webhook' }).click();
  const adding = page.getByRole('dialog', { name: 'Add webhook' });
  await adding.getByLabel('Address').fill('http://127.0.0.1:9/hook');
  await adding.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await hooks.getByRole('button', { name: /^Send a test/ }).click();
  await expect(page.getByText('A test is on its way')).toBeVisible();
  await expect(async () => {
    await hooks.getByRole('button', { name: /^Log of/ }).click();
    const log = page.getByRole('dialog', { name: 'Deliveries' });
    try {
      await expect(log).toContainText('private network', { timeout: 1_000 });
    } finally {
      await page.keyboard.press('Escape');
      await expect(log).toBeHidden();
    }
  }).toPass();
  await expectNoFaults(page, avatarRules);
  await expectFits(page);
});
