import { randomUUID } from 'node:crypto';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Mail, MailRefusedError } from '../../ports/mailer.ts';
import { mailerCompliance } from '../../testing/compliance/mailer.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { type SmtpMailer, smtpMailer } from './smtp.ts';

const from = 'Notelark <no-reply@notelark.example>';

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  ...changes,
});

const refuseRecipients = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) =>
    done(Object.assign(new Error('No such mailbox'), { responseCode })),
});

const markOf = ({ mails }: TestSmtpServer, address: string) =>
  mails
    .find(({ to }) => to?.[0]?.address === address)
    ?.headers.find(({ key }) => key === 'auto-submitted')?.value;

describe('SMTP as a mailer', () => {
  let server: TestSmtpServer;
  let mailer: SmtpMailer;
  beforeAll(async () => {
    server = await startSmtpServer();
    mailer = smtpMailer({ url: server.url, from });
  });
  afterAll(async () => {
    mailer.close();
    await server.close();
  });

  mailerCompliance(
    () => mailer,
    async () =>
      server.mails.map((one) => ({
        to: one.to?.[0]?.address ?? '',
        subject: one.subject ?? '',
        // The last line of a mail ends with a line break, on the wire.
        text: (one.text ?? '').replace(/\n$/, ''),
        html: (one.html ?? '').replace(/\n$/, ''),
      })),
  );

  it('says who it is from, where answers go, and whatever else it is told', async () => {
    const sent = mail({
      to: 'headers@example.com',
      replyTo: 'grace@example.com',
      headers: { 'List-Unsubscribe': '<https://notelark.example/u>' },
    });
    await mailer.send(sent);
    const one = server.mails.find(({ to }) => to?.[0]?.address === sent.to);
    expect(one?.from).toMatchObject({ name: 'Notelark', address: 'no-reply@notelark.example' });
    expect(one?.replyTo).toMatchObject([{ address: 'grace@example.com' }]);
    expect(one?.messageId).toBe(`<${sent.id}@notelark.example>`);
    expect(one?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: '<https://notelark.example/u>' }),
    );
  });

  it('marks what no person has written, so that no absence is announced to it', async () => {
    const [notice, answer] = [
      mail({ to: 'notice@example.com' }),
      mail({ to: 'answer@example.com', replyTo: 'grace@example.com' }),
    ];
    await mailer.send(notice);
    await mailer.send(answer);
    expect(markOf(server, notice.to)).toBe('auto-generated');
    expect(markOf(server, answer.to)).toBeUndefined();
  });
});

describe('an address with signs that mean something in a list of addresses', () => {
  let server: TestSmtpServer;
  let mailer: SmtpMailer;
  const recipients: string[] = [];
  beforeAll(async () => {
    server = await startSmtpServer({
      onRcptTo: ({ address }, _session, answer) => {
        recipients.push(address);
        answer();
      },
    });
    mailer = smtpMailer({ url: server.url, from });
  });
  afterAll(async () => {
    mailer.close();
    await server.close();
  });

  it.each([
    ['mine,yours@example.com', '"mine,yours"@example.com'],
    ['mine;yours@example.com', '"mine;yours"@example.com'],
  ])('%s is one address', async (to, onTheWire) => {
    recipients.length = 0;
    await mailer.send(mail({ to }));
    expect(recipients).toEqual([onTheWire]);
  });

  it.each(['mine<yours@example.com>', 'mine>@example.com'])('%s is none', async (to) => {
    recipients.length = 0;
    await expect(mailer.send(mail({ to }))).rejects.toThrow(MailRefusedError);
    expect(recipients).toEqual([]);
  });
});

describe('an SMTP server that says no', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });

  async function mailerOf(options: SMTPServerOptions, login = ''): Promise<SmtpMailer> {
    const server = await startSmtpServer(options);
    const mailer = smtpMailer({ url: server.url.replace('//', `//${login}`), from });
    closers.push(
      () => server.close(),
      () => mailer.close(),
    );
    return mailer;
  }
  it('for good: there is no reason to try again', async () => {
    const mailer = await mailerOf(refuseRecipients(550));
    await expect(mailer.send(mail())).rejects.toThrow(MailRefusedError);
  });

  it('for now: another try makes sense', async () => {
    const mailer = await mailerOf(refuseRecipients(451));
    const failure = await mailer.send(mail()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
  });

  it('to our log-in: the message is kept until that is mended', async () => {
    const mailer = await mailerOf(
      {
        authOptional: false,
        onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
      },
      'user:wrong@',
    );
    const failure = await mailer.send(mail()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'EAUTH' });
    expect(failure).not.toBeInstanceOf(MailRefusedError);
  });

  it('by not being there: another try makes sense', async () => {
    const server = await startSmtpServer();
    await server.close();
    const mailer = smtpMailer({ url: server.url, from });
    closers.push(() => mailer.close());
    const failure = await mailer.send(mail()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
  });
});
