import type { Browser, BrowserContext, Page } from '@playwright/test';
import { register, signedIn, type TestAccount } from './support/accounts.ts';
import { makeOverdue, signedInAdministrator } from './support/administration.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { buyPro, upgradeToBusiness } from './support/pro-user.ts';
import { storedRecording } from './support/stored.ts';
import { expect, test } from './test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Playwright's own scripts, in the preview of a mail, which runs none.
  expectedFaults: [/about:srcdoc/],
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('an administrator’s day: people, jobs, engines, the log', async ({ page, browser }) => {
  const user = await register('everyday');
  await storedRecording(user, 5, 'failed');
  await signedInAdministrator(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible();
  await expect(page.getByText('New accounts').first()).toBeVisible();

  await tab(page, 'People');
  await page.getByLabel('Search by email').fill(user.email);
  await page.getByRole('button', { name: `Manage ${user.email}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Plan', { exact: true }).click();
  await page.getByRole('option', { name: 'Enterprise' }).click();
  for (const [name, value] of [
    ['Audio minutes', '90'],
    ['Live minutes', '45'],
    ['People in a team', '12'],
  ] as const)
    await dialog.getByLabel(name).fill(value);
  await dialog.getByRole('button', { name: 'Give plan' }).click();
  await expect(dialog.getByRole('button', { name: 'End the given plan' })).toBeVisible();
  const people = await page.request.get('/api/admin/people', { params: { search: user.email } });
  expect((await people.json()).people[0].grant).toMatchObject({
    plan: 'enterprise',
    limits: { audioMinutes: 90, liveMinutes: 45, teamMembers: 12 },
  });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByRole('button', { name: 'Reinstate' })).toBeVisible();
  const refused = await page.request.post('/api/auth/sign-in', { data: user });
  expect(refused.status()).toBe(403);
  await dialog.getByRole('button', { name: 'Reinstate' }).click();
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Create account' }).click();
  const email = `made.${user.email}`;
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Account created')).toBeVisible();
  linkIn(await mailTo(page.request, email, /password/i), '/reset-password');

  await tab(page, 'Jobs');
  await page.getByRole('button', { name: /^Failed \(\d+\)$/ }).click();
  const row = page.getByRole('row').filter({ hasText: user.email });
  const reason = row.getByRole('cell').getByText('Your transcript is safe; please retry.');
  await expect(reason).toBeVisible();
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(row).toBeHidden();

  await tab(page, 'Engines');
  await page.getByRole('button', { name: 'Test Summaries and notes' }).click();
  await expect(page.getByText(/^Works: /)).toBeVisible();

  await tab(page, 'Activity');
  await expect(
    page.getByRole('row').filter({ hasText: 'Account suspended' }).first(),
  ).toBeVisible();
  await expectWhole(page);
  await seesNothing(browser, page);
});

test('support: a Business user is answered in time, and another message is overdue', async ({
  page,
  browser,
}) => {
  const inTime = await businessUser(browser, writeByForm);
  const late = await businessUser(browser, writeByRequest);
  await makeOverdue(late);
  await signedInAdministrator(page);
  await page.goto('/admin/support');
  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(item('Nobody answers.').getByText('Overdue', { exact: true })).toBeVisible();
  const message = item('Where is my export?').filter({ hasText: inTime.email });
  await expect(message.getByText('Business', { exact: true })).toBeVisible();
  await expect(message.getByText('Overdue', { exact: true })).toBeHidden();
  await expectWhole(page);

  await message.getByRole('button', { name: 'Answer' }).click();
  await message.getByLabel('Answer to Bea Business').fill('In your profile.');
  await message.getByRole('button', { name: 'Send answer' }).click();
  await expect(message).toBeHidden();
  const mail = await mailTo(page.request, inTime.email, /^Re: \[General Support\]/);
  expect(mail.text).toContain('In your profile.');
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(message.getByText('In your profile.')).toBeVisible();
});

test('the newsletter: written, tested, previewed', async ({ page }) => {
  const { email } = await signedInAdministrator(page);
  await page.goto('/admin/newsletter');
  await page.getByLabel('Subject').fill('June at Notelark');
  await page.getByLabel('Text (Markdown)').fill('# New\n\nRead **this**.');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  expect((await mailTo(page.request, email, /June at Notelark/)).text).toContain('Read **this**.');
  await expect(page.getByRole('button', { name: 'Edit June at Notelark' })).toBeVisible();
  await expectWhole(page);
  await page.getByRole('button', { name: 'Edit June at Notelark' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByTitle('Preview of the mail');
  await expect(preview).toHaveAttribute('srcdoc', /<strong>this<\/strong>/);
  await expect(preview).toHaveAttribute('sandbox', '');
});

/** To everyone else the pages do not exist. */
async function seesNothing(browser: Browser, page: Page): Promise<void> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signedIn(other, 'curious');
  await other.goto('/admin/people');
  await expect(other.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await context.close();
}

/** A signed-in user of the Business plan, who writes a message. */
async function businessUser(
  browser: Browser,
  write: (context: BrowserContext, account: TestAccount) => Promise<void>,
): Promise<TestAccount> {
  const context = await browser.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });
  const account = await register('business');
  await expect(await context.request.post('/api/auth/sign-in', { data: account })).toBeOK();
  await buyPro(context.request);
  await upgradeToBusiness(context.request);
  await write(context, account);
  await context.close();
  return account;
}

async function writeByForm(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Last name').fill('Business');
  await page.getByLabel('Message').fill('Where is my export?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/We answer to your email address by /)).toBeVisible();
}

async function writeByRequest(context: BrowserContext, { email }: TestAccount): Promise<void> {
  const message = {
    firstName: 'Bo',
    lastName: 'Business',
    email,
    topic: 'general',
    message: 'Nobody answers.',
  };
  await expect(await context.request.post('/api/contact', { data: message })).toBeOK();
}

/** At each width and in both themes, without what was announced before. */
async function expectWhole(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('tabpanel').locator('table, ul, form').first()).toBeVisible();
  await expectFits(page);
  await expectNoFaults(page, avatarRules);
  await page.getByRole('button', { name: /^Switch to \w+ theme$/ }).click();
  await expectNoFaults(page, avatarRules);
}
