import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { CaughtMail } from './mailbox.service.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The development mailbox for people: plain HTML, no scripts. */
export function mailboxPage(mails: CaughtMail[]): Html {
  const list = mails.length === 0 ? html`<p class="empty">No mail yet.</p>` : mails.map(item);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Development mailbox · Notelark</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Development mailbox</h1>
          <p class="note">
            No SMTP server is set, so mail stays here. Set SMTP_URL to have it delivered.
          </p>
          ${list}
        </main>
      </body>
    </html>`;
}

/** One message as a mail program would show it. */
export const messagePage = (mail: CaughtMail): Html => html`${raw(mail.html)}`;

function item(mail: CaughtMail): Html {
  return html`<article>
    <h2><a href="/dev/mail/${mail.id}">${mail.subject}</a></h2>
    <p class="note">to ${mail.to} · <time>${mail.createdAt.toISOString()}</time></p>
    <pre>${linked(mail.text)}</pre>
  </article>`;
}

/** The text with its addresses as links. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const STYLE = `
:root { color-scheme: dark light; --canvas: #10141f; --surface: #181d2b; --line: #2d3447; --ink: #eceef5; --soft: #a4abbe; --accent: #f4b13d; }
@media (prefers-color-scheme: light) { :root { --canvas: #f3f5fa; --surface: #fff; --line: #dfe3ee; --ink: #161b29; --soft: #5c667d; --accent: #8a5a00; } }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 0; font-size: 1.1rem; }
a { color: var(--accent); overflow-wrap: anywhere; }
.note, .empty { margin: 0.2rem 0 1rem; color: var(--soft); font-size: 0.9rem; overflow-wrap: anywhere; }
article { margin: 1rem 0; padding: 1.2rem 1.4rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.8rem; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
