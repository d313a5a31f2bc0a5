import { newEmail, register, verify } from './support/accounts.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/signup');
});

test('a visitor signs up, verifies the address and signs in', async ({ page, request }) => {
  const email = newEmail('Ada.Lovelace');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('BernoulliLoom1843');
  await page.getByLabel('Confirm password').fill('BernoulliLoom1843');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(
    page.getByText('Please check your email to verify your account, then sign in.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');

  const mail = await mailTo(request, email.toLowerCase(), /verify/i);
  await page.goto(linkIn(mail, '/api/auth/verify-email'));
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('BernoulliLoom1843');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the checklist follows the password, and the button waits for all of it', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true });
  const rules = page.getByRole('list', { name: 'Password requirements' });
  const button = page.getByRole('button', { name: 'Create account' });
  await expect(rules).toBeHidden();
  await expect(button).toBeDisabled();

  await password.fill('abc');
  await expect(rules.getByRole('listitem')).toHaveText([
    'At least 8 characters, not met yet',
    'One uppercase letter, not met yet',
    'One lowercase letter, met',
    'One number, not met yet',
  ]);
  await expect(button).toBeDisabled();
  await password.fill('Violet7Quarry');
  await expect(rules.getByText(', met')).toHaveCount(4);
  await expect(button).toBeEnabled();
});

test('each rule has its sentence, which goes when its field is edited', async ({ page }) => {
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const confirm = page.getByLabel('Confirm password');
  const button = page.getByRole('button', { name: 'Create account' });

  await password.fill('weak');
  await password.blur();
  await expect(page.getByText('Password does not meet requirements')).toBeVisible();
  await password.fill('');
  await expect(page.getByText('Password does not meet requirements')).toBeHidden();
  await password.blur();
  await expect(page.getByText('Password is required')).toBeVisible();

  await password.fill('Violet7Quarry');
  await button.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Please confirm your password')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  await email.fill('not-an-address');
  await expect(page.getByText('Email is required')).toBeHidden();
  await confirm.fill('Abcdefg2');
  await button.click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('a password can be shown and hidden', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Violet7Quarry');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test.describe('with an address that has an account', () => {
  test.use({ expectedFaults: [/status of 409/] });

  test('the form says so and keeps what was typed', async ({ page, request }) => {
    const { email } = await register(request);
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill('Violet7Quarry');
    await page.getByLabel('Confirm password').fill('Violet7Quarry');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Signup Failed')).toBeVisible();
    await expect(
      page.getByText('An account with this email already exists. Please sign in instead.'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase());
  });
});

test('a verification link that was used leads to the sign-in form, which says so', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await request.post('/api/auth/sign-up', { data: { email, password: 'Violet7Quarry' } });
  const mail = await mailTo(request, email, /verify/i);
  await verify(request, email);
  await page.goto(linkIn(mail, '/api/auth/verify-email'));
  await expect(page).toHaveURL('/login?verification=failed');
  await expect(page.getByRole('alert').filter({ hasText: 'verification link' })).toBeVisible();
});

test('while it is sent, the button says so and can’t be pressed again', async ({ page }) => {
  await page.route('**/api/auth/sign-up', async (route) => {
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    await route.continue();
  });
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('Violet7Quarry');
  await page.getByLabel('Confirm password').fill('Violet7Quarry');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/login');
});
