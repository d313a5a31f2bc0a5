import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { query } from '@notelark/embedded-postgres/testing/query';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { projectFolder } from '../../config.ts';
import { databaseUrl } from '../../testing/database-server.ts';
import { ProductProcess } from '../../testing/product-process.ts';

/** The release before this one: an update runs both for a while. */
const BEFORE = 'v0.2.0';
const ACCOUNT = { email: 'ada@example.com', password: 'Correct-horse-9' };
const TEXT =
  'We met on Monday and decided to move the launch to March. Bob writes to the printer. ';

let folder: string;
let database: string;
let url: string;
const running: ProductProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'notelark-side-by-side-'));
  await chmod(folder, 0o755);
  const { serverUrl } = inject('database');
  database = `notelark_update_${randomBytes(4).toString('hex')}`;
  await query(serverUrl, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  url = databaseUrl(serverUrl, database);
});
afterEach(async () => {
  for (const product of running.splice(0)) await product.stop();
  await query(inject('database').serverUrl, `DROP DATABASE ${database} WITH (FORCE)`);
  await rm(folder, { recursive: true });
});

/** The files of a release, with the packages that are installed here: its own of the workspace, the vendors' as they are. */
async function unpackRelease(tag: string): Promise<string> {
  const place = path.join(folder, tag);
  await mkdir(place);
  const archive = execFileSync('git', ['archive', tag, 'apps/server', 'packages'], {
    cwd: projectFolder,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['-x', '-C', place], { input: archive });
  for (const modules of ['node_modules', 'apps/server/node_modules'])
    await linkAll(path.join(projectFolder, modules), path.join(place, modules));
  const own = path.join(place, 'node_modules', '@notelark');
  await rm(own, { recursive: true, force: true });
  await linkAll(path.join(place, 'packages'), own);
  return path.join(place, 'apps', 'server', 'src', 'main.ts');
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await symlink(path.join(from, name), path.join(to, name));
}

async function start(main?: string): Promise<ProductProcess> {
  const settings = {
    DATABASE_URL: url,
    RATE_LIMIT_SCALE: '1000',
    SUMMARIZER: 'embedded',
    PAYMENTS: 'none',
  };
  const product = await ProductProcess.start(folder, settings, { ...(main && { main }) });
  running.push(product);
  return product;
}

async function request(
  { url: address }: ProductProcess,
  route: string,
  { cookie = '', body }: { cookie?: string; body?: unknown } = {},
): Promise<Response> {
  const answer = await fetch(address + route, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function signUpAndIn(product: ProductProcess): Promise<string> {
  await request(product, '/api/auth/sign-up', { body: ACCOUNT });
  const link = await vi.waitFor(async () => {
    const mails = (await (await request(product, `/api/dev/mail?to=${ACCOUNT.email}`)).json()) as {
      links: string[];
    }[];
    const found = mails.flatMap(({ links }) => links).find((one) => one.includes('verify-email'));
    if (!found) throw new Error('no mail yet');
    return new URL(found);
  }, 20_000);
  await fetch(product.url + link.pathname + link.search, { redirect: 'manual' });
  return await signIn(product);
}

async function signIn(product: ProductProcess): Promise<string> {
  const answer = await request(product, '/api/auth/sign-in', { body: ACCOUNT });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return cookies.find((one) => one.startsWith('notelark_session=')) ?? '';
}

/** Saves a text and waits for its notes; which version's worker makes them is left to the queue. */
async function writeNotes(product: ProductProcess, cookie: string): Promise<string> {
  const body = { text: TEXT.repeat(5), outputType: 'notes' };
  const saved = await (await request(product, '/api/text-inputs', { cookie, body })).json();
  const { summaryId } = saved as { summaryId: string };
  await vi.waitFor(async () => {
    const answer = await request(product, `/api/results/${summaryId}`, { cookie });
    const { summaryText } = (await answer.json()) as { summaryText: string | null };
    expect(summaryText).toContain('March');
  }, 30_000);
  return summaryId;
}

it('the release before runs beside this one on the database that this one has brought up to date', async () => {
  const before = await start(await unpackRelease(BEFORE));
  const cookie = await signUpAndIn(before);
  const first = await writeNotes(before, cookie);
  const present = await start();
  const summaries = [first];
  for (let round = 0; round < 5; round += 1)
    for (const product of [before, present]) summaries.push(await writeNotes(product, cookie));
  for (const product of [before, present]) {
    const own = await signIn(product);
    for (const other of [before, present]) {
      for (const route of ['/api/auth/session', '/api/usage', '/api/uploads', '/api/text-inputs'])
        await request(other, route, { cookie: own });
      for (const id of summaries) await request(other, `/api/results/${id}`, { cookie: own });
    }
  }
  expect([before.isRunning, present.isRunning]).toEqual([true, true]);
});
