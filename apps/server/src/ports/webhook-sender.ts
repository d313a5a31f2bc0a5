/** A message to a stranger's server. */
export interface WebhookMessage {
  url: string;
  /** The same for each try: receivers recognize what they have by it. */
  id: string;
  sentAt: Date;
  /** JSON. */
  body: string;
  /** `whsec_…` */
  secret: string;
}

export type SenderFault = 'private-address' | 'timeout' | 'unreachable' | 'redirect';

/** What became of it: the status of the answer, or why there is none that counts. */
export interface SendOutcome {
  status: number | null;
  fault: SenderFault | null;
}

export interface WebhookSender {
  /** Never throws for what the receiver does, but the signal's reason. */
  send(message: WebhookMessage, signal: AbortSignal): Promise<SendOutcome>;
  /** A new secret for signatures. */
  makeSecret(): string;
}
