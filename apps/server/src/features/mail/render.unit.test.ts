import { mailTexts } from './texts.ts';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render.ts';

const home = new URL('https://notes.example.org');
const link = 'https://notes.example.org/reset-password?token=a&b=<c>';

const render = (params: Record<string, string>) =>
  renderMail(mailTexts.resetPassword, { params, actionUrl: link }, home);

describe('a message', () => {
  it('says the same as HTML and as text', () => {
    const { subject, text, html } = render({ email: 'ada@example.com', minutes: '60' });
    expect(subject).toBe('Reset your Notelark password');
    for (const sentence of [
      'Set a new password',
      'asked for a new password for the Notelark account of ada@example.com.',
      'This link works once and ends in 60 minutes.',
      'https://notes.example.org',
    ]) {
      expect(text).toContain(sentence);
      expect(html).toContain(sentence);
    }
    expect(text).toContain(`Set a new password:\n${link}`);
    expect(html).toContain(
      'href="https://notes.example.org/reset-password?token=a&amp;b=&lt;c&gt;"',
    );
  });

  it('shows what somebody has typed as what it is', () => {
    const { text, html } = render({ email: `"><img src=x onerror='alert(1)'>@example.com` });
    expect(text).toContain(`"><img src=x onerror='alert(1)'>@example.com`);
    expect(html).not.toContain('<img');
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;@example.com');
  });

  it('keeps the lines of a longer text', () => {
    const params = {
      name: 'Ada',
      email: 'a@example.com',
      topic: 'T',
      message: 'One\n\nTwo & three',
    };
    const { text, html } = renderMail(mailTexts.contactMessage, { params }, home);
    expect(text).toContain('One\n\nTwo & three');
    expect(html).toContain('One<br><br>Two &amp; three');
  });

  it('never breaks its subject', () => {
    const params = { name: 'Eve\r\nBcc: all@example.com', topic: 'T', email: '', message: '' };
    const { subject } = renderMail(mailTexts.contactMessage, { params }, home);
    expect(subject).toBe('[T] Message from Eve Bcc: all@example.com');
  });

  it('loads nothing from anywhere', () => {
    const { html } = render({ email: 'ada@example.com' });
    expect(html).not.toMatch(/<(script|img|link|iframe)|url\(|@import/i);
  });

  it.each(Object.entries(mailTexts))('%s fills in every name that it has', (_, template) => {
    const names =
      'email hours minutes days name topic message date plan items keepLonger storage next names support actor inviter member owner role subject team text device devices provider left count from to'.split(
        ' ',
      );
    const params = Object.fromEntries(names.map((name) => [name, 'x']));
    const { subject, text } = renderMail(template, { params, actionUrl: link }, home);
    expect(`${subject}\n${text}`).not.toMatch(/\{\w+\}/);
  });
});
