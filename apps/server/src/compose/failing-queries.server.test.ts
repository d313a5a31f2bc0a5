import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiDocument, type Operation, operationsOf } from '../platform/http/operations.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { sampleOf } from '../testing/sample.ts';
import type { TestUser } from '../testing/users.ts';

/** As long as one of our tokens. */
const PLANTED = `planted-${'4711'.repeat(10)}`;
/** What takes part in every request: without it, no route gets as far as its own queries. */
const NEEDED = new Set(['users', 'sessions', 'rate_limits']);

let app: TestApp;
let user: TestUser;
let operations: Operation[];
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  user = await app.signUpAndIn({ plan: 'pro' });
  operations = operationsOf((await (await app.request('/api/openapi.json')).json()) as ApiDocument);
});
afterAll(async () => {
  app.log.clear();
  await app.close();
});

async function rename(names: Iterable<string>, prefix: { from: string; to: string }) {
  for (const name of names)
    await app.db.execute(
      sql`alter table ${sql.identifier(prefix.from + name)} rename to ${sql.identifier(prefix.to + name)}`,
    );
}

/** A request of a route, with a secret in every text that it takes. */
function send({ method, path, parameters, body }: Operation) {
  const inQuery = parameters.filter((one) => one.in === 'query');
  const query = Object.fromEntries(inQuery.map(({ name }) => [name, PLANTED]));
  const target = path.replaceAll(/\{\w+\}/g, (name) =>
    name === '{token}' ? PLANTED : '00000000-0000-4000-8000-000000000000',
  );
  const json = JSON.stringify(body && { ...(sampleOf(body) as object), ...secretsOf(body) });
  return app.request(`${target}?${new URLSearchParams(query).toString()}`, {
    method,
    as: user,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: json }),
  });
}

const secretsOf = ({ properties = {} }: NonNullable<Operation['body']>) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, schema]) => schema.type === 'string' && !schema.enum)
      .map(([name, { format }]) => [name, valueOf(name, format)]),
  );

function valueOf(name: string, format: unknown): string {
  if (name === 'email') return `${PLANTED}@example.com`;
  if (name === 'password') return `Secret-${PLANTED}`;
  return format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : PLANTED;
}

it('no query that fails puts what a user sent into the log', async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !NEEDED.has(name));
  await app.db.execute(sql`alter schema jobs rename to gone`);
  await rename(tables, { from: '', to: 'gone_' });
  for (const operation of operations) await send(operation);
  await rename([...NEEDED], { from: '', to: 'gone_' });
  for (const operation of operations) await send(operation);
  await rename([...NEEDED, ...tables], { from: 'gone_', to: '' });
  await app.db.execute(sql`alter schema gone rename to jobs`);

  expect(JSON.stringify(app.log.lines)).toContain('Failed query');
  expect(app.log.lines.filter((line) => JSON.stringify(line).includes(PLANTED))).toEqual([]);
});
