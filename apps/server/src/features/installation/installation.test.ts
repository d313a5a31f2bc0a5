import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { announce, metadata } from '../../testing/transfers.ts';

it('an installation states the limits that its settings give, and holds uploads to them', async () => {
  const app = await createTestApp({
    env: { PAYMENTS: 'none', UPLOAD_MAX_MB_FREE: '1.5', UPLOAD_MAX_MB_BUSINESS: '3' },
    worker: false,
  });
  try {
    const { body } = await app.call('GET /api/installation', {});
    expect(body).toMatchObject({
      payments: 'none',
      uploadMegabytes: { free: 1.5, pro: 500, business: 3, enterprise: 3 },
    });
    const user = await app.signUpAndIn({ plan: 'business' });
    const name = { 'upload-metadata': metadata({ filename: 'talk.wav' }) };
    const size = (bytes: number) => ({ 'upload-length': String(bytes), ...name });
    expect((await announce(app, user, size(3 * 1024 * 1024))).status).toBe(201);
    expect((await announce(app, user, size(3 * 1024 * 1024 + 1))).status).toBe(413);
  } finally {
    await app.close();
  }
});
