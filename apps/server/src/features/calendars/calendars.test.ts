import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { base64Wav, liveBabble } from '../../testing/live.ts';
import { type MediaServer, startMediaServer } from '../../testing/media-server.ts';
import { resultOf, untilStatus } from '../../testing/results.ts';
import { recordingOf, upload } from '../../testing/transfers.ts';
import type { TestUser } from '../../testing/users.ts';

const ICS = readFileSync(new URL('../../testing/weekly.ics', import.meta.url), 'utf8');
const RECORDING = recordingOf(1);
/** The clock of the tests begins on 10 March, when the weekly meeting was moved to 13:00 UTC. */
const DURING = '2026-03-10T13:30:00Z';
const EVENT = {
  title: 'Harbor weekly (moved)',
  attendees: ['Ann Lee', 'Ben Ray', 'dee@example.org'],
};
let app: TestApp;
let user: TestUser;
let server: MediaServer;
beforeAll(async () => {
  app = await createTestApp({ env: { LINK_PRIVATE_ADDRESSES: 'allow' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn({ plan: 'pro' });
  server = await startMediaServer();
});
afterEach(() => server.close());

const add = (from: { url?: string; content?: string }) =>
  app.call('POST /api/account/calendars', { body: { name: 'Work', ...from } }, { as: user });
const listed = async () =>
  (await app.call('GET /api/account/calendars', {}, { as: user })).body.calendars;
const record = async (recordedAt: string) => {
  const { summaryId } = await upload(app, user, RECORDING, { filename: 'rec_01.wav', recordedAt });
  return summaryId;
};

describe('a recording that was made during an event', () => {
  it('gets its title, and its attendees as names for speakers', async () => {
    await add({ content: ICS });
    const result = await untilStatus(app, user, await record(DURING), 'ready');
    expect(result).toMatchObject({ title: EVENT.title, event: EVENT });
    expect(result.source).toMatchObject({ filename: 'rec_01.wav' });
  });

  it('keeps the title that its owner has given', async () => {
    await add({ content: ICS });
    const id = await record(DURING);
    const rename = { params: { id }, body: { title: 'Mine' } };
    await app.call('PATCH /api/results/{id}/title', rename, { as: user });
    const result = await untilStatus(app, user, id, 'ready');
    // The event's title may have come first; what the owner gives wins either way.
    expect(result.title).toBe('Mine');
  });

  it('also live', async () => {
    await add({ content: ICS });
    app.clock.set(new Date('2026-03-24T09:10:00Z'));
    const sessionId = randomUUID();
    await app.call('POST /api/live/sessions', { body: { sessionId } }, { as: user });
    const chunk = { sessionId, sequence: 0, audioChunk: base64Wav(liveBabble(5)), last: true };
    await app.call('POST /api/functions/live-transcribe', { body: chunk }, { as: user });
    const body = { text: 'About larks.', outputType: 'notes', notes: '# Larks' } as const;
    const { summaryId } = (await app.call('POST /api/live/notes', { body }, { as: user })).body;
    expect(await resultOf(app, user, summaryId)).toMatchObject({
      title: 'Harbor weekly',
      event: { attendees: EVENT.attendees },
    });
  });
});

const publish = (content: string, etag: string) => {
  server.files.set('/work.ics', { content, headers: { 'content-type': 'text/calendar', etag } });
  return `${server.url}/work.ics`;
};

describe('a calendar', () => {
  it('is read again every hour by its address, which no answer tells', async () => {
    const added = await add({ url: publish('BEGIN:VCALENDAR\nEND:VCALENDAR', '"1"') });
    expect(added.body).toMatchObject({ name: 'Work', host: new URL(server.url).host, error: null });
    expect(JSON.stringify(await listed())).not.toContain('work.ics');
    publish(ICS, '"2"');
    app.clock.advance({ hours: 2 });
    const { calendars } = app.product.calendars;
    const { signal } = new AbortController();
    await calendars.readDue(signal);
    const span = { start: new Date('2026-03-10T13:00:00Z'), end: new Date(DURING) };
    expect(await calendars.eventDuring(user.actor.userId, span)).toMatchObject(EVENT);
    app.clock.advance({ hours: 2 });
    await calendars.readDue(signal);
    expect(server.asked.at(-1)?.headers['if-none-match']).toBe('"2"');
    // What was read stays where the server is away, and the reason is shown.
    server.files.clear();
    app.clock.advance({ hours: 2 });
    await calendars.readDue(signal);
    expect((await listed())[0]?.error?.code).toBe('link-refused');
    expect(await calendars.eventDuring(user.actor.userId, span)).toMatchObject(EVENT);
  });

  it('is refused where it is none, and removed by its owner only', async () => {
    expect((await add({ content: 'Hello' })).error.code).toBe('not-a-calendar');
    const { id } = (await add({ content: ICS })).body;
    const other = await app.signUpAndIn();
    const remove = (as: TestUser) =>
      app.call('DELETE /api/account/calendars/{id}', { params: { id } }, { as });
    expect((await remove(other)).error.code).toBe('not-found');
    await remove(user);
    expect(await listed()).toEqual([]);
  });
});
