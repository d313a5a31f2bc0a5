import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';

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
  await expect.poll(() => jobs().map(({ job }) => job)).toContain('send-mail');
  await app.close();
});
