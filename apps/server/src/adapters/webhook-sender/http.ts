import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';
import type {
  SenderFault,
  SendOutcome,
  WebhookMessage,
  WebhookSender,
} from '../../ports/webhook-sender.ts';

export interface HttpSenderOptions {
  /** Whether receivers may be in the private network. */
  allowPrivate: boolean;
  /** The longest from the beginning of a request to the head of its answer. */
  timeoutMs?: number;
}

/** A receiver only has to say that it has the message. */
const TIMEOUT_MS = 10_000;
const SECRET_BYTES = 32;

/**
 * Sends by HTTP, signed by the Standard Webhooks scheme (https://www.standardwebhooks.com). Addresses are checked after their
 * name has been resolved, on the connection itself, and redirects are not followed: no receiver leads into the private network.
 */
export function createHttpSender({
  allowPrivate,
  timeoutMs = TIMEOUT_MS,
}: HttpSenderOptions): WebhookSender {
  const allowed = { allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate };
  const agents = {
    'http:': new RequestFilteringHttpAgent(allowed),
    'https:': new RequestFilteringHttpsAgent(allowed),
  };
  return {
    makeSecret: () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`,
    send: async (message, signal) => {
      const url = new URL(message.url);
      const limit = AbortSignal.timeout(timeoutMs);
      const isSecure = url.protocol === 'https:';
      try {
        const request = (isSecure ? https : http).request(url, {
          method: 'POST',
          agent: agents[isSecure ? 'https:' : 'http:'],
          headers: headersOf(message),
          signal: AbortSignal.any([signal, limit]),
        });
        return outcomeOf(await statusOf(request, message.body));
      } catch (error) {
        signal.throwIfAborted();
        return { status: null, fault: faultOf(error, limit.aborted) };
      }
    },
  };
}

/** The receiver's status; what else it says is not read. */
async function statusOf(request: ClientRequest, body: string): Promise<number> {
  try {
    request.end(body);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer.statusCode ?? 0;
  } finally {
    // A late error of a request that is over has no listener.
    request.on('error', () => {});
    request.destroy();
  }
}

function headersOf({ id, sentAt, body, secret }: WebhookMessage): Record<string, string | number> {
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Notelark-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': Math.floor(sentAt.getTime() / 1_000),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  };
}

const outcomeOf = (status: number): SendOutcome => ({
  status,
  fault: status >= 300 && status < 400 ? 'redirect' : null,
});

function faultOf(error: unknown, isLate: boolean): SenderFault {
  if (isLate) return 'timeout';
  const refused = error instanceof Error && /is not allowed/.test(error.message);
  return refused ? 'private-address' : 'unreachable';
}
