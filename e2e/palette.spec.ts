import { signedIn } from './support/accounts.ts';
import { expectNoFaults, wholePageRules } from './support/axe.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

test('the command palette finds what was said and opens the passage', async ({ page }) => {
  const account = await signedIn(page, 'anna');
  await storedRecording(account, 60);
  await page.goto('/dashboard');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('supplier delayed');
  const library = dialog.getByRole('group', { name: 'Library' });
  await expect(library.getByText('Three hours')).toBeVisible();
  const passages = dialog.getByRole('group', { name: 'Passages' });
  await expect(passages.getByRole('option').first()).toContainText('supplier');
  await expectNoFaults(page, wholePageRules);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/find=supplier/);
  await expect(page.locator('mark').first()).toBeVisible();
});
