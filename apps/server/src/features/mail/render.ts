import type { MailText } from './texts.ts';
import { mailFooter } from './texts.ts';
import { fill } from '@notelark/api/fill';
import type { Mail } from '../../ports/mailer.ts';

/** Values for a text's `{names}`, and where its button leads (absolute). */
export interface MailValues {
  params?: Readonly<Record<string, string | number>>;
  actionUrl?: string;
  /** A text that is written for this message alone, after the template's paragraphs. The HTML is inserted as it is. */
  body?: { text: string; html: string };
}

export type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html'>;

/** Makes the two forms of a message out of its text. `home` is the product's address. */
export function renderMail(template: MailText, values: MailValues, home: URL): RenderedMail {
  const say = (sentence: string) => fill(sentence, values.params ?? {});
  const content: Content = {
    heading: say(template.heading),
    paragraphs: template.paragraphs.map(say),
    ...(template.action && values.actionUrl
      ? { action: { label: say(template.action), url: values.actionUrl } }
      : {}),
    ...(template.footnote ? { footnote: say(template.footnote) } : {}),
    ...(values.body ? { body: values.body } : {}),
    home: home.origin,
  };
  // A line break would end the header.
  const subject = say(template.subject).replaceAll(/[\r\n]+/g, ' ');
  return { subject, text: asText(content), html: asHtml(subject, content) };
}

interface Content {
  heading: string;
  paragraphs: string[];
  body?: { text: string; html: string };
  action?: { label: string; url: string };
  footnote?: string;
  home: string;
}

function asText({ heading, paragraphs, body, action, footnote, home }: Content): string {
  return [
    heading,
    ...paragraphs,
    ...(body ? [body.text] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    `--\n${mailFooter.tagline}\n${home}`,
  ].join('\n\n');
}

/** Mail programs know tables and inline styles, and little else. Colours are those of the light theme. */
function asHtml(
  subject: string,
  { heading, paragraphs, body, action, footnote, home }: Content,
): string {
  const inside = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:30px;color:#161b29">${escape(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, 'margin:0 0 16px;font-size:16px;line-height:25px')),
    ...(body ? [`<div style="font-size:16px;line-height:25px">${body.html}</div>`] : []),
    ...(action ? [button(action.label, action.url), fallback(action.url)] : []),
    ...(footnote ? [paragraph(footnote, SMALL)] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f5fa;color:#2f374b;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;font-size:18px;font-weight:700"><a href="${escape(home)}" style="color:#161b29;text-decoration:none">Notelark</a></td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #dfe3ee;border-radius:16px;word-break:break-word">
${inside}
</td></tr>
<tr><td style="padding:20px 4px;font-size:13px;line-height:20px;color:#5c667d">${escape(mailFooter.tagline)}<br><a href="${escape(home)}" style="color:#5c667d">${escape(home)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const SMALL = 'margin:20px 0 0;font-size:13px;line-height:20px;color:#5c667d';

const paragraph = (text: string, style: string): string =>
  `<p style="${style}">${escape(text).replaceAll('\n', '<br>')}</p>`;

const button = (label: string, url: string): string =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#f4b13d;color:#2a1c05;font-size:16px;font-weight:600;text-decoration:none">${escape(label)}</a></p>`;

const fallback = (url: string): string =>
  `<p style="${SMALL}">${escape(mailFooter.linkFallback)}<br><a href="${escape(url)}" style="color:#5c667d">${escape(url)}</a></p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
