import { newEmail, register } from './support/accounts.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { expect, test } from './test.ts';

// An address that has an account.
test.use({ expectedFaults: [/status of 409/] });

test('a visitor is told of an account that exists, signs up, verifies the address and signs in', async ({
  page,
  request,
}) => {
  const taken = (await register()).email.toUpperCase();
  const email = newEmail('Ada.Lovelace');
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByLabel('Email').fill(taken);
  await page.getByLabel('Password', { exact: true }).fill('Violet7Quarry');
  await page.getByLabel('Confirm password').fill('Violet7Quarry');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Signup Failed')).toBeVisible();
  await expect(
    page.getByText('An account with this email already exists. Please sign in instead.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(taken);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('BernoulliLoom1843');
  await page.getByLabel('Confirm password').fill('BernoulliLoom1843');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(
    page.getByText('Please check your email to verify your account, then sign in.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  const panel = page.getByRole('region', { name: 'Check your email' });
  await expect(panel).toContainText(email);
  await page.reload();
  await expect(panel).toContainText(email);

  const mail = await mailTo(request, email.toLowerCase(), /verify/i);
  await page.goto(linkIn(mail, '/api/auth/verify-email'));
  await expect(page.getByText('Email verified. Sign in to start.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email.toLowerCase());
  await page.getByLabel('Password', { exact: true }).fill('BernoulliLoom1843');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});
