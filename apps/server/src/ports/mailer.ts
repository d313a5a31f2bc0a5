/** One message to one person, finished: what is sent is what is here. */
export interface Mail {
  /** Made once when the message is written. Becomes its Message-ID, so that a second delivery is seen as the same message. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; default: the sender that the product has. */
  replyTo?: string;
  /** Ids of the messages of this thread before it, the oldest first: becomes In-Reply-To and References. */
  thread?: string[];
  /** Further headers, e.g. List-Unsubscribe. */
  headers?: Record<string, string>;
}

export interface Mailer {
  /**
   * Hands a message over; returns when the other side has taken it. Sending the same message again is harmless.
   * @throws {MailRefusedError} when it was refused for good
   * @throws {Error} for a fault that may pass
   */
  send(mail: Mail): Promise<void>;
}

/** The other side will never take this message, e.g. because the mailbox does not exist: no reason to try again. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
