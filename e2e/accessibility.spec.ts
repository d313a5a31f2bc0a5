import { newEmail, signedIn } from './support/accounts.ts';
import { expectNoFaults, expectNoFaultsInThemes, wholePageRules } from './support/axe.ts';
import { themes } from './support/pages.ts';
import { expect, test } from './test.ts';

/** A list of choices hides the page behind it and keeps the focus in itself; axe sees the first, not the second. */
const trappedFocusRules = ['aria-hidden-focus'];

test('axe finds nothing on a form with errors, a checklist, a toast and each comparison of plans', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Password', { exact: true }).fill('Violet7Quarry');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectNoFaultsInThemes(page);
  await page.goto('/pricing');
  for (const name of ['Features', 'Limits', 'Support']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectNoFaultsInThemes(page);
  }
  // A toast is gone after a while, and knows its theme.
  for (const theme of themes) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), theme);
    await page.goto('/forgot-password');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.getByLabel('Email').fill(newEmail('somebody'));
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Reset email sent!')).toBeVisible();
    await expectNoFaults(page);
  }
});

test('the account menu goes by keyboard, and axe finds nothing in it or in a list of choices', async ({
  page,
}) => {
  await signedIn(page, 'an.address.that.is.much.longer.than.any.menu.is.wide');
  await page.goto('/contact');
  const avatar = page.getByRole('button', { name: 'Account menu' });
  await avatar.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await expectNoFaultsInThemes(page, wholePageRules);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoFaultsInThemes(page, [...wholePageRules, ...trappedFocusRules]);
  // What the exception rests on: the focus stays in the list.
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(1);
  }
});

test('the keyboard skips to the content, shows where it is, and goes as one reads', async ({
  page,
}) => {
  for (const path of ['/login', '/pricing', '/']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
  await test.step('after a link the focus is at the new page’s content', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).press('Enter');
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the sign-in form goes in the order in which it is read', async () => {
    await page.goto('/login');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = () =>
      page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.activeElement!).outlineWidth),
      );
    await expect.poll(outline).toBeGreaterThanOrEqual(2);
    // Before the page is hydrated it can't be sent.
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    // The other ways to sign in are asked for: a key that comes before them goes past.
    await expect(page.getByRole('link', { name: 'Continue with Acme', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await page.getByLabel('Email').focus();
    for (const [role, name] of [
      ['textbox', 'Password'],
      ['button', 'Show password'],
      ['link', 'Forgot password?'],
      ['button', 'Sign in'],
      ['link', 'Continue with Acme'],
      ['button', 'Sign in with a passkey'],
      ['link', 'Sign up'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole(role, { name, exact: true })).toBeFocused();
    }
  });
});
