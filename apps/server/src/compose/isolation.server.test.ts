import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiDocument, requestsNaming, type SampleRequest } from '../testing/api-samples.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { resultOf } from '../testing/results.ts';
import { storeRecording, talk } from '../testing/stored-results.ts';
import { recordingOf, sendFile } from '../testing/transfers.ts';
import type { TestUser } from '../testing/users.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;
/** One of everything that a user can have, by what it is. */
let ids: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({ worker: false, env: { RATE_LIMIT_SCALE: '1000' } });
  const plan = 'pro';
  [owner, other] = [await app.signUpAndIn({ plan }), await app.signUpAndIn({ plan })];
  const recording = await storeRecording(app.db, owner.actor.userId, { segments: talk(2) });
  const text = await app.call(
    'POST /api/text-inputs',
    { body: { text: 'Of the owner.', outputType: 'summary' } },
    { as: owner },
  );
  const { id: transfer } = await sendFile(app, owner, recordingOf(1));
  const sessionId = randomUUID();
  await app.call('POST /api/live/sessions', { body: { sessionId } }, { as: owner });
  ids = {
    'live session': sessionId,
    upload: recording.uploadId,
    summary: recording.summaryId,
    text: text.body.textInputId,
    'summary of a text': text.body.summaryId,
    'file on its way': transfer,
  };
});
afterAll(() => app.close());

/** Routes that name no thing of a user's, and the one that begins something under an id that its caller has made up. */
const OF_NOBODY = /\/api\/(newsletter\/|mail-choices\/|admin\/|live\/sessions$)/;
/** What these answer of an unknown recording is not that it is unknown. */
const WITHOUT_NOT_FOUND = [
  'POST /api/fixes',
  'POST /api/study/reviews',
  'POST /api/live/prefetch',
  'POST /api/functions/live-transcribe',
  'POST /api/functions/track-live-notes-usage',
  'POST /api/live/notes',
];

/** Of the request, and of what it made for its sender. */
const NEW_EACH_TIME = /"(requestId|textInputId|summaryId)":"[^"]+"/g;

async function ask(as: TestUser, { method, path, body }: SampleRequest) {
  const answer = await app.request(path, {
    method,
    as,
    headers: {
      'tus-resumable': '1.0.0',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text: text.replaceAll(NEW_EACH_TIME, '') };
}

/** An id of the same shape that nothing has. */
const unknownLike = (id: string): string => (isUuid(id) ? randomUUID() : '0'.repeat(id.length));
const isUuid = (id: string): boolean => id.includes('-');

it('hides what a user has from every other user, on every route', async () => {
  const document = (await (await app.request('/api/openapi.json')).json()) as ApiDocument;
  const requestsOf = (id: string) =>
    requestsNaming(id, document).filter(({ route }) => !OF_NOBODY.test(route));
  const before = await resultOf(app, owner, ids['summary'] ?? '');
  const otherwise = new Set<string>();
  for (const [what, id] of Object.entries(ids)) {
    const unknown = requestsOf(unknownLike(id));
    expect(unknown.length).toBeGreaterThan(20);
    for (const [at, request] of requestsOf(id).entries()) {
      const about = `${request.route} of a ${what}`;
      const theirs = await ask(other, request);
      const nothing = await ask(other, unknown[at] ?? request);
      expect({ about, ...theirs }).toEqual({ about, ...nothing });
      if (isUuid(id) && theirs.status !== 404) otherwise.add(request.route);
    }
  }
  expect([...otherwise]).toEqual(WITHOUT_NOT_FOUND);
  expect(await resultOf(app, owner, ids['summary'] ?? '')).toEqual(before);
});
