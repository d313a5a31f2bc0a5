import { expectNoColorFaults, expectNoFaults } from './support/axe.ts';
import { expectFits } from './support/fits.ts';
import { publicPages } from './support/pages.ts';
import { expect, test } from './test.ts';

// One of the paths has no page, and answers so.
test.use({ expectedFaults: [/status of 404 .*no-such-page/] });

test('every public page is whole, for everyone, in both themes, at each width', async ({
  page,
}) => {
  test.slow();
  for (const { path, heading } of publicPages) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/.+ · Notelark$/);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectNoFaults(page);
      await page.getByRole('button', { name: 'Switch to light theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expectNoColorFaults(page);
      await expectFits(page);
      // The next page begins dark.
      await page.evaluate(() => localStorage.removeItem('theme'));
    });
  }
});
