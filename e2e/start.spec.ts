import { expect, test } from './test.ts';

test('the product serves its page, its health and its description', async ({ page, request }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Notelark/);
  expect((await request.get('/readyz')).status()).toBe(200);
  expect(await (await request.get('/api/openapi.json')).json()).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
  });
});
