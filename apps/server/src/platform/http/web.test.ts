import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestLog } from '../../testing/test-log.ts';
import { createHttpApp } from './app.ts';
import { serveWeb } from './web.ts';

const SCRIPT = 'export const told = "again";\n'.repeat(100);
const firstRequests = (path: string) => (path === '/results/7' ? ['/api/results/7'] : []);
let folder: string;
let app: OpenAPIHono;
/** Where nothing is sold. */
let free: OpenAPIHono;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notelark-web-'));
  const files = {
    'shell.html': 'the shell',
    'shells/results.html': 'the shell of results',
    'faq/index.html': 'questions',
    'pricing/index.html': 'prices',
    'theme.js': 'theme();',
    'paths.json': JSON.stringify(['/', '/faq', '/pricing', '/dashboard', '/results/:id']),
    'assets/app-1.js': SCRIPT,
    'assets/app-1.js.gz': gzipSync(SCRIPT),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const publicUrl = new URL('http://localhost:3000');
  const serve = (sells: boolean): OpenAPIHono => {
    const served = createHttpApp({ log: new TestLog().logger, publicUrl });
    serveWeb(served, { folder, sells, sendsMail: true, firstRequests });
    return served;
  };
  app = serve(true);
  free = serve(false);
});
afterAll(() => rm(folder, { recursive: true }));

const textAt = async (path: string) => (await app.request(path)).text();

describe('the web app', () => {
  it.each([
    ['/faq', 'questions'],
    ['/dashboard', 'the shell'],
    ['/results/7', 'the shell of results'],
    ['/results', 'the shell of results'],
    ['/resultsome', 'the shell'],
    ['/shells%2Fresults/7', 'the shell'],
  ])('answers %s with its page, or with the emptiest that fits', async (path, page) => {
    expect(await textAt(path)).toBe(page);
  });

  it('names what the page will ask for first, in the header', async () => {
    const { headers } = await app.request('/results/7');
    expect(headers.get('link')).toBe('</api/results/7>; rel=preload; as=fetch; crossorigin');
    expect((await app.request('/dashboard')).headers.get('link')).toBeNull();
  });

  it('sends the packed file to whoever takes it, and keeps it for a year', async () => {
    const packed = await app.request('/assets/app-1.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await packed.arrayBuffer()).equals(gzipSync(SCRIPT))).toBe(true);
    expect(await textAt('/assets/app-1.js')).toBe(SCRIPT);
  });

  it.each([
    ['/dashboard', 200],
    ['/Dashboard/', 200],
    ['/results/7', 200],
    ['/results', 404],
    ['/results/7/more', 404],
    ['/no-such-page', 404],
    ['/faq/extra', 404],
  ])('answers %s with the page and status %i', async (path, status) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('has no pricing page where nothing is sold, and tells every page before it is painted', async () => {
    expect(await textAt('/pricing')).toBe('prices');
    expect(await textAt('/theme.js')).toBe('theme();');
    for (const path of ['/pricing', '/pricing/']) {
      const answer = await free.request(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('the shell');
    }
    expect(await (await free.request('/theme.js')).text()).toBe(
      "document.documentElement.dataset.payments = 'none';\ntheme();",
    );
    expect((await free.request('/faq')).status).toBe(200);
  });

  it('has no page for a file that is not there', async () => {
    expect((await app.request('/assets/gone-2.js')).status).toBe(404);
    expect((await app.request('/api/gone')).status).toBe(404);
  });
});
