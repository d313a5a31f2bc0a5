import type { BrowserContext, Page } from '@playwright/test';
import { startOpenIdProvider } from '../apps/server/src/testing/openid-provider.ts';
import { totpCode } from '../apps/server/src/testing/totp-code.ts';
import { fillSignIn, newEmail, register, signedIn, signIn } from './support/accounts.ts';
import { avatarRules, expectNoFaultsInThemes, wholePageRules } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { expect, test } from './test.ts';

const STEP_MS = 30_000;

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
}

/** A device with a fingerprint reader, whose owner is there. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('with wrong codes on the way', () => {
  test.use({ expectedFaults: [/status of 403/] });

  test('a second factor is turned on, asked for, recovered from and turned off', async ({
    page,
    request,
  }) => {
    const account = await signedIn(page);
    await page.goto('/profile');
    const region = page.getByRole('region', { name: 'Two-factor authentication' });
    await region.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn on two-factor authentication' });
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('The password is not correct.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(
      dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expectNoFaultsInThemes(page, wholePageRules);
    const secret = await dialog.locator('code').innerText();
    await dialog.getByLabel('Authentication code').fill(totpCode(secret, Date.now()));
    await dialog.getByRole('button', { name: 'Confirm' }).click();

    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const [first = ''] = await codes.getByRole('listitem').allInnerTexts();
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(region).toContainText('Recovery codes left: 10.');
    await mailTo(request, account.email, /Two-factor authentication is on/);

    await logOut(page);
    await fillSignIn(page, account);
    await expect(page.getByLabel('Authentication code')).toBeFocused();
    await expectNoFaultsInThemes(page);
    await page.getByLabel('Authentication code').fill('wrong-code');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('This code is wrong, has expired or was used')).toBeVisible();
    await page.getByLabel('Authentication code').fill(first.toLowerCase());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/dashboard');

    await page.goto('/profile');
    await expect(region).toContainText('Recovery codes left: 9.');
    await region.getByRole('button', { name: 'Turn off' }).click();
    const off = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
    await off.getByLabel('Password', { exact: true }).fill(account.password);
    // The code of this half minute may be used up.
    await off.getByLabel('Authentication code').fill(totpCode(secret, Date.now() + STEP_MS));
    await off.getByRole('button', { name: 'Turn off' }).click();
    await expect(region.getByRole('button', { name: 'Turn on' })).toBeVisible();
  });
});

test('a passkey is added, renamed, signs in alone and is removed; sessions and password beside it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await addAuthenticator(context, page);
  const account = await signedIn(page);
  await page.goto('/profile');
  const region = page.getByRole('region', { name: 'Passkeys' });
  await expect(region).toContainText('You have no passkeys yet.');
  await region.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(region.getByText('Laptop')).toBeVisible();
  await region.getByRole('button', { name: 'Rename Laptop' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename this passkey' });
  await renaming.getByLabel('Name').fill('Work laptop');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(region.getByText('Work laptop')).toBeVisible();
  await expectNoFaultsInThemes(page, avatarRules);

  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile');
  await expect(region).toContainText('last used');

  const phone = await browser.newContext({ baseURL: baseURL! });
  await signIn(await phone.newPage(), account);
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: 'Change password' }).click();
  const changing = page.getByRole('dialog', { name: 'Change password' });
  await changing.getByLabel('New password').fill('Violet7Quarry');
  await changing.getByLabel('Password', { exact: true }).fill(account.password);
  await changing.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Every other device was signed out.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await signIn(await phone.newPage(), { ...account, password: 'Violet7Quarry' });
  await phone.close();
  await page.reload();
  await sessions.getByRole('button', { name: /^Sign out Chrom/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await region.getByRole('button', { name: 'Remove Work laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await removing.getByLabel('Password', { exact: true }).fill('Violet7Quarry');
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(region).toContainText('You have no passkeys yet.');
});

test.describe('over the OpenID provider', () => {
  const port = Number(process.env.E2E_OPENID_PORT);
  test.use({
    expectedFaults: [new RegExp(`request to the outside: http://localhost:${port}/`)],
  });

  test('a new person gets an account, an existing account is joined after it has confirmed', async ({
    page,
    baseURL,
    request,
  }) => {
    const provider = await startOpenIdProvider(baseURL!, port);
    const email = newEmail('new');
    provider.person = { subject: 'new', email, emailVerified: true };
    await page.goto('/upload');
    await page.getByRole('link', { name: 'Continue with Acme' }).click();
    await expect(page).toHaveURL('/upload');
    await page.goto('/profile');
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible();

    await logOut(page);
    const account = await register();
    provider.person = { subject: 'existing', email: account.email, emailVerified: true };
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Acme' }).click();
    await expect(page.getByText('There is an account with your email already.')).toBeVisible();
    await expectNoFaultsInThemes(page);
    await fillSignIn(page, account);
    await expect(page).toHaveURL('/dashboard');
    await mailTo(request, account.email, /signed in to with Acme/);

    await logOut(page);
    await page.getByRole('link', { name: 'Continue with Acme' }).click();
    await expect(page).toHaveURL('/dashboard');

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Disconnect Acme' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect Acme?' });
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Disconnect Acme' }).click();
    await expect(page.getByText('To connect it, sign out and continue with Acme.')).toBeVisible();

    await logOut(page);
    await page.context().clearCookies();
    provider.person = null;
    await page.getByRole('link', { name: 'Continue with Acme' }).click();
    await expect(page.getByText('Signing in with Acme did not work.')).toBeVisible();
    await provider.close();
  });
});
