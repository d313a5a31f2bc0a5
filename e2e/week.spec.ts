import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { storedMinutes } from './support/stored.ts';
import { expect, test } from './test.ts';

test('a week is one page, promises are one list, and reminders are asked for', async ({ page }) => {
  const id = await storedMinutes(await signedIn(page, 'wanda'));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'This week' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This week');
  const decided = page.getByRole('region', { name: 'Decided' });
  await expect(decided).toContainText('The rent was cut.');
  await expect(decided.getByText('Unverified')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Questions left open' })).toContainText(
    'Who pays the hosting?',
  );
  // The recording once, with its lines below it, each with its moment.
  await expect(decided.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(decided.getByRole('link').first()).toHaveAttribute('href', `/results/${id}`);
  await expect(decided.getByRole('link').nth(1)).toHaveAttribute('href', `/results/${id}#s1`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('The rent was cut.');
  await page.getByRole('link', { name: 'Previous week' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Week of /);
  await expect(page.getByRole('region', { name: 'Decided' })).toBeHidden();
  await expectNoFaults(page, avatarRules);
  await page.getByRole('link', { name: 'This week' }).last().press('Enter');
  await expect(decided).toBeVisible();
  await expectFits(page);

  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
  await expect(page.getByText('Maria Kellar sends the contract.')).toBeVisible();

  await page.goto('/profile');
  const mails = page.getByRole('region', { name: 'Mails' });
  const reminders = mails.getByRole('switch', { name: 'Remind me of what is due' });
  await expect(reminders).not.toBeChecked();
  await reminders.press('Space');
  await expect(reminders).toBeChecked();
  await expect(mails.getByRole('switch', { name: 'Send me my week' })).not.toBeChecked();
});
