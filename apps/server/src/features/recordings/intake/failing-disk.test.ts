import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { announce, metadata, sendBytes } from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
afterEach(() => app.close());

const announced = (user: TestUser) =>
  announce(app, user, {
    'upload-length': '1000',
    'upload-metadata': metadata({ filename: 'talk.wav' }),
  });

async function usedMinutes(user: TestUser): Promise<number> {
  return (await app.call('GET /api/usage', {}, { as: user })).body.audio.used;
}

const readiness = async () => {
  const response = await app.request('/readyz');
  return { code: response.status, ...((await response.json()) as object) };
};

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({
    error: { code: 'storage-unavailable', message: expect.stringMatching(/no minutes were used/) },
  });
}

it('a disk that can’t be written costs no minutes', async () => {
  app = await createTestApp({ worker: false });
  const user = await app.signUpAndIn();
  // Nothing can be created below a file; root may write anywhere else.
  await rm(join(app.dataDir, 'files'), { recursive: true });
  await writeFile(join(app.dataDir, 'files'), '');
  for (let tries = 0; tries < 6; tries += 1) await expectRefusal(await announced(user));
  expect(await usedMinutes(user)).toBe(0);
  app.log.clear();
});

it('a disk that fails in mid-upload is named as the reason', async () => {
  app = await createTestApp({ worker: false });
  const user = await app.signUpAndIn();
  const location = (await announced(user)).headers.get('location') ?? '';
  const file = join(app.dataDir, location.replace('/api', ''));
  await rm(file);
  await rm(join(app.dataDir, 'files'), { recursive: true });
  await writeFile(join(app.dataDir, 'files'), '');
  const response = await sendBytes(app, user, location, 0, new Uint8Array(10));
  expect(response.status).toBe(503);
  await expectRefusal(response);
  app.log.clear();
});

it('a disk that is nearly full takes no more uploads, and readiness says so', async () => {
  app = await createTestApp({ worker: false, env: { DISK_RESERVE_MB: '1000000000' } });
  const user = await app.signUpAndIn();
  await expectRefusal(await announced(user));
  expect(await usedMinutes(user)).toBe(0);
  expect(await readiness()).toEqual({ code: 200, status: 'ready', disk: 'nearly-full' });
  app.log.clear();
});

it('a disk with room is no one’s concern', async () => {
  app = await createTestApp({ worker: false });
  expect(await readiness()).toEqual({ code: 200, status: 'ready', disk: 'ok' });
});
