import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TranscribeError } from '@notelark/speech';
import {
  createScriptedTranscriber,
  sayTwoWords,
} from '@notelark/speech/testing/scripted-transcriber';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, untilStatus } from '../../../testing/results.ts';
import type { TestUser } from '../../../testing/users.ts';

/** One whose engine transcribes every language, and one whose engine knows no English. */
let app: TestApp;
let german: TestApp;
let hear = sayTwoWords;
beforeAll(async () => {
  const hears = createScriptedTranscriber({ script: (clip) => hear(clip) });
  app = await createTestApp({ engines: await createTestEngines({ transcriber: hears }) });
  const transcriber = createScriptedTranscriber({ onlyLanguage: 'de' });
  german = await createTestApp({ engines: await createTestEngines({ transcriber }) });
});
afterAll(async () => {
  await app.close();
  await german.close();
});

const open = async (as: TestUser, at = app): Promise<string> =>
  (await at.call('POST /api/sample', {}, { as })).body.summaryId;
const usage = async (as: TestUser, at = app) => (await at.call('GET /api/usage', {}, { as })).body;
const figures = async (as: TestUser, at = app) =>
  (await at.call('GET /api/profile/activity', {}, { as })).body;

it('is one for each account, however often and at once it is opened', async () => {
  const user = await app.signUpAndIn();
  const opened = await Promise.all([open(user), open(user), open(user)]);
  expect(new Set(opened).size).toBe(1);
  expect(await open(await app.signUpAndIn())).not.toBe(opened[0]);
});

it('is a recording to play, transcribed here, takes no quota and counts nowhere', async () => {
  const user = await app.signUpAndIn();
  const before = await figures(user);
  const id = await open(user);
  const { title, source } = await untilStatus(app, user, id, 'ready');
  expect(title).toBe('Sample: planning an open day');
  expect(source).toMatchObject({ kind: 'upload', durationSeconds: expect.closeTo(80, 0) });
  expect(source.kind === 'upload' && source.transcript?.engine.id).toBe('scripted');
  await vi.waitFor(async () => {
    const { source } = await resultOf(app, user, id);
    expect(source.kind === 'upload' && source.playback).toBe('ready');
  }, 20_000);
  await app.call('POST /api/summaries/{id}/switch', { params: { id } }, { as: user });
  expect((await usage(user)).audio.used).toBe(0);
  expect((await usage(user)).text.used).toBe(0);
  expect(await figures(user)).toEqual(before);
});

it('is transcribed again by Retry where the engine failed, still free', async () => {
  hear = () => Promise.reject(new TranscribeError('no model', { retry: false }));
  const user = await app.signUpAndIn();
  const id = await open(user);
  await untilStatus(app, user, id, 'failed');
  hear = sayTwoWords;
  await app.call('POST /api/summaries/{id}/retry', { params: { id } }, { as: user });
  await untilStatus(app, user, id, 'ready');
  expect((await usage(user)).audio.used).toBe(0);
});

it('is deleted like any recording, and can be made again', async () => {
  const user = await app.signUpAndIn();
  const id = await open(user);
  const { source } = await resultOf(app, user, id);
  const params = { id: source.id };
  expect((await app.call('DELETE /api/uploads/{id}', { params }, { as: user })).status).toBe(204);
  expect(await open(user)).not.toBe(id);
});

describe('where no engine understands the recording', () => {
  it('is a text with notes of this installation, takes no quota and counts nowhere', async () => {
    const user = await german.signUpAndIn();
    const before = await figures(user, german);
    const id = await open(user, german);
    const result = await untilStatus(german, user, id, 'ready');
    expect(result).toMatchObject({ title: 'Sample: planning an open day', outputType: 'notes' });
    expect(result.summaryText).toContain('library');
    const params = { id };
    await german.call('POST /api/summaries/{id}/switch', { params }, { as: user });
    expect((await usage(user, german)).text.used).toBe(0);
    expect(await figures(user, german)).toEqual(before);
  });

  it('uses the quota for what is asked of it beyond that, and once it was edited', async () => {
    const user = await german.signUpAndIn();
    const id = await open(user, german);
    const { source } = await untilStatus(german, user, id, 'ready');
    const body = { template: 'meeting', instructions: '', outputLanguage: null } as const;
    await german.call('POST /api/summaries/{id}/again', { params: { id }, body }, { as: user });
    expect((await usage(user, german)).text.used).toBe(1);
    const edit = { params: { id: source.id }, body: { text: 'My own text.', version: 1 } };
    await german.call('PATCH /api/text-inputs/{id}', edit, { as: user });
    await german.call('POST /api/summaries/{id}/switch', { params: { id } }, { as: user });
    expect((await usage(user, german)).text.used).toBe(2);
  });

  it('is deleted like any text, and can be made again', async () => {
    const user = await german.signUpAndIn();
    const id = await open(user, german);
    const { source } = await untilStatus(german, user, id, 'ready');
    const params = { id: source.id };
    expect(
      (await german.call('DELETE /api/text-inputs/{id}', { params }, { as: user })).status,
    ).toBe(204);
    expect(await open(user, german)).not.toBe(id);
  });
});
