import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiskFileStore } from '../../adapters/file-store/disk.ts';
import { verifyBackup } from '../../platform/backup/verify.ts';
import { makeTables } from '../../main-maintenance.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    worker: false,
    env: { BACKUP_EVERY: '24h', BACKUP_KEEP: '2', METRICS_TOKEN: 'a-token-of-the-scraper' },
  });
});
afterAll(() => app.close());

const folder = () => path.join(app.dataDir, 'backups');
const make = () => app.product.backups.backups.makeDue();

it('is made when the last one is as old as the setting says, and so many are kept', async () => {
  await app.signUpAndIn();
  const cutOff = path.join(app.dataDir, 'backup-of-a-killed-process');
  await mkdir(cutOff);
  await utimes(cutOff, 0, 0);
  await make();
  app.clock.advance({ hours: 23 });
  await make();
  expect(await readdir(folder())).toEqual(['notelark-2026-03-10T09-00-00Z.backup']);
  app.clock.advance({ hours: 1 });
  await make();
  app.clock.advance({ days: 1 });
  await make();
  expect((await readdir(folder())).toSorted()).toEqual([
    'notelark-2026-03-11T09-00-00Z.backup',
    'notelark-2026-03-12T09-00-00Z.backup',
  ]);
  const headers = { authorization: 'Bearer a-token-of-the-scraper' };
  const metrics = await (await app.request('/metrics', { headers })).text();
  expect(metrics).toContain(
    `notelark_last_backup_timestamp_seconds ${Date.parse('2026-03-12T09:00:00Z') / 1_000}`,
  );
  expect(metrics).toContain(`notelark_backup_period_seconds ${24 * 3_600}`);
});

it('can be restored, with all that the installation has', async () => {
  const file = path.join(folder(), 'notelark-2026-03-12T09-00-00Z.backup');
  const { storageKey: key } = app.product.context;
  const openStore = (dataDir: string) => new DiskFileStore(path.join(dataDir, 'files'), key);
  const place = { url: app.databaseUrl, dataDir: app.dataDir, file, key };
  const { tables } = await verifyBackup({ ...place, makeTables, openStore });
  expect(tables).toBeGreaterThan(30);
  expect(await readdir(app.dataDir)).not.toContainEqual(expect.stringContaining('backup-'));
});
