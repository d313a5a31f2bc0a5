import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  newsletterDeliveries,
  newsletterSubscribers,
  users,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type TestSmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let smtp: TestSmtpServer;
let boss: TestUser;
const env = () => ({ SMTP_URL: smtp.url });

beforeAll(async () => {
  smtp = await startSmtpServer();
  // Without a worker: the tests do its steps, to stand between them.
  app = await createTestApp({ env: env(), worker: false });
  boss = await app.signUpAndIn();
  await app.db.update(users).set({ administrator: true }).where(eq(users.id, boss.actor.userId));
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

async function subscriber(confirmed = true): Promise<{ id: string; email: string }> {
  const email = `reader-${randomUUID()}@example.com`;
  const now = app.clock.now();
  const [row] = await app.db
    .insert(newsletterSubscribers)
    .values({ email, confirmUntil: now, confirmedAt: confirmed ? now : null })
    .returning();
  return { id: row?.id ?? '', email };
}

async function draft(subject: string, body = 'Read **this**: <script>alert(1)</script>') {
  const made = await app.call(
    'POST /api/admin/newsletter',
    { body: { subject, body } },
    { as: boss },
  );
  return made.body;
}
const send = (id: string) =>
  app.call('POST /api/admin/newsletter/{id}/send', { params: { id } }, { as: boss });

const deliveries = (issueId: string) =>
  app.db.select().from(newsletterDeliveries).where(eq(newsletterDeliveries.issueId, issueId));
const service = () => app.product.contact.issues;

it('sends an issue once to each confirmed subscriber, with one-click headers, and to none who left', async () => {
  const [stays, leaves, waiting] = [
    await subscriber(),
    await subscriber(),
    await subscriber(false),
  ];
  const issue = await draft('May issue');
  expect((await send(issue.id)).body.sentAt).not.toBeNull();
  expect((await send(issue.id)).error.code).toBe('issue-sent');
  await service().distribute(issue.id);
  // A worker that died in the middle: the job begins again.
  await service().distribute(issue.id);
  const queued = await deliveries(issue.id);
  expect(queued.map(({ subscriberId }) => subscriberId).toSorted()).toEqual(
    [stays.id, leaves.id].toSorted(),
  );
  expect(queued.map(({ subscriberId }) => subscriberId)).not.toContain(waiting.id);

  await app.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, leaves.id));
  for (const { subscriberId } of queued) {
    await service().deliver(issue.id, subscriberId);
    await service().deliver(issue.id, subscriberId);
  }
  const mail = await smtp.arrived('May issue');
  expect(mail.html).toContain('<strong>this</strong>');
  expect(mail.html).not.toContain('<script>');
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toContain('/api/newsletter/unsubscribe/');
  expect(smtp.mails.filter(({ subject }) => subject === 'May issue')).toHaveLength(1);
  const { body } = await app.call('GET /api/admin/newsletter', { query: {} }, { as: boss });
  expect(body.issues.find(({ id }) => id === issue.id)?.recipients).toBe(1);
});

it('keeps a sent issue as it was', async () => {
  const issue = await draft('Final');
  const body = { subject: 'Final', body: 'Changed' };
  const params = { id: issue.id };
  const change = () => app.call('PUT /api/admin/newsletter/{id}', { params, body }, { as: boss });
  expect((await change()).body.body).toBe('Changed');
  await send(issue.id);
  expect((await change()).error.code).toBe('issue-sent');
  const removed = await app.call('DELETE /api/admin/newsletter/{id}', { params }, { as: boss });
  expect(removed.error.code).toBe('issue-sent');
});

it('sends a test to the administrator alone, through the queue', async () => {
  const other = await createTestApp({ env: env() });
  try {
    const as = await other.signUpAndIn();
    await other.db.update(users).set({ administrator: true }).where(eq(users.id, as.actor.userId));
    const issue = await other.call(
      'POST /api/admin/newsletter',
      { body: { subject: 'Trial run', body: 'Hello' } },
      { as },
    );
    const { id } = issue.body;
    await other.call('POST /api/admin/newsletter/{id}/test', { params: { id } }, { as });
    const mail = await smtp.arrived('Trial run');
    expect(JSON.stringify(mail.to)).toContain(as.email);
    expect(issue.body.sentAt).toBeNull();
    const email = 'queue@example.com';
    const confirmedAt = other.clock.now();
    await other.db
      .insert(newsletterSubscribers)
      .values({ email, confirmUntil: confirmedAt, confirmedAt });
    await other.call('POST /api/admin/newsletter/{id}/send', { params: { id } }, { as });
    await vi.waitFor(
      () => expect(JSON.stringify(smtp.mails.map((one) => one.to))).toContain(email),
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await other.close();
  }
});
