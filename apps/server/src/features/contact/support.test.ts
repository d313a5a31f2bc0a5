import { adminSupportRoutes } from '@notelark/api/admin-support';
import { adminJobsRoutes } from '@notelark/api/admin-jobs';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type TestSmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import type { TestUser } from '../../testing/users.ts';

const support = 'help@example.org';
let app: TestApp;
let smtp: TestSmtpServer;
let boss: TestUser;

beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await createTestApp({ env: { SMTP_URL: smtp.url, SUPPORT_EMAIL: support } });
  boss = await app.signUpAndIn();
  await app.db.update(users).set({ administrator: true }).where(eq(users.id, boss.actor.userId));
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const writeAs = (as: TestUser, message: string) =>
  app.call(
    'POST /api/contact',
    {
      body: { firstName: 'Ada', lastName: message, email: as.email, topic: 'technical', message },
    },
    { as },
  );
const list = async (state: 'open' | 'answered' | 'closed' = 'open') =>
  (await app.call('GET /api/admin/support', { query: { state } }, { as: boss })).body;

it.each([...Object.keys(adminSupportRoutes), ...Object.keys(adminJobsRoutes)])(
  '%s is for administrators only',
  async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const as = await app.signUpAndIn();
    const url = path.replaceAll(/\{\w+\}/g, randomUUID());
    const body =
      method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await app.request(url, { method, as, ...body })).status).toBe(403);
    expect((await app.request(url, { method, ...body })).status).toBe(401);
  },
);

it('promises an answer by the plan, lists the most urgent first, and marks what is overdue', async () => {
  const hours = { free: 48, pro: 24, business: 12 } as const;
  for (const plan of ['free', 'pro', 'business'] as const) {
    const sent = await writeAs(await app.signUpAndIn({ plan }), `from ${plan}`);
    const due = app.clock.now().getTime() + hours[plan] * 3_600_000;
    expect(sent.body).toEqual({ sent: true, dueAt: new Date(due).toISOString() });
  }
  const visitor = await app.call('POST /api/contact', {
    body: {
      firstName: 'Eve',
      lastName: 'Visitor',
      email: 'eve@example.com',
      topic: 'general',
      message: 'from nobody',
    },
  });
  expect(visitor.body.dueAt).toBeNull();
  const { messages, overdue } = await list();
  expect(messages.map(({ message }) => message)).toEqual([
    'from business',
    'from pro',
    'from free',
    'from nobody',
  ]);
  expect(overdue).toBe(0);
  app.clock.advance({ hours: 13 });
  const later = await list();
  expect(later.overdue).toBe(1);
  expect(later.messages.map((one) => one.overdue)).toEqual([true, false, false, false]);
});

it('answers by mail in one thread, and moves the message from open to answered to closed', async () => {
  const user = await app.signUpAndIn({ plan: 'business' });
  await writeAs(user, 'thread');
  const first = await smtp.arrived('[Technical Issues] Message from Ada thread');
  const { messages } = await list();
  const id = messages.find(({ message }) => message === 'thread')?.id ?? '';
  expect(first.messageId).toContain(id);
  const answer = (text: string) =>
    app.call(
      'POST /api/admin/support/{id}/answer',
      { params: { id }, body: { text } },
      { as: boss },
    );
  const answered = await answer('Please restart it.');
  expect(answered.body).toMatchObject({
    state: 'answered',
    overdue: false,
    answers: [{ text: 'Please restart it.', author: boss.email }],
  });
  const mail = await smtp.arrived('Re: [Technical Issues] Message from Ada thread');
  expect(mail.text).toContain('Please restart it.');
  expect(mail.inReplyTo).toBe(first.messageId);
  expect(mail.replyTo?.[0]?.address).toBe(support);
  expect((await list('answered')).messages.map((one) => one.id)).toContain(id);

  const close = await app.call(
    'PATCH /api/admin/support/{id}',
    { params: { id }, body: { state: 'closed' } },
    { as: boss },
  );
  expect(close.body.state).toBe('closed');
  const { body } = await app.call('GET /api/admin/log', { query: {} }, { as: boss });
  expect(body.entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['support-answered', 'support-closed']),
  );
});
