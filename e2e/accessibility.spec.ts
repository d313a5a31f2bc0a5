import { signedIn } from './support/accounts.ts';
import { expectNoFaults, wholePageRules } from './support/axe.ts';
import { themes } from './support/pages.ts';
import { expect, test } from './test.ts';

/** A list of choices hides the page behind it and keeps the focus in itself; axe sees the first, not the second. */
const trappedFocusRules = ['aria-hidden-focus'];

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), theme);
    });

    test('axe finds nothing on a form with errors, a checklist and a toast', async ({ page }) => {
      await page.goto('/signup');
      await page.getByLabel('Password', { exact: true }).fill('Violet7Quarry');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expectNoFaults(page);
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('somebody@example.com');
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByText('Reset email sent!')).toBeVisible();
      await expectNoFaults(page);
    });

    test('axe finds nothing with the account menu or a list of choices open', async ({ page }) => {
      await signedIn(page, 'an.address.that.is.much.longer.than.any.menu.is.wide');
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoFaults(page, wholePageRules);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Topic' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectNoFaults(page, [...wholePageRules, ...trappedFocusRules]);
      // What the exception rests on: the focus stays in the list.
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(1);
      }
    });

    test('axe finds nothing on each comparison of plans', async ({ page }) => {
      await page.goto('/pricing');
      for (const name of ['Features', 'Limits', 'Support']) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        await expectNoFaults(page);
      }
    });
  });
}

test('the first Tab offers to skip to the content, and does', async ({ page }) => {
  for (const path of ['/', '/login', '/pricing']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('the sign-in form is filled and sent by keyboard, in the order in which it is read', async ({
  page,
}) => {
  await page.goto('/login');
  // Before the page is hydrated it can't be sent.
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
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

test('after a link the focus is at the new page’s content', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).press('Enter');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the account menu goes by keyboard, and gives the focus back', async ({ page }) => {
  await signedIn(page);
  await page.goto('/faq');
  const avatar = page.getByRole('button', { name: 'Account menu' });
  await avatar.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(avatar).toBeFocused();
});

test('what has the focus shows it', async ({ page }) => {
  await page.goto('/login');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.activeElement!).outlineWidth));
  await expect.poll(outline).toBeGreaterThanOrEqual(2);
});
