import { fillSignIn, newEmail, register } from './support/accounts.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { expect, test } from './test.ts';

test('a forgotten password is replaced through the link of an e-mail', async ({
  page,
  request,
}) => {
  const account = await register();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Forgot your password?' }),
  ).toBeVisible();
  await test.step('the rules of the address', async () => {
    const button = page.getByRole('button', { name: 'Send reset link' });
    await button.click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill('nobody@nowhere');
    await expect(page.getByText('Email is required')).toBeHidden();
    await button.click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
  });
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Reset email sent!')).toBeVisible();
  await expect(page.getByText('Check your email for password reset instructions.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();

  const mail = await mailTo(request, account.email, /password/i);
  await page.goto(linkIn(mail, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('Another-horse-7');
  await expect(
    page.getByRole('list', { name: 'Password requirements' }).getByText(', met'),
  ).toHaveCount(4);
  await page.getByLabel('Confirm password').fill('Another-horse-7');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password updated!')).toBeVisible();
  await expect(
    page.getByText(
      'Your password has been successfully reset. You can now sign in with your new password.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, { ...account, password: 'Another-horse-7' });
  await expect(page).toHaveURL('/dashboard');

  await test.step('a link that was used says so when it is opened', async () => {
    await page.goto(linkIn(mail, '/reset-password'));
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
    await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });
});

test.describe('refused', () => {
  test.use({ expectedFaults: [/status of (400|429)/] });

  test('an address without an account is answered the same; too many requests are told', async ({
    page,
    request,
  }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(newEmail('nobody'));
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await page.getByRole('button', { name: 'Try a different email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');

    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1)
      await request.post('/api/auth/request-password-reset', { data: { email } });
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible();
    const toast = page.getByRole('listitem').filter({ hasText: 'Error' });
    await expect(toast).toContainText('Too many attempts');

    await page.getByLabel('Email').fill(newEmail('nobody'));
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('the rules of the new password, and a link that ends while it is open', async ({
    page,
    request,
  }) => {
    const { email } = await register();
    await request.post('/api/auth/request-password-reset', { data: { email } });
    const link = linkIn(await mailTo(request, email, /password/i), '/reset-password');
    await page.goto(link);
    const button = page.getByRole('button', { name: 'Update password' });
    await expect(button).toBeDisabled();
    await page.getByLabel('New password', { exact: true }).fill('Violet7Quarry');
    await button.click();
    await expect(page.getByText('Please confirm your password')).toBeVisible();
    await page.getByLabel('Confirm password').fill('Abcdefg2');
    await button.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm password').fill('Violet7Quarry');
    const token = new URL(link, page.url()).searchParams.get('token');
    await request.post('/api/auth/reset-password', { data: { token, password: 'Violet7Quarry' } });
    await button.click();
    await expect(page.getByText('Reset Failed')).toBeVisible();
    await expect(page.getByText('This link is invalid or has expired.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This link no longer works');
  });
});
