import { randomUUID } from 'node:crypto';
import { emptyDocument, renderSummary } from '@notelark/summarizer';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTexts } from '../mail/texts.ts';
import { mailHandovers, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { storeRecording } from '../../testing/stored-results.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
/** Whether the server takes no message for now. */
let isBusy = false;
beforeAll(async () => {
  smtp = await startSmtpServer({
    onMailFrom: (_address, _session, answer) =>
      answer(isBusy ? Object.assign(new Error('busy'), { responseCode: 451 }) : null),
  });
  app = await createTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'n@example.org' } });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const task = (text: string, due: string) => ({ text, due, refs: [0], verified: true });

/** A person with a recording of 3 March 2026, a Tuesday. */
async function withTasks(timeZone = 'Europe/Berlin'): Promise<TestUser> {
  const user = await app.signUpAndIn();
  await app.db.update(users).set({ timeZone }).where(eq(users.id, user.actor.userId));
  const document = emptyDocument({
    kind: 'meeting',
    decisions: [{ text: 'The lease is <renewed>.', refs: [0], verified: true }],
    actionItems: [
      task('Send the contract', 'by Friday'),
      { ...task('Call the baker', 'on 10 March'), owner: 'Ben' },
      task('Paint the fence', 'on 12 April'),
    ],
    questions: [{ text: 'Who paints?', refs: [0], verified: false }],
  });
  await storeRecording(app.db, user.actor.userId, {
    filename: 'Board.mp3',
    createdAt: new Date('2026-03-03T10:00:00Z'),
    segments: [{ start: 4, end: 6, text: 'Hello.' }],
    document,
    summaryText: renderSummary(document, {
      outputType: 'notes',
      places: [{ index: 0, part: null, start: 4 }],
      language: 'en',
      possibleActions: false,
    }),
  });
  return user;
}

const choose = (as: TestUser, body: { taskReminders?: boolean; weeklyDigest?: boolean }) =>
  app.call('PATCH /api/account/mail-choices', { body }, { as });
const at = async (moment: string): Promise<void> => {
  app.clock.set(new Date(moment));
  await app.product.reminders.reminders.run();
};
const mailsTo = ({ email }: TestUser, subject: RegExp) =>
  smtp.mails.filter(
    (mail) => subject.test(mail.subject ?? '') && JSON.stringify(mail.to).includes(email),
  );
const queued = async ({ email }: TestUser): Promise<number> => {
  const { rows } = await app.db.execute<{ count: string }>(sql`
    select count(*) from jobs.job
     where name = 'send-mail' and data->>'to' = ${email} and data->>'once' = 'true'`);
  return Number(rows[0]?.count);
};

it('reminds of what is due and overdue, once a day, in the morning of the person’s day', async () => {
  const user = await withTasks();
  expect((await app.call('GET /api/account/mail-choices', {}, { as: user })).body).toEqual({
    taskReminders: false,
    weeklyDigest: false,
  });
  await at('2026-03-10T08:00:00Z');
  expect(await queued(user)).toBe(0);
  await choose(user, { taskReminders: true });
  await at('2026-03-10T05:50:00Z');
  expect(await queued(user)).toBe(0);
  await at('2026-03-10T06:10:00Z');
  await at('2026-03-10T20:00:00Z');
  expect(await queued(user)).toBe(1);
  const mail = await smtp.arrived('2 tasks due today or overdue');
  expect(mail.text).toContain('Overdue (1)\n\nBoard.mp3\n- Send the contract (by Friday');
  expect(mail.text).toContain('Today (1)\n\nBoard.mp3\n- Call the baker (Ben, on 10 March');
  expect(mail.text).not.toContain('Paint');
  expect(mail.html).toContain('/tasks');
  await at('2026-03-11T06:10:00Z');
  expect(await queued(user)).toBe(2);
});

it('sends the week before on Mondays, and nothing of an empty one', async () => {
  const user = await withTasks();
  await choose(user, { weeklyDigest: true });
  await at('2026-03-10T12:00:00Z');
  expect(await queued(user)).toBe(0);
  await at('2026-03-09T12:00:00Z');
  await at('2026-03-09T13:00:00Z');
  expect(await queued(user)).toBe(1);
  const mail = await smtp.arrived('Your week: March 2 to March 8');
  expect(mail.text).toMatch(/Decided \(1\)\n\nBoard\.mp3\n- The lease is <renewed>\. \(00:04\)/);
  expect(mail.html).toContain('The lease is &lt;renewed&gt;.');
  expect(mail.text).toMatch(/Questions left open \(1\)\n\nBoard\.mp3\n- Who paints\?/);
  await at('2026-03-30T12:00:00Z');
  expect(await queued(user)).toBe(1);
});

it('ends by its link, without signing in', async () => {
  const user = await withTasks();
  await choose(user, { taskReminders: true, weeklyDigest: true });
  await at('2026-03-10T12:00:00Z');
  await expect.poll(() => mailsTo(user, /due today/).length).toBe(1);
  const [mail] = mailsTo(user, /due today/);
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, address = ''] = /\/end\/([^>]+)>/.exec(String(header('list-unsubscribe'))) ?? [];
  const shown = await app.request(`/api/mail-choices/end/${address}`);
  expect(shown.headers.get('location')).toContain('/mail/end?token=');
  const end = (token: string) => app.call('POST /api/mail-choices/end', { body: { token } });
  expect((await end(`${address}x`)).error.code).toBe('link-invalid');
  const clicked = await app.request(`/api/mail-choices/end/${address}`, { method: 'POST' });
  expect(clicked.status).toBe(204);
  expect((await end(decodeURIComponent(address))).status).toBe(204);
  expect((await app.call('GET /api/account/mail-choices', {}, { as: user })).body).toEqual({
    taskReminders: false,
    weeklyDigest: true,
  });
});

it('does not send a mail again whose sender died while it handed the mail over', async () => {
  const { mail } = app.product.mail;
  const write = (id: string, subject: string) =>
    mail.write({
      id,
      to: 'once@example.com',
      template: mailTexts.newsletterIssue,
      params: { subject, email: 'once@example.com' },
      once: true,
    });
  const id = randomUUID();
  await app.db.insert(mailHandovers).values({ mailId: id, startedAt: app.clock.now() });
  await mail.deliver(write(id, 'Perhaps sent'));
  const other = write(randomUUID(), 'Sent once');
  await mail.deliver(other);
  await mail.deliver(other);
  await smtp.arrived('Sent once');
  const subjects = smtp.mails.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Sent once')).toHaveLength(1);
  expect(subjects).not.toContain('Perhaps sent');
});

it('tries again where the server has refused for now', async () => {
  const { mail } = app.product.mail;
  const written = mail.write({
    to: 'later@example.com',
    template: mailTexts.newsletterIssue,
    params: { subject: 'Later', email: 'later@example.com' },
    once: true,
  });
  isBusy = true;
  await expect(mail.deliver(written)).rejects.toThrow(/busy/);
  isBusy = false;
  await mail.deliver(written);
  await smtp.arrived('Later');
});
