import { retryAfterSeconds } from '@notelark/toolkit/retry-after';
import { TranscribeError } from '../ports/transcriber.ts';

/** Answers that may be others at another time. */
const PASSING = new Set([408, 409, 425, 429]);
/** What a proxy answers for a server that is not there. */
const UNREACHABLE = new Set([502, 503, 504]);
const DETAIL_LENGTH = 300;

/** What an answer that is no success means. `body` is quoted in the message, for the log, without the key. */
export function errorOf(response: Response, body: string, apiKey: string | null): TranscribeError {
  const { status } = response;
  if (status === 401 || status === 403) {
    // Such answers quote the key, in parts or in whole.
    const message = `the speech server refused the key (${status}): check SPEECH_API_KEY`;
    return new TranscribeError(message, { retry: false });
  }
  const message = `the speech server answered ${status}: ${withoutKey(body, apiKey)}`;
  // Money does not come back by waiting.
  const retry = (PASSING.has(status) && !body.includes('insufficient_quota')) || status >= 500;
  const seconds = retryAfterSeconds(response.headers, Date.now());
  return new TranscribeError(message, {
    retry,
    unreachable: UNREACHABLE.has(status),
    ...(seconds !== null && { retryAfterSeconds: seconds }),
  });
}

export function withoutKey(text: string, apiKey: string | null): string {
  const plain = apiKey ? text.replaceAll(apiKey, '[key]') : text;
  return plain.replaceAll(/\bsk-[\w*-]+/g, '[key]').slice(0, DETAIL_LENGTH);
}
