import { publicPages } from './support/pages.ts';
import { signedIn } from './support/accounts.ts';
import { expect, test } from './test.ts';

test('each public page can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, heading } of publicPages.filter(({ path }) => /^\/[a-z-]*$/.test(path))) {
    if (path === '/no-such-page') continue;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
  }
  await context.close();
});

test('the landing page: its parts, its picture of the product, what it leads to and offers', async ({
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
    await expect(page.getByRole('link', { name: 'Start free' })).toHaveAttribute('href', '/signup');
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
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });
});

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

const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor;

test('the other pages: their links, their texts, their theme, in a wide and a narrow window', async ({
  page,
}) => {
  await test.step('the theme is dark until it is changed, and stays as it was left', async () => {
    await page.goto('/faq');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.goto('/login');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
  await test.step('nothing shows through the header where less transparency is asked for, as here', async () => {
    await page.goto('/faq');
    const canvas = await page.locator('body').evaluate(backgroundOf);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', canvas);
    await expect(header).toHaveCSS('backdrop-filter', 'none');
  });
  await test.step('the answers of /faq open, and the texts of the law have their date', async () => {
    await expect(page.getByRole('group')).toHaveCount(5);
    await page.getByText('How accurate are the transcripts?').click();
    await expect(page.getByText('95% accuracy')).toBeVisible();
    for (const path of ['/privacy', '/terms']) {
      await page.goto(path);
      await expect(page.getByText('Last updated: December 15, 2024')).toBeVisible();
      await expect(page.getByRole('link', { name: 'support@notelark.example' })).toBeVisible();
    }
  });
  await test.step('each has links of its own in the header', async () => {
    for (const [path, links] of [
      ['/contact', ['Home', 'Pricing', 'About', 'FAQ']],
      ['/privacy', ['Home', 'About', 'Contact']],
      ['/terms', ['Home', 'About', 'Contact']],
    ] as const) {
      await page.goto(path);
      const nav = page.getByRole('navigation', { name: 'Main' });
      await expect(nav.getByRole('link')).toHaveText([...links]);
    }
  });
  await test.step('a narrow window scrolls the comparison of plans instead of squeezing it', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/pricing');
    const row = page.getByRole('row', { name: /^Export/ });
    await row.scrollIntoViewIfNeeded();
    expect((await row.boundingBox())?.height).toBeLessThan(130);
  });
  await test.step('a narrow window has the links behind a button', async () => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await nav.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(nav).toBeHidden();
  });
});
