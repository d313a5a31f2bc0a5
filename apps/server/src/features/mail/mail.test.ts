import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailTexts } from './texts.ts';
import { PASSWORD, signUp } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { RequestOptions } from '../../testing/call.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';

/** Where the jobs that deliver mail stand. */
async function mailJobs(app: TestApp): Promise<{ state: string; retries: number }[]> {
  const { rows } = await app.db.execute<{ state: string; retries: number }>(
    sql`select state, retry_count as retries from jobs.job where name = 'send-mail'`,
  );
  return rows;
}

describe('mail through a real SMTP server', () => {
  it('arrives as HTML and text, with a link that works', async () => {
    const smtp = await startSmtpServer();
    const app = await createTestApp({
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'Notes <notes@example.org>' },
      publicUrl: 'https://notes.example.org',
    });
    await signUp(app, 'ada@example.com');
    const mail = await smtp.arrived(mailTexts.verifyEmail.subject);
    expect(mail.from).toMatchObject({ name: 'Notes', address: 'notes@example.org' });
    expect(mail.to).toMatchObject([{ address: 'ada@example.com' }]);
    const link = /https:\/\/notes\.example\.org\/api\/auth\/verify-email\?token=\S+/;
    const [inText = ''] = link.exec(mail.text ?? '') ?? [];
    expect(inText).not.toBe('');
    expect(mail.html).toContain(`href="${inText}"`);
    const opened = await app.request(inText);
    expect(opened.headers.get('location')).toMatch(
      /^https:\/\/notes\.example\.org\/login\?verification=done/,
    );
    await app.close();
    await smtp.close();
  });

  it('neither delays nor fails an answer, and arrives once the server takes it', async () => {
    let busy = true;
    const smtp = await startSmtpServer({
      onRcptTo: (_address, _session, answer) =>
        answer(busy ? Object.assign(new Error('Try later'), { responseCode: 451 }) : undefined),
    });
    const app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    expect((await signUp(app, 'ada@example.com')).status).toBe(201);
    await expect
      .poll(() => mailJobs(app), { timeout: 20_000 })
      .toEqual([expect.objectContaining({ state: 'retry' })]);
    busy = false;
    await smtp.arrived(mailTexts.verifyEmail.subject);
    await app.close();
    await smtp.close();
  });

  it('that is refused for good is not tried again, and the log does not have its text', async () => {
    const smtp = await startSmtpServer({
      onRcptTo: (_address, _session, answer) =>
        answer(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    });
    const app = await createTestApp({ env: { SMTP_URL: smtp.url } });
    await signUp(app, 'nobody@example.com');
    await expect
      .poll(() => mailJobs(app), { timeout: 20_000 })
      .toEqual([{ state: 'completed', retries: 0 }]);
    const log = JSON.stringify(app.log.lines);
    expect(log).toContain('mail refused');
    expect(log).not.toContain('token=');
    expect(log).not.toContain(PASSWORD);
    await app.close();
    await smtp.close();
  });

  it('never lies in a development mailbox', async () => {
    const smtp = await startSmtpServer();
    const app = await createTestApp({ env: { SMTP_URL: smtp.url }, worker: false });
    expect((await app.request('/api/dev/mail')).status).toBe(404);
    const page = await app.request('/dev/mail');
    expect(await page.text()).not.toContain('mailbox');
    await app.close();
    await smtp.close();
  });
});

describe('the development mailbox', () => {
  it('holds mail where there is no SMTP server, newest first, with its links', async () => {
    const app = await createTestApp();
    for (const email of ['first@example.com', 'second@example.com']) {
      await signUp(app, email);
      await app.mailTo(email);
    }
    const all = await app.call('GET /api/dev/mail', { query: {} });
    expect(all.body.map(({ to }) => to)).toEqual(['second@example.com', 'first@example.com']);
    const [newest] = all.body;
    expect(newest?.subject).toBe(mailTexts.verifyEmail.subject);
    expect(newest?.text).toContain(newest?.links[0]);

    const one = await app.call('GET /api/dev/mail', { query: { to: 'FIRST@example.com' } });
    expect(one.body.map(({ to }) => to)).toEqual(['first@example.com']);

    const page = await (await app.request('/dev/mail')).text();
    expect(page).toContain('second@example.com');
    expect(page).toContain(`<a href="${newest?.links[0]}">`);
    expect(page).not.toContain('<script');
    const message = await app.request(`/dev/mail/${newest?.id}`);
    expect(await message.text()).toContain('Welcome to Notelark');
    await app.close();
  });

  it('shows what somebody typed as what it is, and knows no message by another id', async () => {
    const app = await createTestApp();
    await app.call('POST /api/contact', {
      body: {
        firstName: '<script>alert(1)</script>',
        lastName: 'B',
        email: 'c@example.com',
        topic: 'general',
        message: '<b>x</b> https://evil.example/"onclick="alert(1)',
      },
    });
    await app.mailTo('support@notelark.example');
    const page = await (await app.request('/dev/mail')).text();
    expect(page).not.toMatch(/<script|<b>|"onclick="/);
    for (const id of ['2b7f0ac4-6d2c-4d3c-9d5f-5d3f0a3b1c2d', 'nonsense'])
      expect((await app.request(`/dev/mail/${id}`)).status).toBe(404);
    await app.close();
  });
});

describe('the development mailbox', () => {
  it('answers this machine only, by a name of this machine, and through no proxy', async () => {
    const app = await createTestApp();
    await signUp(app, 'ada@example.com');
    const { id } = await app.mailTo('ada@example.com');
    const strangers: (RequestOptions & { host?: string })[] = [
      { address: '192.168.1.5' },
      { address: '::ffff:10.0.0.1' },
      { host: 'http://rebound.example.org' },
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
      { headers: { forwarded: 'for=203.0.113.7' } },
    ];
    for (const path of ['/api/dev/mail', '/dev/mail', `/dev/mail/${id}`]) {
      expect((await app.request(path)).status).toBe(200);
      expect((await app.request(path, { address: '::1' })).status).toBe(200);
      for (const { host = '', ...from } of strangers)
        expect((await app.request(`${host}${path}`, from)).status).toBe(404);
    }
    await app.close();
  });
});
