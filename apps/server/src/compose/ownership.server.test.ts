import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@notelark/api/errors';
import { type ApiDocument, type Operation, operationsOf } from '../platform/http/operations.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { type UserFixture, liveChunk, createUserFixture } from '../testing/user-fixture.ts';
import { rowsOf } from '../testing/catalogue.ts';
import { sampleOf } from '../testing/sample.ts';
import type { TestUser } from '../testing/users.ts';

/**
 * What the id in a path is of: the longest beginning that fits decides. Adding a route with an id that is not here makes
 * this test fail: add the beginning of its path and, for a new kind of thing, one of it to `createUserFixture`.
 */
const IN_PATH: Record<string, keyof UserFixture> = {
  '/api/uploads/{id}': 'upload',
  '/api/uploads/{id}/complete': 'transfer',
  '/api/transcripts/{id}': 'upload',
  '/api/text-inputs/{id}': 'text',
  '/api/results/{id}': 'uploadSummary',
  '/api/summaries/{id}': 'textSummary',
  '/api/files/{id}': 'unfinishedTransfer',
  '/api/team/members/{id}': 'teamMember',
  '/api/team/invitations/{id}': 'teamInvitation',
  '/api/team/keys/{id}': 'teamKey',
  '/api/account/passkeys/{id}': 'passkey',
  '/api/account/keys/{id}': 'apiKey',
  '/api/account/webhooks/{id}': 'webhook',
  '/api/account/deliveries/{id}': 'delivery',
  '/api/account/sessions/{id}': 'session',
  '/api/ask/{id}': 'question',
  '/api/links/{id}': 'link',
  '/api/feeds/{id}': 'feed',
  '/api/account/calendars/{id}': 'calendar',
  '/api/vocabulary/{id}': 'vocabulary',
  '/api/study/cards/{id}': 'card',
  '/api/fixes/{id}': 'fix',
  '/api/reviews/{id}': 'review',
  '/api/sandbox/checkouts/{id}': 'openCheckout',
  '/api/sandbox/portals/{id}': 'portal',
};
/** What the id in a body is of, by the field's name, or by path and name where that is not enough. */
const IN_BODY: Record<string, keyof UserFixture> = {
  uploadId: 'upload',
  summaryId: 'uploadSummary',
  textInputId: 'text',
  followsId: 'question',
  memberId: 'teamMember',
  '/api/functions/verify-addon-payment sessionId': 'paidCheckout',
  '/api/live/sessions sessionId': 'liveSession',
  '/api/functions/live-transcribe sessionId': 'liveSession',
  '/api/live/prefetch sessionId': 'liveSession',
  '/api/functions/track-live-notes-usage sessionId': 'liveSession',
};
/** What the id in a query is of, by path and name; both of its owner, where the one in the path is tried. */
const IN_QUERY: Record<string, keyof UserFixture> = {
  '/api/results/{id}/changes since': 'uploadSummary',
};
/** Parameters that belong to no user. */
const NOBODYS: Record<string, string> = {
  requestId: 'of a request: what it makes gets an id that the server derives for its user',
  priceId: 'of the price list, the same for everyone',
  token: 'a signature: it works for whoever has it',
};
/** The page makes the id of a recording: an unknown one begins it, so only another user's can be refused. */
const MADE_BY_CALLER = new Set(['/api/live/sessions', '/api/functions/live-transcribe']);
/** Answers that say nothing about the id: that it worked, with nothing closed. */
const SAYS_NOTHING = new Set(['/api/functions/track-live-notes-usage', '/api/live/prefetch']);

/** Routes that look for something more than the id: a speaker of that name, a task of that number. */
const LOOKS_FURTHER = new Set([
  '/api/transcripts/{id}/speakers',
  '/api/summaries/{id}/tasks',
  '/api/results/{id}/settle',
]);

const TUS = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
};

let app: TestApp;
let operations: Operation[];
let owner: TestUser;
let stranger: TestUser;
let fixture: UserFixture;
beforeAll(async () => {
  app = await createTestApp();
  const document = (await (await app.request('/api/openapi.json')).json()) as ApiDocument;
  // What is for administrators is refused to everyone else before its id is read: admin/people.test.ts.
  operations = operationsOf(document).filter(({ path }) => !path.startsWith('/api/admin/'));
  stranger = await app.signUpAndIn({ plan: 'pro' });
  owner = await app.signUpAndIn();
  fixture = await createUserFixture(app, owner, 'quetzal');
}, 60_000);
afterAll(() => app.close());

/** A place for an id in a request, and the kind of thing that belongs there. */
interface Place {
  operation: Operation;
  field: string;
  inPath: boolean;
  kind: keyof UserFixture;
}

const ours = (name: string): boolean => !(name in NOBODYS);

function places(): Place[] {
  return operations.flatMap((operation) => {
    const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    const inBody = Object.keys(operation.body?.properties ?? {}).filter((one) =>
      one.endsWith('Id'),
    );
    return inPath
      .filter(ours)
      .map((name) => place(operation, name, true))
      .concat(inBody.filter(ours).map((name) => place(operation, name, false)));
  });
}

function place(operation: Operation, field: string, inPath: boolean): Place {
  const { method, path } = operation;
  const beginning = Object.keys(IN_PATH)
    .filter((one) => path === one || path.startsWith(`${one}/`))
    .toSorted((a, b) => a.length - b.length)
    .at(-1);
  const kind = inPath ? IN_PATH[beginning ?? ''] : (IN_BODY[`${path} ${field}`] ?? IN_BODY[field]);
  if (!kind) throw new Error(`what is ${field} of ${method} ${path}? Add it to IN_PATH or IN_BODY`);
  return { operation, field, inPath, kind };
}

/** An id as the product makes them, that nothing has. */
function unknown(kind: keyof UserFixture): string {
  const id = fixture[kind];
  if (/^[0-9a-f]{32}$/.test(id)) return randomBytes(16).toString('hex');
  const [prefix] = /^\w+_sandbox_/.exec(id) ?? [];
  return prefix === undefined ? randomUUID() : prefix + randomBytes(16).toString('hex');
}

async function ask({ operation, field, inPath }: Place, as: TestUser, id: string) {
  const { method, path, parameters, body } = operation;
  const query = new URLSearchParams();
  for (const one of parameters)
    if (one.in === 'query' && one.required) {
      const known = IN_QUERY[`${path} ${one.name}`];
      query.set(one.name, known ? fixture[known] : String(sampleOf(one.schema)));
    }
  const isTus = path.startsWith('/api/files');
  const address = `${path.replace(/\{\w+\}/, inPath ? id : '')}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const answer = await app.request(address, {
    method,
    as,
    headers: isTus ? TUS : { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(bodyOf(body, inPath ? {} : { [field]: id })) }),
    ...(isTus && method === 'PATCH' && { body: Buffer.alloc(4) }),
  });
  if (answer.ok) await answer.body?.cancel();
  return { status: answer.status, error: answer.ok ? null : codeIn(await answer.text()) };
}

function bodyOf(schema: NonNullable<Operation['body']>, given: Record<string, string>) {
  const audio = schema.properties?.['audioChunk'] ? { audioChunk: liveChunk() } : {};
  return { ...(sampleOf(schema) as object), ...audio, ...given };
}

/** All that a refusal says, but for its own id. */
function codeIn(text: string): unknown {
  if (!text.startsWith('{')) return text;
  const { requestId: _, ...error } = (JSON.parse(text) as ErrorBody).error;
  return error;
}

const nameOf = ({ operation, field }: Place): string =>
  `${operation.method} ${operation.path} ${field}`;

/** What takes a thing away comes last, and after what takes away a part of it. */
const removing = ({ operation: { method, path } }: Place): number =>
  method === 'DELETE' ? 1 / path.length : 0;

/** The statuses that refuse an id without saying whether it exists. */
function refusals({ operation, inPath }: Place): number[] {
  if (SAYS_NOTHING.has(operation.path)) return [200];
  return inPath || MADE_BY_CALLER.has(operation.path) ? [404] : [404, 409];
}

describe("somebody else's id", () => {
  it('is answered like one that does not exist, on every route, and nothing changes', async () => {
    const before = await rowsOf(app.db, owner.actor.userId);
    const all = places();
    expect(all.length).toBeGreaterThan(30);
    for (const one of all) {
      const theirs = await ask(one, stranger, fixture[one.kind]);
      const alike = MADE_BY_CALLER.has(one.operation.path)
        ? theirs
        : await ask(one, stranger, unknown(one.kind));
      const refused = refusals(one).includes(theirs.status);
      expect({ route: nameOf(one), ...theirs, refused }).toEqual({
        route: nameOf(one),
        ...alike,
        refused: true,
      });
    }
    expect(await rowsOf(app.db, owner.actor.userId)).toEqual(before);
  });

  it('is known to its owner: the ids of this test are real', async () => {
    const all = places().filter(({ operation }) => !LOOKS_FURTHER.has(operation.path));
    for (const one of all.toSorted((a, b) => removing(a) - removing(b))) {
      const { status } = await ask(one, owner, fixture[one.kind]);
      const known = status !== 404 && status < 500;
      expect({ route: nameOf(one), status, known }).toEqual({
        route: nameOf(one),
        status,
        known: true,
      });
    }
  });
});
