import { type ApiScope, apiScopes } from '@notelark/api/api-scopes';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_SCALE: '10' } });
  user = await app.signUpAndIn();
});
afterAll(() => app.close());

interface Wanted {
  scopes?: ApiScope[];
  lifetimeDays?: 30 | 90 | 365 | null;
  password?: string;
}
const create = (wanted: Wanted = {}, as = user) => {
  const body = {
    name: 'Backup',
    scopes: wanted.scopes ?? ['read'],
    lifetimeDays: wanted.lifetimeDays ?? null,
    password: wanted.password ?? as.password,
  };
  return app.call('POST /api/account/keys', { body }, { as });
};
const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const session = (secret: string) => app.call('GET /api/auth/session', {}, bearer(secret));
const uploads = (secret: string) => app.call('GET /api/uploads', { query: {} }, bearer(secret));

describe('an API key', () => {
  it('is shown once, listed by its beginning, and stored as a hash', async () => {
    const { key, secret } = (await create({ lifetimeDays: 30 })).body;
    expect(secret).toMatch(/^nlk_[\w-]{43}$/);
    expect(key).toMatchObject({
      name: 'Backup',
      beginning: secret.slice(0, 10),
      scopes: ['read'],
      expiresAt: '2026-04-09T09:00:00.000Z',
      lastUsedAt: null,
    });
    const { keys } = (await app.call('GET /api/account/keys', {}, { as: user })).body;
    expect(keys).toEqual([key]);
    expect(JSON.stringify(await app.db.select().from(apiKeys))).not.toContain(secret.slice(10));
    expect((await app.mailTo(user.email, 'API key')).text).toContain('Backup');
  });

  it('acts for the person who made it, and says when it was used', async () => {
    const { key, secret } = (await create()).body;
    expect((await session(secret)).body.account).toMatchObject({ email: user.email });
    const { keys } = (await app.call('GET /api/account/keys', {}, { as: user })).body;
    expect(keys.find(({ id }) => id === key.id)?.lastUsedAt).toBe('2026-03-10T09:00:00.000Z');
  });

  it('needs the password', async () => {
    expect((await create({ password: 'Wrong-password-1' })).error.code).toBe('wrong-password');
  });

  it('ends when it is revoked, by its owner only', async () => {
    const { key, secret } = (await create()).body;
    const revoke = (as: TestUser) =>
      app.call('DELETE /api/account/keys/{id}', { params: { id: key.id } }, { as });
    expect((await revoke(await app.signUpAndIn())).error.code).toBe('not-found');
    expect((await uploads(secret)).status).toBe(200);
    expect((await revoke(user)).status).toBe(204);
    expect((await uploads(secret)).error.code).toBe('not-signed-in');
  });

  it('ends with its time', async () => {
    const { secret } = (await create({ lifetimeDays: 30 })).body;
    app.clock.advance({ days: 29 });
    expect((await uploads(secret)).status).toBe(200);
    app.clock.advance({ days: 1 });
    expect((await uploads(secret)).error.code).toBe('not-signed-in');
    app.clock.advance({ days: -30 });
  });

  it('does not work for a suspended account', async () => {
    const as = await app.signUpAndIn();
    const { secret } = (await create({}, as)).body;
    await app.db.transaction((tx) =>
      app.product.accounts.accounts.suspend(tx, as.actor.userId, true),
    );
    expect((await uploads(secret)).error.code).toBe('not-signed-in');
  });

  it('is one of 20 at most', async () => {
    const as = await app.signUpAndIn();
    const key = {
      userId: as.actor.userId,
      name: 'Key',
      beginning: 'nlk_',
      scopes: ['read' as const],
    };
    const rows = Array.from({ length: 19 }, () => ({ ...key, keyHash: randomUUID() }));
    await app.db.insert(apiKeys).values(rows);
    const answers = await Promise.all([create({}, as), create({}, as)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('too-many-keys');
  });
});

interface Operation {
  operationId: string;
  security?: object[];
  'x-api-key-scope'?: ApiScope;
}

async function listOperations() {
  const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      scope: operation['x-api-key-scope'] ?? null,
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, randomUUID()),
      isPublic: (operation.security ?? []).length === 0,
    })),
  );
}

describe('keys of every scope against every route', () => {
  /** What no key may ever reach, whatever the routes say: keys, passwords, payments, administration. */
  const OUT_OF_REACH =
    /^(?:\w+ \/api\/(?:account|admin|subscription|sandbox)\b|(?:POST|PATCH|DELETE) \/api\/(?:team|auth)\b|POST \/api\/functions\/(?:check-subscription|create-checkout|customer-portal|purchase-addon|verify-addon-payment))/;

  it('lets each through where it has the scope, and nowhere else', async () => {
    const secrets = await Promise.all(
      [...apiScopes.map((scope) => [scope]), [...apiScopes]].map(async (scopes) => ({
        scopes,
        secret: (await create({ scopes })).body.secret,
      })),
    );
    const wrong: string[] = [];
    for (const { name, method, path, isPublic, scope } of await listOperations()) {
      if (OUT_OF_REACH.test(name) && scope !== null) wrong.push(`${name} takes keys`);
      for (const { scopes, secret } of secrets) {
        const response = await app.request(path, {
          method,
          ...(!['GET', 'HEAD'].includes(method) && { body: '{}' }),
          headers: { 'content-type': 'application/json', ...bearer(secret).headers },
        });
        const text = await response.text();
        // An answer to HEAD has no body.
        const refusal =
          method === 'HEAD' && response.status === 403
            ? 'key-scope-missing'
            : /"code":"(key-[\w-]+)"/.exec(text)?.[1];
        const allowed = scope !== null && scopes.includes(scope);
        const refused = scope === null ? 'key-not-accepted' : 'key-scope-missing';
        const expected = allowed || (isPublic && scope === null) ? undefined : refused;
        if (refusal !== expected || response.status >= 500)
          wrong.push(`${name} with ${scopes.join()}: ${response.status} ${refusal}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('names every operation once', async () => {
    const names = (await listOperations()).map(({ operationId }) => operationId);
    expect(names.filter((name, at) => !name || names.indexOf(name) < at)).toEqual([]);
  });
});
