import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts.ts';
import { expectNoFaultsInThemes, wholePageRules } from './support/axe.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { expect, test } from './test.ts';

/** A list of choices hides the page behind it and keeps the focus in itself; axe sees the first, not the second. */
const trappedFocusRules = ['aria-hidden-focus'];

const support = 'support@notelark.example';

async function fillContactForm(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await expectWholeChoices(page);
  await page.getByRole('option', { name: 'Technical Issues' }).click();
  await page.getByLabel('Message').fill(message);
}

async function expectWholeChoices(page: Page): Promise<void> {
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoFaultsInThemes(page, [...wholePageRules, ...trappedFocusRules]);
  // What the exception rests on: the focus stays in the list.
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(1);
  }
}

test('a message reaches the support address; the newsletter is confirmed by the link in an e-mail, and ended by another', async ({
  page,
  request,
}) => {
  const email = newEmail('reader');
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '5');
  await fillContactForm(page, email, 'The second page of my notes is upside down.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(async () => {
    const mail = await mailTo(request, support, /./);
    expect(mail.text).toContain(email);
    expect(mail.text).toContain('upside down');
  }).toPass();

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const field = page.getByLabel('Email address');
  // It is hydrated when a reader comes near.
  await field.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await field.fill(email);
  await expect(page.getByText('Email is required')).toBeHidden();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Almost there.')).toBeVisible();

  const confirmation = await mailTo(request, email, /confirm/i);
  await page.goto(linkIn(confirmation, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('You are subscribed')).toBeVisible();

  const welcome = await mailTo(request, email, /welcome|subscribed/i);
  await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed')).toBeVisible();
});
