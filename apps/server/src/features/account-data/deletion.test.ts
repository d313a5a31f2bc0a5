import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PaymentsError } from '../../ports/payments.ts';
import { signIn, signUp, whoIs } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createUserFixture } from '../../testing/user-fixture.ts';
import { Buying } from '../../testing/buying.ts';
import { ownedTables, rowsOf, tables } from '../../testing/catalogue.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let buying: Buying;
beforeAll(async () => {
  app = await createTestApp();
  buying = new Buying(app);
});
afterAll(() => app.close());

const deleteAccount = (of: TestApp, as: TestUser, password = as.password) =>
  of.call('POST /api/account/delete', { body: { password } }, { as });

async function untilGone(from: TestApp, { actor }: TestUser): Promise<void> {
  const left = sql`select from users where id = ${actor.userId}`;
  await vi.waitFor(async () => expect((await from.db.execute(left)).rowCount).toBe(0), {
    timeout: 20_000,
    interval: 50,
  });
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.product.files.store.list()) keys.push(key);
  return keys.toSorted();
}

/** The keys of a user's files: the recording, its copy for playback, the half that has come of another. */
async function filesOf({ actor }: TestUser): Promise<string[]> {
  const { rows } = await app.db.execute<{ key: string }>(sql`
    select unnest(array[file_key, playback_key]) as key from uploads where user_id = ${actor.userId}
    union select id from transfers where user_id = ${actor.userId}`);
  return rows.map(({ key }) => key);
}

/** Every table of the database, the queue's too, with a row in which one of the words stands. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const found = [];
  for (const table of await tables(app.db)) {
    const pattern = words.join('|');
    const query = sql`select from ${sql.raw(table)} as it where it::text ~* ${pattern} limit 1`;
    if ((await app.db.execute(query)).rowCount !== 0) found.push(table);
  }
  return found;
}

/** What is being delivered while an account goes reaches the development mailbox behind it, as it would reach a real one. */
const untilMailIsOut = () =>
  vi.waitUntil(async () => {
    const waiting = sql`select from jobs.job_common where name = 'send-mail' and state < 'completed' limit 1`;
    return (await app.db.execute(waiting)).rowCount === 0;
  }, 20_000);

describe('deleting an account', () => {
  it('leaves nothing of its user in any table, file or job, and everything of the others', async () => {
    const [goes, stays] = [await app.signUpAndIn(), await app.signUpAndIn()];
    const [theirs, fixture] = await Promise.all([
      createUserFixture(app, stays, 'ptarmigan'),
      createUserFixture(app, goes, 'quetzal'),
    ]);
    const kept = await rowsOf(app.db, stays.actor.userId);
    const { userId } = goes.actor;
    // A table that this test has no row for would prove nothing: `createUserFixture` makes one of each.
    const before = Object.entries(await rowsOf(app.db, userId));
    expect(before.filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
    const [files, allFiles] = [await filesOf(goes), await storedFiles()];
    expect(files).toHaveLength(3);
    expect(allFiles).toEqual(expect.arrayContaining(files));
    const words = [userId, userId.replaceAll('-', ''), goes.email, 'quetzal'];
    const traces = [...words, ...files, ...Object.values(fixture)];
    expect(await tablesWith(traces)).toEqual(
      expect.arrayContaining(['public.users', 'public.mailbox', 'jobs.job_common']),
    );

    await untilMailIsOut();
    expect((await deleteAccount(app, goes)).status).toBe(204);
    await untilGone(app, goes);

    expect(await tablesWith(traces)).toEqual([]);
    expect(await storedFiles()).toEqual(allFiles.filter((key) => !files.includes(key)));
    expect(await rowsOf(app.db, stays.actor.userId)).toEqual(kept);
    const { status } = await app.call(
      'GET /api/results/{id}',
      { params: { id: theirs.uploadSummary } },
      { as: stays },
    );
    expect(status).toBe(200);
  });

  it('ends a paid subscription at once, and forgets what was bought and given back', async () => {
    const user = await app.signUpAndIn();
    const { payments, subscriptions } = app.product.billing;
    await buying.subscribe(user, 'price_business_monthly');
    const { paymentId } = (await payments.checkout(await buying.buyAddon(user))) ?? {};
    await buying.sandboxConsole.refund(paymentId ?? '');
    await buying.untilHandled();
    const customerId = (await subscriptions.knownCustomer(user.actor.userId)) ?? '';
    expect(await payments.subscription(customerId)).toMatchObject({ status: 'active' });
    const traces = [paymentId ?? '', customerId];
    expect(await tablesWith(traces)).toContain('jobs.job_common');

    expect((await deleteAccount(app, user)).status).toBe(204);
    expect(await payments.subscription(customerId)).toBeNull();
    await untilGone(app, user);
    expect(await tablesWith(traces)).toEqual([]);
  });

  it('signs out at once, and leaves the address free', async () => {
    const user = await app.signUpAndIn();
    expect((await deleteAccount(app, user)).status).toBe(204);
    expect(await whoIs(app, user.cookie)).toBeUndefined();
    expect((await signIn(app, user.email)).error.code).toBe('invalid-credentials');
    await untilGone(app, user);
    expect((await signUp(app, user.email)).status).toBe(201);
  });

  it('asks for the password', async () => {
    const user = await app.signUpAndIn();
    expect((await deleteAccount(app, user, 'Wrong-password-1')).error.code).toBe('wrong-password');
    expect(await whoIs(app, user.cookie)).toBe(user.email);
  });

  it('does nothing while the payment provider does not answer', async () => {
    const user = await app.signUpAndIn({ plan: 'business' });
    await app.call('POST /api/team', { body: { name: 'Crew' } }, { as: user });
    await app.call(
      'POST /api/functions/create-checkout',
      { body: { priceId: 'price_pro_monthly' } },
      { as: user },
    );
    const down = vi.spyOn(app.product.billing.payments, 'deleteCustomer');
    down.mockRejectedValueOnce(new PaymentsError('down'));
    expect((await deleteAccount(app, user)).error.code).toBe('payment-provider-failed');
    expect((await app.call('GET /api/team', {}, { as: user })).body.team?.name).toBe('Crew');
    expect(await whoIs(app, user.cookie)).toBe(user.email);
    app.log.clear();
    expect((await deleteAccount(app, user)).status).toBe(204);
    await untilGone(app, user);
    down.mockRestore();
  });

  it('goes on after an interruption', async () => {
    const own = await createTestApp({ worker: false });
    const user = await own.signUpAndIn();
    await own.call(
      'POST /api/text-inputs',
      { body: { text: 'To be gone.', outputType: 'notes' } },
      { as: user },
    );
    expect((await deleteAccount(own, user)).status).toBe(204);
    // The work is not done yet, but the account is closed.
    expect((await signIn(own, user.email)).error.code).toBe('invalid-credentials');
    await own.product.startWorker();
    await untilGone(own, user);
    expect(await rowsOf(own.db, user.actor.userId)).toEqual(
      Object.fromEntries((await ownedTables(own.db)).map(({ table }) => [table, []])),
    );
    await own.close();
  });
});
