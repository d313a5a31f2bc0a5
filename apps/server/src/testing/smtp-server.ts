import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';

export interface TestSmtpServer {
  /** For SMTP_URL. */
  url: string;
  /** What arrived, parsed, oldest first. */
  mails: Email[];
  /** Waits for a message with this subject. */
  arrived(subject: string): Promise<Email>;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. `options` make it refuse or misbehave. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then((mail) => mails.push(mail))
          .then(() => answer())
          .catch(answer);
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    arrived: (subject) => vi.waitFor(() => find(mails, subject), { timeout: 20_000, interval: 20 }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function find(mails: Email[], subject: string): Email {
  const mail = mails.find((one) => one.subject === subject);
  if (!mail) throw new Error(`no mail with the subject "${subject}" has come`);
  return mail;
}
