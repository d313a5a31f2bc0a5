import { test as base, expect } from '@playwright/test';

interface Options {
  /** Faults that the journey provokes, e.g. an answer with status 409, which the browser logs as an error. */
  expectedFaults: RegExp[];
}

/**
 * Playwright's `test`, which fails as well when the page logs an error, throws, or asks for something outside of the product.
 */
export const test = base.extend<Options & { quiet: void }>({
  expectedFaults: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, expectedFaults }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error')
          faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => faults.push(`thrown: ${error.error().message}`));
      context.on('request', (request) => {
        if (isOutside(request.url(), baseURL))
          faults.push(`request to the outside: ${request.url()}`);
      });
      await use();
      expect(faults.filter((fault) => !expectedFaults.some((one) => one.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

function isOutside(url: string, baseURL: string | undefined): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(baseURL ?? '').host;
}

export { expect };
