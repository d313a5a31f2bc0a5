import { test as base, expect } from '@playwright/test';

/**
 * Playwright's `test`, which fails as well when the page logs an error, throws, or asks for something outside of the product.
 */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error')
          faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
      page.on('request', (request) => {
        if (isOutside(request.url(), baseURL))
          faults.push(`request to the outside: ${request.url()}`);
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

function isOutside(url: string, baseURL: string | undefined): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(baseURL ?? '').host;
}

export { expect };
