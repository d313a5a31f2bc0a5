import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signatureOf } from '../adapters/payments/sandbox/signature.ts';
import { type ApiDocument, type Operation, operationsOf } from '../platform/http/operations.ts';
import { deriveKey } from '../platform/secret.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { type FuzzRequest, requestsOf, webhookBodies } from '../testing/fuzz.ts';
import type { TestUser } from '../testing/users.ts';

/** `npm run fuzz -- --requests 10000 --seed 1` sets them; the tests send a few of each route. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const WEBHOOK = '/api/payments/webhook';
/** Refusals of a server that works: an engine or a provider is missing. */
const EXPECTED = new Set([502, 503]);

let app: TestApp;
let user: TestUser;
let operations: Operation[];
let ids: string[];
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  operations = operationsOf((await (await app.request('/api/openapi.json')).json()) as ApiDocument);
  await begin();
});
afterAll(() => app.close());

/** A user who has something: requests end sessions and delete what there is. */
async function begin(): Promise<void> {
  user = await app.signUpAndIn({ plan: 'pro' });
  const body = { text: 'The ferry takes pedestrians.', outputType: 'summary' } as const;
  const made = await app.call('POST /api/text-inputs', { body }, { as: user });
  const announced = await app.request('/api/files', {
    method: 'POST',
    as: user,
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '100' },
  });
  const file = announced.headers.get('location')?.split('/').at(-1) ?? '';
  ids = [made.body.textInputId, made.body.summaryId, file];
}

async function isSignedIn(): Promise<boolean> {
  return (await app.call('GET /api/auth/session', {}, { as: user })).body.account !== null;
}

async function send({ method, path, headers, body, from }: FuzzRequest): Promise<number> {
  const answer = await app.request(path, {
    method,
    headers,
    ...(body !== null && { body }),
    ...(from === 'user' && { as: user }),
  });
  await answer.body?.cancel();
  return answer.status;
}

async function sendWebhook(body: string): Promise<number> {
  const { clock, secret } = app.product.context;
  const key = deriveKey(secret, 'sandbox-payments').toString('hex');
  const signature = signatureOf(body, clock.now(), key);
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  return (await app.request(WEBHOOK, { method: 'POST', body, headers })).status;
}

it(`no route answers 500, whatever it is sent (${REQUESTS} requests, seed ${SEED})`, async () => {
  const failures: unknown[] = [];
  const statuses: Record<number, number> = {};
  const note = (status: number, request: unknown): void => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status >= 500 && !EXPECTED.has(status)) failures.push({ status, request });
  };
  const each = Math.max(1, Math.ceil(REQUESTS / (operations.length + 1)));
  for (const [index, operation] of operations.entries()) {
    const sample = { numRuns: each, seed: SEED + index };
    for (const request of fc.sample(requestsOf(operation, ids), sample)) {
      note(await send(request), request);
      // What a request of the user's did to their session is theirs to do.
      if (request.from === 'user' && !(await isSignedIn())) await begin();
    }
  }
  for (const body of fc.sample(webhookBodies, { numRuns: each, seed: SEED }))
    note(await sendWebhook(body), { path: WEBHOOK, body });
  const logged = app.log.errors().filter(({ code }) => code === 'internal-error');
  app.log.clear();
  process.stderr.write(`fuzz: ${JSON.stringify(statuses)}\n`);
  expect(failures).toEqual([]);
  expect(logged).toEqual([]);
  expect(Object.keys(statuses).length, 'requests get past the first check').toBeGreaterThan(5);
}, 1_800_000);
