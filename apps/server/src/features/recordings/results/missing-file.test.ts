import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../../testing/app.ts';
import { untilStatus } from '../../../testing/results.ts';
import { recordingOf, upload } from '../../../testing/transfers.ts';

it('a file that is missing for a while is looked for again, and the log says that it was', async () => {
  const app = await createTestApp({ worker: false });
  const user = await app.signUpAndIn();
  const { summaryId } = await upload(app, user, recordingOf(1));
  const [file] = await Array.fromAsync(app.product.files.store.list());
  const place = join(app.dataDir, 'files', file?.key ?? '');
  const away = join(app.dataDir, 'away');
  await rename(place, away);
  await app.product.startWorker();
  await vi.waitFor(
    () => expect(JSON.stringify(app.log.lines)).toContain(`no file under ${file?.key}`),
    20_000,
  );
  await rename(away, place);
  await untilStatus(app, user, summaryId, 'ready');
  await app.close();
});
