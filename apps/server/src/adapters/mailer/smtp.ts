import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, MailRefusedError } from '../../ports/mailer.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  url: string;
  /** `Name <address>`. */
  from: string;
  /** The longest that connecting and each answer of the server may take, in milliseconds. */
  timeoutMs?: number;
}

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** Sends through an SMTP server, over a few connections that are kept open while there is mail. */
export function smtpMailer({ url, from, timeoutMs = 20_000 }: SmtpOptions): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A message's parts are what it holds: nothing is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(from);
  return {
    async send({ id, to, replyTo, thread = [], headers, ...mail }: Mail) {
      // A person is behind a message that can be answered.
      const isAutomatic = replyTo === undefined && thread.length === 0;
      const before = thread.map((one) => `<${one}@${domain}>`);
      try {
        await transport.sendMail({
          ...mail,
          from,
          to: single(to),
          ...(replyTo !== undefined && { replyTo: single(replyTo) }),
          messageId: `<${id}@${domain}>`,
          ...(before.length > 0 && { inReplyTo: before.at(-1), references: before }),
          headers: { ...(isAutomatic && AUTOMATIC), ...headers },
        });
      } catch (error) {
        throw isFinal(error)
          ? new MailRefusedError(`refused by the SMTP server: ${String(error)}`, { cause: error })
          : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Programs that answer for people who are away leave such a message alone (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** One address, whatever signs are in it: as a string, `a,b@example.com` would be read as two, and the mail go to a stranger. */
const single = (address: string) => ({ name: '', address });

/**
 * A reply of 500 and above is final (RFC 5321, 4.2.1), but for a refused log-in: that is ours to mend. So is an address that
 * can't be written in the protocol.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
}

const domainOf = (from: string): string => /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost';
