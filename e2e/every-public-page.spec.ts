import type { Page } from '@playwright/test';
import { expectNoFaults } from './support/axe.ts';
import { publicPages } from './support/pages.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One visit for all: most of a journey's time is the way to the page.
for (const { path, heading } of publicPages) {
  test(`${path} is whole, for everyone, in both themes, at each width`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/.+ · Notelark$/);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectNoFaults(page);
    for (const width of [360, 768, 1280]) await expectNothingWider(page, width);
  });
}

async function expectNothingWider(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess, `wider than ${width} px by`).toBe(0);
}
