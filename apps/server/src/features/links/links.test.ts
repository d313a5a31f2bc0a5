import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Link } from '@notelark/api/links';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transfers } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type MediaServer, startMediaServer } from '../../testing/media-server.ts';
import { untilStatus } from '../../testing/results.ts';
import { recordingOf } from '../../testing/transfers.ts';
import type { TestUser } from '../../testing/users.ts';

const RECORDING = recordingOf(1);
const WAV = { 'content-type': 'audio/wav', etag: '"one"' };

/**
 * Stands in for yt-dlp, which can't be tried without the internet: takes the arguments that it documents, and writes a recording.
 */
const YT_DLP = `#!/bin/sh
for last; do :; done
case "$*" in
  *--ignore-config*--no-playlist*--dump-single-json*) ;;
  *--ignore-config*--no-playlist*--max-filesize*"-o -"*) cat "$(dirname "$0")/talk.wav"; exit ;;
  *) echo "unexpected: $*" >&2; exit 2 ;;
esac
case "$last" in
  *gone*) echo "ERROR: Video unavailable" >&2; exit 1 ;;
  *) echo '{"title":"A talk about larks","duration":3.5}' ;;
esac
`;

let app: TestApp;
let user: TestUser;
let server: MediaServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notelark-links-'));
  const program = join(folder, 'yt-dlp');
  await writeFile(program, YT_DLP);
  await writeFile(join(folder, 'talk.wav'), RECORDING);
  await chmod(program, 0o755);
  const env = {
    LINK_PRIVATE_ADDRESSES: 'allow',
    YT_DLP_PATH: program,
    YT_DLP_SITES: 'videos.example',
  };
  app = await createTestApp({ env });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  user = await app.signUpAndIn();
  server = await startMediaServer();
});
afterEach(() => server.close());

const preview = (url: string) =>
  app.call('POST /api/links/preview', { body: { url } }, { as: user });
const bring = async (url: string, more: { title?: string; seconds?: number } = {}) => {
  const body = { url, outputType: 'notes' as const, ...more };
  return await app.call('POST /api/links', { body }, { as: user });
};
const listed = async (): Promise<Link[]> =>
  (await app.call('GET /api/links', {}, { as: user })).body.links;
const until = (state: Link['state'], about: object = {}) =>
  vi.waitFor(
    async () => {
      const [link] = await listed();
      expect(link).toMatchObject({ state, ...about });
      return link!;
    },
    { timeout: 30_000, interval: 50 },
  );
const serve = (path: string, more: object = {}) => {
  server.files.set(path, { content: RECORDING, headers: WAV, ...more });
  return server.url + path;
};

describe('a media address', () => {
  it('becomes a recording, whose receipt says where it came from', async () => {
    const url = serve('/talks/larks.wav');
    expect((await preview(url)).body).toEqual({
      kind: 'media',
      title: 'larks.wav',
      bytes: RECORDING.length,
      seconds: null,
    });
    expect((await bring(url)).status).toBe(202);
    const { summaryId } = await until('done', { receivedBytes: RECORDING.length, error: null });
    const result = await untilStatus(app, user, summaryId ?? '', 'ready');
    expect(result.source).toMatchObject({ filename: 'larks.wav', durationSeconds: 3.5 });
    const asked = { params: { id: summaryId ?? '' } };
    const { receipt } = (await app.call('GET /api/results/{id}/receipt', asked, { as: user })).body;
    expect(receipt.source.origin).toEqual({ from: 'link', address: url });
  });

  it('goes on where the connection broke, where its server has the same file still', async () => {
    await bring(serve('/a.wav', { ranges: true, breakAfter: 20_000 }));
    const { summaryId } = await until('done');
    await untilStatus(app, user, summaryId ?? '', 'ready');
    expect(server.asked.map(({ headers }) => headers.range)).toEqual([
      undefined,
      expect.stringMatching(/^bytes=[1-9]\d*-$/),
    ]);
    expect(server.asked[1]?.headers['if-range']).toBe('"one"');
  });

  it('begins again where the server has no ranges', async () => {
    const url = serve('/b.wav', { breakAfter: 20_000 });
    await bring(url);
    const { summaryId } = await until('done', { receivedBytes: RECORDING.length });
    const { source } = await untilStatus(app, user, summaryId ?? '', 'ready');
    expect(source).toMatchObject({ durationSeconds: 3.5 });
  });

  it.each([
    ['link-refused', '/missing.wav', {}],
    [
      'link-not-media',
      '/page',
      { content: '<html>Hello</html>', headers: { 'content-type': 'text/html' } },
    ],
    [
      'not-audio',
      '/no.mp3',
      { content: 'not a recording', headers: { 'content-type': 'audio/mpeg' } },
    ],
  ])('fails with %s, and says why', async (code, path, served) => {
    if (path !== '/missing.wav') serve(path, served);
    await bring(server.url + path);
    const { error } = await until('failed');
    expect(error?.code).toBe(code);
    expect(error?.message).not.toContain('{');
    const used = (await app.call('GET /api/usage', {}, { as: user })).body.audio.used;
    expect(used).toBe(0);
  });

  it('is refused before it is fetched where the plan has no room for it', async () => {
    const url = serve('/long.wav');
    expect((await bring(url, { seconds: 3 * 3600 })).error.code).toBe('audio-quota-exceeded');
    const large = { ...WAV, 'content-length': String(60 * 1024 * 1024) };
    await bring(serve('/large.wav', { headers: large, breakAfter: 10 }));
    expect((await until('failed')).error?.code).toBe('file-too-large');
  });

  it('can be cancelled, tried again, and taken off the list; only by its owner', async () => {
    const url = serve('/c.wav', { status: 404 });
    const { id } = (await bring(url)).body;
    await until('failed');
    const other = await app.signUpAndIn();
    const stranger = await app.call('DELETE /api/links/{id}', { params: { id } }, { as: other });
    expect(stranger.error.code).toBe('not-found');
    serve('/c.wav');
    expect(
      (await app.call('POST /api/links/{id}/retry', { params: { id } }, { as: user })).status,
    ).toBe(202);
    await until('done');
    await app.call('DELETE /api/links/{id}', { params: { id } }, { as: user });
    expect(await listed()).toEqual([]);
  });

  it('that is cancelled on its way leaves nothing', async () => {
    const { id } = (await bring(serve('/d.wav', { stallAfter: 20_000 }))).body;
    await until('fetching', { totalBytes: RECORDING.length });
    const underWay = () =>
      app.db.select().from(transfers).where(eq(transfers.userId, user.actor.userId));
    expect(await underWay()).toHaveLength(1);
    await app.call('DELETE /api/links/{id}', { params: { id } }, { as: user });
    await vi.waitFor(async () => expect(await underWay()).toEqual([]), { timeout: 20_000 });
    expect(await listed()).toMatchObject([{ state: 'cancelled', error: null }]);
    expect((await app.call('GET /api/usage', {}, { as: user })).body.audio.used).toBe(0);
  });

  it('is not taken with a password in it', async () => {
    const { error } = await bring('https://ann:secret@example.org/a.mp3');
    expect(error.code).toBe('link-address');
  });
});

describe('a page', () => {
  it('is brought by the downloader that the operator has installed', async () => {
    const url = 'https://www.videos.example/watch?v=1';
    expect((await preview(url)).body).toEqual({
      kind: 'media',
      title: 'A talk about larks',
      bytes: null,
      seconds: 3.5,
    });
    await bring(url);
    const { summaryId } = await until('done');
    const { source } = await untilStatus(app, user, summaryId ?? '', 'ready');
    expect(source).toMatchObject({ filename: 'A talk about larks', durationSeconds: 3.5 });
  });

  it('that the downloader can not read is said so', async () => {
    expect((await preview('https://videos.example/gone')).error.code).toBe('link-not-media');
  });
});

const feedOf = (episodes: number, duration: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Larks</title>${Array.from(
    { length: episodes },
    (_, at) =>
      `<item><title>Episode ${at}</title><guid>${at}</guid><pubDate>Tue, ${10 + at} Mar 2026 09:00:00 GMT</pubDate>` +
      `<itunes:duration>${duration}</itunes:duration><enclosure url="/e.wav" length="1" type="audio/wav"/></item>`,
  ).join('')}<item><title>No sound</title><guid>none</guid></item></channel></rss>`;

const publish = (episodes: number, duration = '0:04') => {
  server.files.set('/feed', {
    content: feedOf(episodes, duration),
    headers: { 'content-type': 'application/rss+xml', etag: `"${episodes}"` },
  });
  return `${server.url}/feed`;
};
const check = () => {
  app.clock.advance({ hours: 2 });
  return app.product.links.feeds.checkDue(new AbortController().signal);
};

describe('a podcast', () => {
  it('is shown with its episodes, the newest first', async () => {
    const { body } = await preview(publish(2));
    expect(body).toMatchObject({ kind: 'feed', title: 'Larks' });
    expect(
      body.kind === 'feed' && body.episodes.map(({ title, seconds }) => [title, seconds]),
    ).toEqual([
      ['Episode 1', 4],
      ['Episode 0', 4],
    ]);
  });

  it('is followed: only what is new is brought, and an unchanged feed is not sent again', async () => {
    serve('/e.wav');
    const url = publish(1);
    const body = { url, outputType: 'notes' as const };
    const followed = await app.call('POST /api/feeds', { body }, { as: user });
    expect(followed.body).toMatchObject({ title: 'Larks', error: null });
    await check();
    expect(server.asked.at(-1)?.headers['if-none-match']).toBe('"1"');
    expect(await listed()).toEqual([]);
    publish(2);
    await check();
    expect(await until('done')).toMatchObject({ title: 'Episode 1' });
    expect(await listed()).toHaveLength(1);
    const { id } = followed.body;
    await app.call('DELETE /api/feeds/{id}', { params: { id } }, { as: user });
    const { feeds } = (await app.call('GET /api/feeds', {}, { as: user })).body;
    expect(feeds).toEqual([]);
  });

  it('lists a new episode for which there are not enough minutes, and brings it later', async () => {
    serve('/e.wav');
    const body = { url: publish(1), outputType: 'notes' as const };
    await app.call('POST /api/feeds', { body }, { as: user });
    publish(2, '99:00:00');
    await check();
    const [left] = await listed();
    expect(left).toMatchObject({ title: 'Episode 1', state: 'failed' });
    expect(left?.error).toEqual({
      code: 'audio-quota-exceeded',
      message: expect.stringContaining('minutes'),
    });
    expect(server.asked.map(({ path }) => path)).not.toContain('/e.wav');
    await check();
    expect(await listed()).toHaveLength(1);
    const params = { id: left?.id ?? '' };
    await app.call('POST /api/links/{id}/retry', { params }, { as: user });
    expect(await until('done')).toMatchObject({ title: 'Episode 1', error: null });
  });

  it('that fails is asked less often, and says why', async () => {
    const url = publish(1);
    await app.call('POST /api/feeds', { body: { url, outputType: 'notes' } }, { as: user });
    server.files.delete('/feed');
    await check();
    const { feeds } = (await app.call('GET /api/feeds', {}, { as: user })).body;
    expect(feeds[0]?.error?.code).toBe('link-refused');
  });

  it('is not any page', async () => {
    const body = { url: serve('/sound.wav'), outputType: 'notes' as const };
    expect((await app.call('POST /api/feeds', { body }, { as: user })).error.code).toBe(
      'link-not-feed',
    );
  });
});
