import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The widths that each page is drawn for: a phone, a tablet, a laptop. */
const widths = [360, 768, 1280];

/** Nothing on the page is wider than its window, whatever its width. */
export async function expectFits(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(excess, `wider than ${width} px by`).toBe(0);
  }
}
