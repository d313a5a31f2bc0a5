import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

const support = 'help@example.org';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { SUPPORT_EMAIL: support } });
});
afterAll(() => app.close());

const message = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  topic: 'technical',
  message: 'The engine stops.\n\nIs <b>this</b> {name} known?',
} as const;

describe('the contact form', () => {
  it('says where to write to instead', async () => {
    const { body } = await app.call('GET /api/contact', {});
    expect(body).toEqual({ supportEmail: support });
  });

  it('stores a visitor’s message and sends it to the support address', async () => {
    const sent = await app.call('POST /api/contact', { body: message });
    expect(sent).toMatchObject({ status: 202, body: { sent: true } });

    const stored = await app.db.select().from(contactMessages);
    expect(stored).toMatchObject([{ ...message, userId: null }]);

    const mail = await app.mailTo(support, 'Message from Ada Lovelace');
    expect(mail.subject).toBe('[Technical Issues] Message from Ada Lovelace');
    expect(mail.text).toContain('ada@example.com wrote about: Technical Issues');
    expect(mail.text).toContain(message.message);
    expect(mail.html).toContain('Is &lt;b&gt;this&lt;/b&gt; {name} known?');
  });

  it('knows who is signed in', async () => {
    const user = await app.signUpAndIn();
    await app.call('POST /api/contact', { body: { ...message, email: user.email } }, { as: user });
    const stored = await app.db.select().from(contactMessages);
    expect(stored).toContainEqual(
      expect.objectContaining({ userId: user.actor.userId, email: user.email }),
    );
  });

  it('names each field that is missing or too long', async () => {
    const { status, error } = await app.call('POST /api/contact', {
      body: { ...message, firstName: ' ', email: 'ada', message: 'x'.repeat(5001) },
    });
    expect(status).toBe(422);
    expect(error.code).toBe('validation-failed');
    expect(Object.keys(error.fields ?? {}).toSorted()).toEqual(['email', 'firstName', 'message']);
  });

  it('keeps a name with a line break out of the subject’s header', async () => {
    await app.call('POST /api/contact', {
      body: { ...message, firstName: 'Eve\r\nBcc: all@example.com', email: 'eve@example.com' },
    });
    const mail = await app.mailTo(support, 'Eve');
    expect(mail.subject).toBe('[Technical Issues] Message from Eve Bcc: all@example.com Lovelace');
  });

  it('takes five messages an hour from one address of the form, then says when to try again', async () => {
    const body = { ...message, email: 'often@example.com' };
    for (let n = 0; n < 5; n++)
      expect((await app.call('POST /api/contact', { body })).status).toBe(202);
    const refused = await app.call('POST /api/contact', { body });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    app.clock.advance({ hours: 1 });
    expect((await app.call('POST /api/contact', { body })).status).toBe(202);
  });
});
