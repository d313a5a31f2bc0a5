import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { storeRecording } from '../../testing/stored-results.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());

/** The file of an upload as an older release left it, last changed two hours ago. */
async function plainFile(status: 'failed' | 'transcribed' | 'transcribing'): Promise<string> {
  const user = await app.signUpAndIn();
  const { uploadId } = await storeRecording(app.db, user.actor.userId, { segments: [] });
  const fileKey = randomUUID();
  await app.db.update(uploads).set({ fileKey, status }).where(eq(uploads.id, uploadId));
  const path = join(app.dataDir, 'files', fileKey);
  await writeFile(path, 'sound');
  const changed = new Date(app.clock.now().getTime() - 2 * 60 * 60 * 1000);
  await utimes(path, changed, changed);
  return fileKey;
}

it('encrypts what lies unencrypted and is not worked on, and leaves the rest alone', async () => {
  const [failed, kept] = [await plainFile('failed'), await plainFile('transcribed')];
  const running = await plainFile('transcribing');
  await app.product.files.files.sealAtRest();
  const { store } = app.product.files;
  for (const key of [failed, kept]) {
    expect(await store.find(key)).toMatchObject({ sealed: true, bytes: 5 });
    expect(await new Response(await store.read(key)).text()).toBe('sound');
  }
  expect(await store.find(running)).toMatchObject({ sealed: false });
});
