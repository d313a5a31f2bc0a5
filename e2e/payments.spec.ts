import type { Page } from '@playwright/test';
import { signedIn } from './support/accounts.ts';
import { avatarRules, expectNoFaults } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { expect, test } from './test.ts';

const GOOD_CARD = '4242 4242 4242 4242';
const DECLINED_CARD = '4000 0000 0000 0002';

/** The card of a plan, or of a pack of hours. */
const card = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: heading, exact: true }),
    });

/** Presses a button that opens a page of the payment provider in a new tab. */
async function opened(page: Page, heading: string, button: string): Promise<Page> {
  const coming = page.waitForEvent('popup');
  await card(page, heading).getByRole('button', { name: button }).click();
  return coming;
}

/** The page can be read before it is hydrated: it is pressed until it answers. */
async function chooseYearly(page: Page): Promise<void> {
  const yearly = page.getByRole('radio', { name: 'Yearly', exact: true });
  await expect(async () => {
    await yearly.click();
    await expect(yearly).toBeChecked({ timeout: 1000 });
  }).toPass();
}

async function payWith(tab: Page, number: string): Promise<void> {
  await tab.getByLabel('Card number').fill(number);
  await tab.getByRole('button', { name: /^(Pay|Start)/ }).click();
}

const balanceOf = async (page: Page) =>
  (await (await page.request.get('/api/usage')).json()).balanceMinutes;

// A card that is declined.
test.use({ expectedFaults: [/status of 402/] });

test('a visitor becomes Pro, then Business, past due, and Free in the end; an add-on is credited once', async ({
  page,
}) => {
  await page.goto('/pricing');
  await chooseYearly(page);
  await expect(page.getByText('Save 2 months')).toBeVisible();
  await expect(card(page, 'Pro').getByText('$190')).toBeVisible();
  const trial = card(page, 'Pro').getByRole('link', { name: 'Start 7-day free trial' });
  await expect(trial).toHaveAttribute('href', '/signup');
  await expect(card(page, '+50 hours').getByText('$0.80 per hour')).toBeVisible();
  await expect(
    card(page, '+50 hours').getByRole('link', { name: 'Sign Up to Purchase' }),
  ).toHaveAttribute('href', '/signup');

  const { email } = await signedIn(page);
  await page.reload();
  await expect(card(page, 'Free').getByRole('button', { name: 'Current Plan' })).toBeDisabled();

  const tab =
    await test.step('the checkout is closed, the card declined, then accepted', async () => {
      await chooseYearly(page);
      const tab = await opened(page, 'Pro', 'Upgrade to Pro');
      await expect(tab.getByText('Test mode: nothing is charged.')).toBeVisible();
      await expectNoFaults(tab, avatarRules);
      await tab.getByRole('link', { name: 'Cancel and go back' }).click();
      await expect(tab.getByText('Subscription checkout was canceled')).toBeVisible();
      await expect(tab).toHaveURL('/pricing');
      await tab.goBack();
      await expect(tab.getByText('$190 per year', { exact: true })).toBeVisible();
      await expect(tab.getByText(/^\$0 today, \$190 from \w{3} \d+, \d{4}\./)).toBeVisible();
      await payWith(tab, DECLINED_CARD);
      await expect(tab.getByText('Your card was declined.')).toBeVisible();
      await payWith(tab, GOOD_CARD);
      await expect(tab.getByText('Subscription activated')).toBeVisible();
      const own = card(tab, 'Pro');
      await expect(own.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
      await expect(own.getByText(/^Trial until .+, then paid$/)).toBeVisible();
      await expect(
        card(tab, 'Business').getByRole('button', { name: 'Change Plan' }),
      ).toBeVisible();
      await tab.getByRole('button', { name: 'Account menu' }).click();
      await expect(tab.getByRole('menu').getByText('Pro', { exact: true })).toBeVisible();
      await expect(tab.getByText(email)).toBeVisible();
      return tab;
    });
  // The page that the checkout was opened from follows.
  await expect(
    card(page, 'Pro').getByRole('button', { name: 'Manage Subscription' }),
  ).toBeVisible();
  await tab.close();

  await test.step('Pro becomes Business in the portal, then past due, and Free in the end', async () => {
    const portal = await opened(page, 'Business', 'Change Plan');
    const inPortal = (name: string) => portal.getByRole('button', { name, exact: true });
    const back = async () => {
      await portal.getByRole('link', { name: 'Back to Notelark' }).click();
      await expect(portal).toHaveURL('/pricing');
    };
    const manage = () =>
      card(portal, 'Business').getByRole('button', { name: 'Manage Subscription' });
    await inPortal('Change to Business, monthly').click();
    await expect(portal.getByText('Business, monthly')).toBeVisible();
    await expectNoFaults(portal, avatarRules);
    await mailTo(page.request, email, /You are on Notelark Business now/);
    await back();
    await expect(manage()).toBeVisible();
    await expect(card(portal, 'Pro').getByRole('button', { name: 'Change Plan' })).toBeVisible();
    const usage = await (await page.request.get('/api/usage')).json();
    expect([usage.audio.limit, usage.live.limit]).toEqual([3000, 3000]);

    await portal.goBack();
    await inPortal('Let the next payment fail').click();
    await mailTo(page.request, email, /payment did not go through/);
    await back();
    await expect(card(portal, 'Business').getByText('The last payment failed.')).toBeVisible();

    await portal.goBack();
    await inPortal('End the subscription now').click();
    await mailTo(page.request, email, /Business subscription has ended/);
    await back();
    await expect(card(portal, 'Free').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(card(portal, 'Pro').getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
    await portal.close();
  });

  await test.step('an add-on is bought, verified, and credited once however often its page comes back', async () => {
    const tab = await opened(page, '+50 hours', 'Purchase 50 hours');
    await tab.getByRole('link', { name: 'Cancel and go back' }).click();
    await expect(tab.getByText('Purchase was canceled')).toBeVisible();
    await tab.goBack();
    await expect(tab.getByText('$40 once', { exact: true })).toBeVisible();
    const success = tab.waitForRequest(/addon_success=true&session_id=/);
    await payWith(tab, GOOD_CARD);
    const address = (await success).url();
    // The event may be quicker than the page: it says so, and nothing is credited twice.
    await expect(tab.getByText(/50 hours (were added|of this purchase are on)/)).toBeVisible();
    await expect(tab).toHaveURL('/pricing');
    expect(await balanceOf(page)).toBe(3000);

    await tab.goto(address);
    await expect(tab.getByText('hours of this purchase are on your account')).toBeVisible();
    await tab.reload();
    await expect(tab.getByRole('radio', { name: 'Monthly', exact: true })).toBeVisible();
    expect(await balanceOf(page)).toBe(3000);
  });
});
