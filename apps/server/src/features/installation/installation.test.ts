import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { createTestEngines } from '../../testing/engines.ts';
import { resultOf } from '../../testing/results.ts';
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

it('says what its engines can do', async () => {
  const engines = await createTestEngines();
  const { transcriber } = engines;
  const engine = { id: 'pocketsphinx', label: 'PocketSphinx', draft: true };
  const app = await createTestApp({
    worker: false,
    engines: { ...engines, transcriber: { ...transcriber, engine, onlyLanguage: 'en' } },
  });
  try {
    const { body } = await app.call('GET /api/installation', {});
    expect(body).toMatchObject({
      payments: 'sandbox',
      recognizer: { available: true, label: 'PocketSphinx', draft: true, onlyLanguage: 'en' },
    });
    // What is saved of a live recording stays known as a draft.
    const as = await app.signUpAndIn({ plan: 'pro' });
    const saved = await app.call(
      'POST /api/live/notes',
      { body: { text: 'Words.', outputType: 'notes' } },
      { as },
    );
    const { source } = await resultOf(app, as, saved.body.summaryId);
    expect(source).toMatchObject({ kind: 'text', draftEngine: 'PocketSphinx' });
  } finally {
    await app.close();
  }
});

it('says what it found of a language model on its own machine', async () => {
  const engines = await createTestEngines();
  const localModel = { state: 'slow', seconds: 2400 } as const;
  const app = await createTestApp({ worker: false, engines: { ...engines, localModel } });
  try {
    const { body } = await app.call('GET /api/installation', {});
    expect(body.localModel).toEqual({ state: 'slow', secondsForHalfHour: 2400 });
  } finally {
    await app.close();
  }
});
