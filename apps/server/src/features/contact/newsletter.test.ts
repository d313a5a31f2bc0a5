import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTexts } from '../mail/texts.ts';
import { newsletterSubscribers } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';

const support = 'help@example.org';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { SUPPORT_EMAIL: support } });
});
afterAll(() => app.close());

const tokenIn = (link = ''): string => new URL(link).searchParams.get('token') ?? '';

async function confirmationToken(email: string): Promise<string> {
  const asked = await app.call('POST /api/newsletter', { body: { email } });
  expect(asked).toMatchObject({ status: 202, body: { sent: true } });
  const mail = await app.mailTo(email, mailTexts.confirmNewsletter.subject);
  expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/newsletter\/confirm\?token=/);
  return tokenIn(mail.links[0]);
}

const confirm = (token: string) => app.call('POST /api/newsletter/confirm', { body: { token } });
const unsubscribe = (token: string) =>
  app.call('POST /api/newsletter/unsubscribe', { body: { token } });

async function confirmedAddresses(): Promise<string[]> {
  const rows = await app.db.select().from(newsletterSubscribers);
  return rows.filter((row) => row.confirmedAt !== null).map((row) => row.email);
}

describe('the newsletter', () => {
  it('subscribes who confirms, tells the support address, and lets them go with one click', async () => {
    const email = 'reader@example.com';
    const token = await confirmationToken(email);
    expect(await confirmedAddresses()).not.toContain(email);

    expect((await confirm(token)).status).toBe(204);
    expect(await confirmedAddresses()).toContain(email);
    await app.mailTo(support, `New newsletter subscriber: ${email}`);

    const welcome = await app.mailTo(email, mailTexts.newsletterWelcome.subject);
    expect(welcome.links[0]).toMatch(/\/newsletter\/unsubscribe\?token=/);
    const leave = tokenIn(welcome.links[0]);
    expect((await unsubscribe(leave)).status).toBe(204);
    expect(await confirmedAddresses()).not.toContain(email);
    expect((await unsubscribe(leave)).status, 'done already counts as done').toBe(204);
  });

  it('takes a confirmation once', async () => {
    const token = await confirmationToken('once@example.com');
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).error.code).toBe('link-invalid');
  });

  it('ends a confirmation after seven days, and forgets who did not confirm', async () => {
    const email = 'late@example.com';
    const token = await confirmationToken(email);
    app.clock.advance({ days: 7 });
    expect((await confirm(token)).error.code).toBe('link-invalid');
    await app.product.contact.newsletter.sweep();
    const rows = await app.db.select().from(newsletterSubscribers);
    expect(rows.map((row) => row.email)).not.toContain(email);
  });

  it('lets only the newest confirmation work', async () => {
    const email = 'twice@example.com';
    const first = await confirmationToken(email);
    await app.call('POST /api/newsletter', { body: { email } });
    expect((await confirm(first)).error.code).toBe('link-invalid');
  });

  it('answers an address that is subscribed like any other, and says so by mail', async () => {
    const email = 'already@example.com';
    await confirm(await confirmationToken(email));
    const again = await app.call('POST /api/newsletter', { body: { email } });
    expect(again).toMatchObject({ status: 202, body: { sent: true } });
    const mail = await app.mailTo(email, mailTexts.newsletterAlready.subject);
    await unsubscribe(tokenIn(mail.links[0]));
    expect(await confirmedAddresses()).not.toContain(email);
  });

  it('refuses links that it has not made', async () => {
    for (const token of ['nonsense', '0b7f0ac4-6d2c-4d3c-9d5f-5d3f0a3b1c2d.AAAA'])
      expect((await unsubscribe(token)).error.code).toBe('link-invalid');
    expect((await confirm('nonsense')).error.code).toBe('link-invalid');
  });

  it('takes five subscriptions an hour for one address', async () => {
    const body = { email: 'eager@example.com' };
    for (let n = 0; n < 5; n++) await app.call('POST /api/newsletter', { body });
    expect((await app.call('POST /api/newsletter', { body })).status).toBe(429);
  });
});

describe('the newsletter’s mail, through a real SMTP server', () => {
  it('has the header by which a mail program ends the subscription', async () => {
    const smtp = await startSmtpServer();
    const remote = await createTestApp({ env: { SMTP_URL: smtp.url, SUPPORT_EMAIL: support } });
    const email = 'header@example.com';

    await remote.call('POST /api/newsletter', { body: { email } });
    const asked = await smtp.arrived(mailTexts.confirmNewsletter.subject);
    const token = tokenIn(/https?:\/\/\S+/.exec(asked.text ?? '')?.[0]);
    await remote.call('POST /api/newsletter/confirm', { body: { token } });
    const welcome = await smtp.arrived(mailTexts.newsletterWelcome.subject);

    const header = (key: string) => welcome.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = new URL(header('list-unsubscribe')?.replaceAll(/[<>]/g, '') ?? '');

    const opened = await remote.request(address.pathname);
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toContain('/newsletter/unsubscribe?token=');
    const clicked = await remote.request(address.pathname, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(clicked.status).toBe(204);
    expect(await remote.db.select().from(newsletterSubscribers)).toEqual([]);
    await remote.close();
    await smtp.close();
  });
});
