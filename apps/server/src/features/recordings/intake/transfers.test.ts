import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  transfers as transfersTable,
  uploads,
  users,
} from '../../../platform/database/schema/index.ts';
import { DatabaseOutageError } from '../../../platform/database/outage.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import {
  announce,
  askOffset,
  dropTransfer,
  metadata,
  recordingOf,
  sendBytes,
  sendFile,
} from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

const RECORDING = recordingOf(1);
const NAME = { 'upload-metadata': metadata({ filename: 'talk.wav' }) };
const MAX = 50 * 1024 * 1024;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());

const complete = (user: TestUser, id: string) =>
  app.call('POST /api/uploads/{id}/complete', { params: { id } }, { as: user });
const usedMinutes = async (user: TestUser): Promise<number> =>
  (await app.call('GET /api/usage', {}, { as: user })).body.audio.used;

describe('sending a file', () => {
  it('makes an upload with its summary and its job, once however often it is asked', async () => {
    const user = await app.signUpAndIn();
    const { id } = await sendFile(app, user, RECORDING, {
      filename: '../Лекция 1.wav',
      outputType: 'notes',
      keepOriginal: 'true',
    });
    const answers = await Promise.all([complete(user, id), complete(user, id), complete(user, id)]);
    const [first] = answers.map(({ body }) => body);
    for (const { body } of answers) expect(body).toEqual(first);
    const [upload] = (await app.call('GET /api/uploads', { query: {} }, { as: user })).body.rows;
    expect(upload).toMatchObject({
      id: first?.uploadId,
      filename: 'Лекция 1.wav',
      status: 'processing',
      outputType: 'notes',
      summaries: [{ id: first?.summaryId, outputType: 'notes' }],
    });
    expect(await usedMinutes(user)).toBe(5);
  });

  it('takes it up where it stopped', async () => {
    const user = await app.signUpAndIn();
    const announced = await announce(app, user, {
      'upload-length': String(RECORDING.length),
      ...NAME,
    });
    const location = announced.headers.get('location') ?? '';
    const half = RECORDING.length >> 1;
    await sendBytes(app, user, location, 0, RECORDING.subarray(0, half));
    const asked = await askOffset(app, user, location);
    expect(asked.headers.get('upload-offset')).toBe(String(half));
    expect(asked.headers.get('upload-metadata')).toBe(NAME['upload-metadata']);
    const wrong = await sendBytes(app, user, location, half + 1, RECORDING.subarray(half + 1));
    expect(wrong.status).toBe(409);
    await sendBytes(app, user, location, half, RECORDING.subarray(half));
    const id = location.split('/').at(-1) ?? '';
    await complete(user, id);
    const stored = await app.product.files.store.withLocalFile(id, (path) => readFile(path));
    expect(stored.equals(RECORDING)).toBe(true);
  });

  it('is asked to send again while the database is away, and loses nothing', async () => {
    const user = await app.signUpAndIn();
    const length = { 'upload-length': String(RECORDING.length) };
    const announced = await announce(app, user, { ...length, ...NAME });
    const location = announced.headers.get('location') ?? '';
    const { locks } = app.product.context;
    vi.spyOn(locks, 'acquire').mockRejectedValueOnce(new DatabaseOutageError());
    const refused = await sendBytes(app, user, location, 0, RECORDING);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect((await sendBytes(app, user, location, 0, RECORDING)).status).toBe(204);
  });

  it('says of an unfinished file that it is not complete', async () => {
    const user = await app.signUpAndIn();
    const announced = await announce(app, user, {
      'upload-length': String(RECORDING.length),
      ...NAME,
    });
    const id = announced.headers.get('location')?.split('/').at(-1) ?? '';
    expect((await complete(user, id)).error.code).toBe('upload-incomplete');
  });

  it('still knows a finished file when its client comes back for the last answer', async () => {
    const user = await app.signUpAndIn();
    const { id, location } = await sendFile(app, user, RECORDING);
    await complete(user, id);
    await app.product.files.store.delete(id);
    const asked = await askOffset(app, user, location);
    expect(asked.status).toBe(200);
    expect(asked.headers.get('upload-offset')).toBe(String(RECORDING.length));
    const nothingMore = await sendBytes(app, user, location, RECORDING.length, Buffer.alloc(0));
    expect(nothingMore.status).toBe(204);
    expect((await complete(user, id)).status).toBe(200);
  });
});

describe('the size limit', () => {
  it('is checked before the first byte', async () => {
    const user = await app.signUpAndIn();
    const refused = await announce(app, user, { 'upload-length': String(MAX + 1), ...NAME });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      error: { code: 'file-too-large', message: message('50.1') },
    });
    const taken = await announce(app, user, { 'upload-length': String(MAX), ...NAME });
    expect(taken.status).toBe(201);
  });

  it('is checked again while a file of unknown length streams in', async () => {
    const user = await app.signUpAndIn();
    const announced = await announce(app, user, { 'upload-defer-length': '1', ...NAME });
    const location = announced.headers.get('location') ?? '';
    const part = Buffer.alloc(20 * 1024 * 1024);
    expect((await sendBytes(app, user, location, 0, part)).status).toBe(204);
    expect((await sendBytes(app, user, location, part.length, part)).status).toBe(204);
    const refused = await sendBytes(app, user, location, 2 * part.length, part);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { message: message('60') } });
  });

  it('is the one of the plan, with a sentence that says so', async () => {
    for (const [plan, limit] of [
      ['pro', 500],
      ['business', 2000],
      ['enterprise', 2000],
    ] as const) {
      const user = await app.signUpAndIn({ plan });
      const most = limit * 1024 * 1024;
      const refused = await announce(app, user, { 'upload-length': String(most + 1), ...NAME });
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({
        error: {
          code: 'file-too-large-for-plan',
          message: `File size is ${limit}.1MB. Maximum allowed is ${limit}MB on your plan.`,
        },
      });
      const taken = await announce(app, user, { 'upload-length': String(most), ...NAME });
      expect(taken.status).toBe(201);
    }
  });

  it('holds for the plan of today, also for a file that is half way', async () => {
    const user = await app.signUpAndIn({ plan: 'pro' });
    const announced = await announce(app, user, { 'upload-defer-length': '1', ...NAME });
    const location = announced.headers.get('location') ?? '';
    const part = Buffer.alloc(20 * 1024 * 1024);
    for (const offset of [0, part.length])
      expect((await sendBytes(app, user, location, offset, part)).status).toBe(204);
    await app.db.update(users).set({ currentPlan: 'free' }).where(eq(users.id, user.actor.userId));
    const refused = await sendBytes(app, user, location, 2 * part.length, part);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { message: message('60') } });
  });

  it('does not take more than was announced', async () => {
    const user = await app.signUpAndIn();
    const announced = await announce(app, user, { 'upload-length': '10', ...NAME });
    const location = announced.headers.get('location') ?? '';
    const refused = await sendBytes(app, user, location, 0, Buffer.alloc(11));
    expect(refused.status).toBe(413);
    expect((await askOffset(app, user, location)).headers.get('upload-offset')).toBe('0');
  });
});

describe('what is no recording', () => {
  it.each([
    ['text', Buffer.from('This is only a text.'.repeat(100)), 'not-audio'],
    ['nothing', Buffer.alloc(0), 'not-audio'],
    ['a playlist', Buffer.from('#EXTM3U\n/etc/passwd\n'), 'not-audio'],
  ])('is refused by its content, not by its name: %s', async (_, content, code) => {
    const user = await app.signUpAndIn();
    const { id } = await sendFile(app, user, content, { filename: 'lecture.mp3' });
    const refused = await complete(user, id);
    expect(refused.error.code).toBe(code);
    expect((await complete(user, id)).error.message).toBe(refused.error.message);
    expect(await usedMinutes(user)).toBe(0);
    expect(refused.error.message).toContain('No minutes were used.');
    expect(await app.product.files.store.find(id)).toBeNull();
  });
});

describe('minutes', () => {
  it('are reserved before the first byte, and fifty announcements at once get only what there is', async () => {
    const user = await app.signUpAndIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => announce(app, user, { 'upload-length': '9', ...NAME })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    expect(statuses.filter((status) => status === 402)).toHaveLength(44);
    const refused = answers.find(({ status }) => status === 402);
    expect(await refused?.json()).toMatchObject({ error: { code: 'audio-quota-exceeded' } });
  });

  it('come back when the client drops the file', async () => {
    const user = await app.signUpAndIn();
    const announced = await announce(app, user, { 'upload-length': '100', ...NAME });
    const location = announced.headers.get('location') ?? '';
    await sendBytes(app, user, location, 0, Buffer.alloc(50));
    expect(await usedMinutes(user)).toBe(5);
    expect((await dropTransfer(app, user, location)).status).toBe(204);
    expect(await usedMinutes(user)).toBe(0);
    expect((await askOffset(app, user, location)).status).toBe(404);
    const id = location.split('/').at(-1) ?? '';
    expect(await app.product.files.store.find(id)).toBeNull();
  });
});

describe('somebody else', () => {
  it('gets for a file on its way what an unknown one gets', async () => {
    const [owner, other] = [await app.signUpAndIn(), await app.signUpAndIn()];
    const announced = await announce(app, owner, { 'upload-length': '100', ...NAME });
    const real = announced.headers.get('location') ?? '';
    const unknown = `/api/files/${'0'.repeat(32)}`;
    const attempts = (location: string) =>
      Promise.all([
        askOffset(app, other, location),
        sendBytes(app, other, location, 0, Buffer.alloc(100)),
        dropTransfer(app, other, location),
        app.request(location, { as: other }),
        app.request(`/api/uploads/${location.split('/').at(-1)}/complete`, {
          method: 'POST',
          as: other,
        }),
      ]);
    const ofReal = await Promise.all((await attempts(real)).map(bare));
    const ofUnknown = await Promise.all((await attempts(unknown)).map(bare));
    expect(ofReal).toEqual(ofUnknown);
    for (const [status] of ofReal) expect(status).toBe(404);
    expect((await askOffset(app, owner, real)).headers.get('upload-offset')).toBe('0');
  });

  it('signed out, is asked to sign in', async () => {
    const refused = await app.request('/api/files', {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '9' },
    });
    expect(refused.status).toBe(401);
  });
});

it('never hands a file out by the address to which it is sent', async () => {
  const user = await app.signUpAndIn();
  const { location } = await sendFile(app, user, RECORDING);
  expect((await app.request(location, { as: user })).status).toBe(404);
});

describe('what its client left behind', () => {
  it('becomes an upload when it was whole, and goes with its minutes given back when it was not', async () => {
    const own = await createTestApp({ worker: false });
    try {
      const user = await own.signUpAndIn();
      const whole = await sendFile(own, user, RECORDING);
      const announced = await announce(own, user, { 'upload-length': '100', ...NAME });
      const half = announced.headers.get('location') ?? '';
      await sendBytes(own, user, half, 0, Buffer.alloc(50));
      const refused = await sendFile(own, user, Buffer.from('no recording'));
      own.clock.advance({ hours: 25 });
      await own.product.recordings.sweep.run();
      expect(await own.db.select().from(transfersTable)).toEqual([]);
      const made = await own.db.select().from(uploads);
      expect(made.map(({ transferId }) => transferId)).toEqual([whole.id]);
      const used = (await own.call('GET /api/usage', {}, { as: user })).body.audio.used;
      expect(used).toBe(5);
      expect(await own.product.files.store.find(half.split('/').at(-1) ?? '')).toBeNull();
      expect(await own.product.files.store.find(refused.id)).toBeNull();
      expect(await own.product.files.store.find(whole.id)).not.toBeNull();
    } finally {
      await own.close();
    }
  });

  it('becomes an upload by itself soon after the last byte', async () => {
    const user = await app.signUpAndIn();
    const { id } = await sendFile(app, user, RECORDING);
    const { rows } = await app.db.execute(
      sql`select data from jobs.job where name = 'library-finish-transfer' and data ->> 'transferId' = ${id}`,
    );
    expect(rows).toHaveLength(1);
    await app.product.recordings.transfers.completeUnasked(id);
    await app.product.recordings.transfers.completeUnasked(id);
    const { body } = await app.call('GET /api/uploads', { query: {} }, { as: user });
    expect(body.rows).toHaveLength(1);
  });
});

const bare = async (answer: Response) => [
  answer.status,
  (await answer.text()).replace(/"requestId":"[^"]+"/, ''),
];

const message = (size: string) =>
  `File size is ${size}MB. Maximum allowed is 50MB on the free tier of the hosting provider.`;

it('no page of another site may read the answers', async () => {
  const user = await app.signUpAndIn();
  const origin = { origin: 'https://evil.example.com' };
  const answers = [
    await announce(app, user, { 'upload-length': '100' }),
    await app.request('/api/files', { method: 'OPTIONS', as: user, headers: origin }),
  ];
  for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBeNull();
});

describe('an announcement that makes no sense', () => {
  it('with U+0000 in its metadata is taken without it', async () => {
    const user = await app.signUpAndIn();
    const plain = metadata({ filename: 'a\0b.wav', instructions: 'x\0y' });
    expect(
      (await announce(app, user, { 'upload-length': '100', 'upload-metadata': plain })).status,
    ).toBe(201);
  });

  it('of an extension that is not there is refused', async () => {
    const user = await app.signUpAndIn();
    for (const concat of ['partial', 'final;/api/files/a /api/files/b'])
      expect(
        (await announce(app, user, { 'upload-length': '100', 'upload-concat': concat })).status,
      ).toBe(400);
  });
});

describe('files over the storage of the plan', () => {
  const SIZE = { 'upload-length': String(MAX) };

  it('are refused, with those that failed, wait or are unfinished', async () => {
    const user = await app.signUpAndIn();
    const { userId } = user.actor;
    const stored = (count: number) => ({
      userId,
      filename: 'failed.wav',
      fileKey: `key-${count}-${userId}`,
      transferId: `key-${count}-${userId}`,
      sizeBytes: 1024 ** 3 - MAX,
      status: 'failed' as const,
    });
    await app.db.insert(uploads).values([stored(1), stored(2)]);
    const announced = [await announce(app, user, SIZE), await announce(app, user, SIZE)];
    expect(announced.map(({ status }) => status)).toEqual([201, 201]);
    const used = await usedMinutes(user);
    const refused = await announce(app, user, SIZE);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      error: { code: 'storage-full', params: { limit: 2 } },
    });
    expect(await usedMinutes(user), 'nothing is reserved for it').toBe(used);
    await dropTransfer(app, user, announced[0]?.headers.get('location') ?? '');
    expect((await announce(app, user, SIZE)).status).toBe(201);
  });
});
