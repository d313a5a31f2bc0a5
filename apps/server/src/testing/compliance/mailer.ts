import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Mail, Mailer } from '../../ports/mailer.ts';

/** What came out at the other end of a mailer. */
export type ArrivedMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>;

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  to: `someone-${randomUUID()}@example.com`,
  subject: 'Verify your email',
  text: 'Open this link:\nhttps://notelark.example/verify?token=abc',
  html: '<p>Open <a href="https://notelark.example/verify?token=abc">this link</a></p>',
  ...changes,
});

/** What every mailer promises. `arrived` reads what the other end holds, oldest first. */
export function mailerCompliance(
  mailer: () => Mailer,
  arrived: () => Promise<ArrivedMail[]>,
): void {
  const arrivedTo = async (to: string) => (await arrived()).filter((one) => one.to === to);

  it('delivers what it was given', async () => {
    const sent = mail();
    await mailer().send(sent);
    const { to, subject, text, html } = sent;
    expect(await arrivedTo(to)).toEqual([{ to, subject, text, html }]);
  });

  it('keeps every script, long lines and signs that mean something to a mail server', async () => {
    const sent = mail({
      subject: 'Grüße, γειά, 你好, שלום 🎉',
      text: `${'long '.repeat(400)}\n.\n..\nFrom me\n=3D ä 你好`,
      html: `<p>${'lang '.repeat(400)}&lt;b&gt; 你好</p>`,
    });
    await mailer().send(sent);
    const [one] = await arrivedTo(sent.to);
    expect(one).toEqual({ to: sent.to, subject: sent.subject, text: sent.text, html: sent.html });
  });

  it('delivers many at once, each to its own', async () => {
    const many = Array.from({ length: 20 }, (_, index) => mail({ subject: `Number ${index}` }));
    await Promise.all(many.map((one) => mailer().send(one)));
    const all = await arrived();
    expect(many.map(({ to }) => all.find((one) => one.to === to)?.subject)).toEqual(
      many.map(({ subject }) => subject),
    );
  });

  it('can’t be made to write headers by a subject', async () => {
    const sent = mail({ subject: 'Hello\r\nBcc: everyone@example.com' });
    await mailer().send(sent);
    expect(await arrivedTo('everyone@example.com')).toEqual([]);
    expect(await arrivedTo(sent.to)).toHaveLength(1);
  });
}
