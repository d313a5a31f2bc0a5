import type { APIRequestContext } from '@playwright/test';
import { publicPages } from './support/pages.ts';
import { expect, test } from './test.ts';

/** What the server sends of a page, before any script. */
async function sent(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  await expect(answer).toBeOK();
  return answer.text();
}

/** The text of the only element with this tag. */
function textOf(html: string, tag: string): string {
  const found = [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))];
  expect(found, tag).toHaveLength(1);
  return (found[0]?.[0] ?? '').replaceAll(/<[^>]*>/g, '').trim();
}

test('the product serves pages that can be read without scripts, its manifest, its health and its description', async ({
  request,
}) => {
  for (const { path, heading } of publicPages.filter(({ path }) => /^\/[a-z-]*$/.test(path))) {
    if (path === '/no-such-page') continue;
    const html = await sent(request, path);
    expect(textOf(html, 'h1')).toBe(heading);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  }

  const [, address = ''] =
    /<link rel="manifest" href="([^"]+)"/.exec(await sent(request, '/')) ?? [];
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/dashboard' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    if (type === 'image/png') {
      const png = await icon.body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  }

  expect((await request.get('/readyz')).status()).toBe(200);
  expect(await (await request.get('/api/openapi.json')).json()).toMatchObject({
    openapi: expect.stringMatching(/^3\./),
  });
});
