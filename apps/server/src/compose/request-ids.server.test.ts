import { randomUUID } from 'node:crypto';
import { createTranscriber } from '@notelark/speech';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { createTestEngines } from '../testing/engines.ts';
import { recordingOf, sendFile } from '../testing/transfers.ts';

it('why a recording failed, as its child process said, is logged with the id of the request', async () => {
  const transcriber = createTranscriber({
    engine: 'pocketsphinx',
    pocketsphinx: '/nowhere/pocketsphinx_batch',
    whisperModel: 'base',
    whisperVariant: 'cpu',
    whisperBuilds: '',
    dataDir: '/nowhere',
    baseUrls: [],
    apiKey: null,
    model: null,
    prompt: null,
    processes: 1,
    warn: () => {},
  });
  const app = await createTestApp({ engines: await createTestEngines({ transcriber }) });
  const user = await app.signUpAndIn();
  const { id } = await sendFile(app, user, recordingOf(1));
  const requestId = randomUUID();
  const headers = { 'x-request-id': requestId };
  await app.call('POST /api/uploads/{id}/complete', { params: { id } }, { as: user, headers });
  const failed = () => app.log.lines.find(({ msg }) => msg === 'transcription failed');
  await expect.poll(failed, { timeout: 20_000 }).toMatchObject({
    requestId,
    job: 'transcription-transcribe',
    jobId: expect.any(String),
    err: { message: expect.stringContaining('pocketsphinx') },
  });
  await app.close();
});

it('the id of a request is in the lines of the jobs that it causes, and of theirs', async () => {
  const app = await createTestApp();
  const requestId = randomUUID();
  const email = 'ada@example.com';
  const body = { email, password: 'Correct-horse-9' };
  const headers = { 'x-request-id': requestId };
  await app.call('POST /api/auth/sign-up', { body }, { headers });
  await app.mailTo(email);
  const jobs = () =>
    app.log.lines.filter((line) => line.msg === 'job done' && line['requestId'] === requestId);
  await expect.poll(() => jobs().map(({ job }) => job), { timeout: 20_000 }).toContain('send-mail');
  await app.close();
});
