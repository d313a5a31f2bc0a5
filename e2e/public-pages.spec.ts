import type { Page } from '@playwright/test';
import { newEmail, signedIn } from './support/accounts.ts';
import { expectNoColorFaults, expectNoFaults, expectNoFaultsInThemes } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { publicPages } from './support/pages.ts';
import { expect, test } from './test.ts';

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 360, height: 760 };

type Path = (typeof publicPages)[number]['path'];

/** What else is to be seen on a page that is open already: each page is loaded once. */
const alsoOn: Partial<Record<Path, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).press('Enter');
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('main')).toBeFocused();
  },
  '/pricing': async (page) => {
    await expect(page.getByRole('tab', { name: 'Features' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const name of ['Limits', 'Support']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectNoFaultsInThemes(page);
    }
    // A narrow window scrolls the comparison of plans instead of squeezing it.
    await page.getByRole('tab', { name: 'Features' }).click();
    await page.setViewportSize(NARROW);
    const row = page.getByRole('row', { name: /^Export/ });
    await row.scrollIntoViewIfNeeded();
    expect((await row.boundingBox())?.height).toBeLessThan(130);
  },
  '/faq': async (page) => {
    await expect(page.getByRole('group')).toHaveCount(5);
    await page.getByText('How accurate are the transcripts?').click();
    await expect(page.getByText('95% accuracy')).toBeVisible();
    // Nothing shows through the header where less transparency is asked for, as here.
    const canvas = await page.locator('body').evaluate(backgroundOf);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', canvas);
    await expect(header).toHaveCSS('backdrop-filter', 'none');
  },
  '/about': async (page) => {
    // A narrow window has the links behind a button.
    await page.setViewportSize(NARROW);
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await nav.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(nav).toBeHidden();
  },
  '/contact': (page) => expectLinks(page, ['Home', 'Pricing', 'About', 'FAQ']),
  '/privacy': expectLegalText,
  '/terms': expectLegalText,
  '/login': expectOrderOfSignIn,
  '/signup': async (page) => {
    await page.getByLabel('Password', { exact: true }).fill('Violet7Quarry');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectNoFaultsInThemes(page);
  },
  '/forgot-password': async (page) => {
    await askForLink(page);
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Try a different email' }).click();
    await page.getByRole('button', { name: /^Switch to \w+ theme$/ }).click();
    await askForLink(page);
    await expectNoFaults(page);
  },
};

/** Its toast is gone after a while. */
async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(newEmail('somebody'));
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Reset email sent!').last()).toBeVisible();
}

/** The first key that a page gets is a Tab: it leads past the header. */
async function expectToSkip(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** The sign-in form goes by keyboard in the order in which it is read, and shows where it is. */
async function expectOrderOfSignIn(page: Page): Promise<void> {
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
  const outline = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.activeElement!).outlineWidth));
  await expect.poll(outline).toBeGreaterThanOrEqual(2);
}

async function expectLegalText(page: Page): Promise<void> {
  await expect(page.getByText('Last updated: December 15, 2024')).toBeVisible();
  await expect(page.getByRole('link', { name: 'support@notelark.example' })).toBeVisible();
  await expectLinks(page, ['Home', 'About', 'Contact']);
}

async function expectLinks(page: Page, names: string[]): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(names);
}

const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor;

test.describe('all of them', () => {
  // One of the paths has no page, and answers so.
  test.use({ expectedFaults: [/status of 404 .*no-such-page/] });

  test('every public page is whole, for everyone, by keyboard, in both themes, at each width', async ({
    page,
  }) => {
    test.slow();
    // Dark until it is changed; then as the page before left it.
    let theme = 'dark';
    for (const { path, heading } of publicPages) {
      await test.step(path, async () => {
        await page.setViewportSize(WIDE);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectToSkip(page);
        await expect(page).toHaveTitle(/.+ · Notelark$/);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectNoFaults(page);
        theme = theme === 'dark' ? 'light' : 'dark';
        await page.getByRole('button', { name: `Switch to ${theme} theme` }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectNoColorFaults(page);
        await expectFits(page);
        await alsoOn[path]?.(page);
        theme = (await page.evaluate(() => localStorage.getItem('theme'))) ?? '';
      });
    }
  });
});

test.describe('the landing page', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('shows its parts and a picture of the product, and what it leads to and offers', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    for (const name of [
      'Three ways in, one place to read',
      'The whole call, without a bot in the room',
      'Made for reading, checking and passing on',
      'For everyone who listens for a living, or to learn',
      'How Notelark compares',
      'What people say',
      'Start free. Pay when it pays off.',
      'Common questions',
      'The next meeting is about to start.',
      'Notes from Notelark',
    ])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    for (const claim of ['12,500+', '2M+', '4.9/5', '50K+', 'No credit card', 'GDPR compliant'])
      await expect(page.getByText(claim, { exact: true })).toBeVisible();
    for (const price of ['$8.33/mo', 'Included', '$10/mo'])
      await expect(page.getByRole('cell', { name: price })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2025');
    await test.step('the picture of the product is the product: a citation leads to its moment', async () => {
      const call = page.getByRole('figure', { name: 'Try it: a recording' });
      await call.getByRole('button', { name: 'Play the passage at 00:05' }).first().click();
      await expect(call.locator('[aria-current=time]')).toContainText('I’ll book the room');
      await expect(call.locator('[aria-current=time]')).toContainText('ask Clara');
      await call.getByRole('button', { name: 'Pause the example' }).click();
      await expect(call.getByRole('button', { name: 'Play the example' })).toBeVisible();
      const picture = page.getByRole('figure', { name: 'An example of a result' });
      await picture.getByRole('button', { name: 'Show 00:40 in the transcript' }).click();
      await expect(
        picture.getByRole('button', { name: 'Show 00:40 in the transcript' }),
      ).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('what is offered to a visitor', async () => {
      await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
      await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
        'href',
        '/signup',
      );
      await expect(page.getByRole('link', { name: 'Start free' })).toHaveAttribute(
        'href',
        '/signup',
      );
      for (const name of ['Try Live Recording', 'Try Live Notes'])
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/live-notes');
    });
    await test.step('header and footer lead to every public page', async () => {
      const footer = page.getByRole('contentinfo');
      for (const [name, path] of [
        ['Pricing', '/pricing'],
        ['About', '/about'],
        ['FAQ', '/faq'],
        ['Contact', '/contact'],
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
      ] as const)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
      await header.getByRole('link', { name: 'Features' }).click();
      await expect(page).toHaveURL('/#features');
      await expect(page.locator('#features')).toBeInViewport();
      await header.getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Start free. Pay when it pays off.',
      );
    });
    await test.step('what is offered to a user', async () => {
      await signedIn(page);
      await page.goto('/');
      await expect(header.getByRole('button', { name: 'Account menu' })).toBeVisible();
      await expectTimeZone(page);
      await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toHaveAttribute(
        'href',
        '/dashboard',
      );
    });
  });
});

/** The browser's time zone goes to the account, which has had another one. */
async function expectTimeZone(page: Page): Promise<void> {
  const session = async () => await (await page.request.get('/api/auth/session')).json();
  await expect.poll(async () => (await session()).account.timeZone).toBe('Asia/Tokyo');
}

test.describe('an unknown path', () => {
  test.use({ expectedFaults: [/status of 404/] });

  test('answers 404, is told, logged, and leads home', async ({ page }) => {
    const logged = page.waitForRequest('**/api/diagnostics/not-found');
    expect((await page.goto('/no/such/page?x=1'))?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
    expect((await logged).postDataJSON()).toEqual({ path: '/no/such/page' });
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
