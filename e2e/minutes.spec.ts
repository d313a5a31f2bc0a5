import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults, wholePageRules } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { themes } from './support/pages.ts';
import { storedMinutes } from './support/stored.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The page as it is, in both themes, on a phone and on a desktop. */
async function expectWholeDialog(page: Page): Promise<void> {
  for (const [at, theme] of themes.entries()) {
    await page.setViewportSize(at === 0 ? PHONE : DESKTOP);
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
    await expectNoFaults(page, wholePageRules);
  }
}

test('words are reviewed, statements settled and minutes signed off, by keyboard alone', async ({
  page,
  browser,
}) => {
  const id = await storedMinutes(await signedIn(page, 'sia'));
  await page.goto(`/results/${id}`);
  const notes = page.getByRole('region', { name: 'AI Notes' });

  await page.getByRole('button', { name: 'Review 2 words' }).press('Enter');
  const review = page.getByRole('dialog', { name: 'Review words' });
  const field = review.getByRole('textbox', { name: /What was said/ });
  await expect(field).toBeFocused();
  await expect(review).toContainText('1 of 2');
  await expectWholeDialog(page);
  await page.keyboard.type('Maria Keller');
  await page.keyboard.press('Enter');
  await expect(review).toContainText('2 of 2');
  await expect(field).toHaveValue('Friday');
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: 'All words are reviewed' });
  await expect(done).toContainText('Corrected: 1.');
  await done.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(field).toHaveValue('Friday');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(done).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notes).toContainText('Maria Keller sends the contract.');
  await expect(page.getByRole('button', { name: /^Review/ })).toBeHidden();

  await notes.getByRole('button', { name: 'Sign off' }).press('Enter');
  const signOff = page.getByRole('dialog', { name: 'Sign off version 1' });
  await expect(signOff).toContainText('1 of 1 statements left to settle');
  const sign = signOff.getByRole('button', { name: 'Sign off version 1' });
  await expect(sign).toBeDisabled();
  await signOff.getByRole('button', { name: 'Keep' }).press('Enter');
  await expect(signOff.getByRole('textbox', { name: 'Why it is right' })).toBeFocused();
  await expectWholeDialog(page);
  await page.keyboard.type('Ann has it in writing');
  await page.keyboard.press('Enter');
  await expect(signOff).toContainText('The statement is settled.');
  await sign.press('Enter');
  await expect(signOff).toBeHidden();
  await expect(notes).toContainText('(confirmed: Ann has it in writing)');
  await expect(page.getByText(/^Version 1, signed off by/)).toBeVisible();

  await notes.getByRole('checkbox', { name: 'Done' }).first().press('Space');
  await expect(page.getByText('Changed since version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Show versions' }).press('Enter');
  const versions = page.getByRole('dialog', { name: 'Signed-off versions' });
  const fingerprint = (await versions.locator('code').textContent()) ?? '';
  await expectWholeDialog(page);
  await page.keyboard.press('Escape');
  await expectFits(page);

  await page.request.patch(`/api/results/${id}/sharing`, { data: { shared: true } });
  const visitor = await browser.newPage();
  await visitor.goto(new URL(`/results/${id}`, page.url()).href);
  await expect(visitor.getByText(/^Version 1, signed off by/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Show versions' }).click();
  await visitor.getByRole('link', { name: 'Check a document' }).click();
  await visitor.getByLabel('Fingerprint of minutes').fill(fingerprint);
  await visitor.getByRole('button', { name: 'Check fingerprint' }).click();
  await expect(visitor.getByText(/^Known\. .*version 1/)).toBeVisible();
  await expectNoFaults(visitor, avatarRules);
  await visitor.close();
});
