import type { Locator } from '@playwright/test';
import { fillSignIn, newEmail, register, signedIn, type TestAccount } from './support/accounts.ts';
import { avatarRules, expectNoFaultsInThemes, wholePageRules } from './support/axe.ts';
import { expect, test } from './test.ts';

test.describe('refused', () => {
  test.use({ expectedFaults: [/status of (401|403|429)/] });

  test('the guard leads to the form, which says why it refuses, greets, and leads back to what was asked for', async ({
    page,
    request,
  }) => {
    const account = await register();
    await page.goto('/upload?from=a-link');
    await expect(page).toHaveURL('/login');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sign in to your account' }),
    ).toBeVisible();
    for (const email of [account.email, newEmail('nobody')]) {
      await fillSignIn(page, { email, password: 'Wrong-password-1' });
      const toast = page.getByRole('listitem').filter({ hasText: 'Login Failed' });
      await expect(toast).toContainText('Invalid email or password. Please try again.');
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toBeHidden();
    }

    await test.step('too many attempts are told how long to wait', async () => {
      const wrong = { email: newEmail(), password: 'Wrong-password-1' };
      for (let attempt = 0; attempt < 10; attempt += 1)
        await request.post('/api/auth/sign-in', { data: wrong });
      await fillSignIn(page, wrong);
      await expect(page.getByText(/Too many attempts\. Please wait \d+ seconds/)).toBeVisible();
    });

    await test.step('an address that is not verified gets another link', async () => {
      const unverified = { email: newEmail(), password: 'Violet7Quarry' };
      await request.post('/api/auth/sign-up', { data: unverified });
      await fillSignIn(page, unverified);
      await expect(page.getByText('Please verify your email first.')).toBeVisible();
    });

    await fillSignIn(page, account);
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await expect(page.getByText("You've been successfully logged in.")).toBeVisible();
    await expect(page).toHaveURL('/upload?from=a-link');
  });
});

test.describe('while the other tab may still ask for something', () => {
  // What is on its way when the session ends is refused.
  test.use({ expectedFaults: [/status of 401/] });

  test('the account menu names the account and its plan; what signs out or in reaches every tab', async ({
    page,
    context,
  }) => {
    const account = await signedIn(
      page,
      'grace.hopper.of.an.address.that.is.longer.than.any.menu.is.wide',
    );
    await test.step('a signed-in visitor of the forms goes to the dashboard', async () => {
      for (const path of ['/login', '/signup']) {
        await page.goto(path);
        await expect(page).toHaveURL('/dashboard');
      }
    });
    const avatar = page.getByRole('button', { name: 'Account menu' });
    await expect(avatar).toHaveText('GH');
    await avatar.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await expectNoFaultsInThemes(page, [...avatarRules, ...wholePageRules]);
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await expect(menu).toContainText('Account');
    await expect(menu).toContainText('Free');
    await expect(menu).toContainText(account.email);
    for (const [name, path] of [
      ['Dashboard', '/dashboard'],
      ['Profile', '/profile'],
      ['Usage', '/profile'],
    ] as const)
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', path);
    await page.keyboard.press('Escape');
    await expect(avatar).toBeFocused();

    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await avatar.click();
    await menu.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');

    await other.goto('/faq');
    await fillSignIn(page, account);
    await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });
});

test.describe('a session that ends under an open page', () => {
  test.use({ expectedFaults: [/status of 401/] });

  test('asks to sign in again above it: nothing typed is lost, and nothing is shown to another account', async ({
    page,
    context,
  }) => {
    const account = await signedIn(page);
    const second = await register();
    await page.goto('/summarize');
    const text = page.getByLabel('Text to summarize');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    const generate = page.getByRole('button', { name: 'Generate Summary' });
    await text.fill('A long text that took an hour to write.');
    await context.clearCookies();
    await generate.click();
    await expect(dialog.getByLabel('Email')).toHaveValue(account.email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    // The page is still the account's, and the dialog alone says what has happened.
    const getStarted = page.getByRole('link', { name: 'Get Started', includeHidden: true });
    await expect(getStarted).toHaveCount(0);
    await expect(page.getByText('Please sign in to continue')).toHaveCount(0);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(text).toHaveValue('A long text that took an hour to write.');

    await context.clearCookies();
    await generate.click();
    await fillSignInDialog(dialog, second);
    await expect(text).toHaveValue('');
  });
});

async function fillSignInDialog(dialog: Locator, { email, password }: TestAccount): Promise<void> {
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}
