import { retryAfterSeconds } from '@notelark/toolkit/retry-after';
import { ModelFault, type Fault } from './faults.ts';

/** An answer that is not the expected one, as far as it tells what went wrong. */
export interface HttpFailure {
  status: number;
  headers: Headers;
  /** The server's own words: looked at, never passed on, since they may repeat a key or the prompt. */
  body: string;
}

const WINDOW =
  /context[ _-]?(length|window|size)|max_model_len|n_ctx|(prompt|input|request) (is |are )?too (long|large)|too many (input )?tokens|maximum number of tokens|reduce the length/iu;
const FORM =
  /response_format|response format|json_schema|json_object|output_config|output_format|structured output|grammar|tool_choice|"?format"? /iu;
const CREDIT = /insufficient_quota|insufficient funds|credit balance|billing|payment required/iu;

/**
 * What a server's refusal means. Vendors have their own words for the same faults, so the status decides where it can.
 * @param server how to name the server to the operator.
 */
export function faultOf(failure: HttpFailure, server: string): ModelFault {
  const [fault, sentence] = meaningOf(failure);
  const message = `${server} ${sentence} (HTTP ${failure.status})`;
  return new ModelFault(fault, message, retryAfterMs(failure.headers));
}

/** An error that came inside a stream, after a good status. */
export function faultInStream(text: string, server: string): ModelFault {
  return WINDOW.test(text)
    ? new ModelFault('window', `${server} says that the prompt does not fit the model's window`)
    : new ModelFault('broken', `${server} broke off in the middle of its answer`);
}

function meaningOf({ status, body }: HttpFailure): [Fault, sentence: string] {
  const refusal = status < 500;
  if (status === 402 || (refusal && CREDIT.test(body))) return ['credit', 'has no credit left'];
  if (status === 401 || status === 403) return ['key', 'does not accept the key'];
  if (status === 413 || (refusal && status !== 429 && WINDOW.test(body))) {
    return ['window', "says that the prompt does not fit the model's window"];
  }
  if (status === 404) return ['no-model', 'does not know this model or address'];
  if (status === 429 || status === 503 || status === 529) return ['busy', 'is busy'];
  if (status === 408 || status === 504) return ['slow', 'ran out of time'];
  if ((refusal || status === 501) && FORM.test(body)) {
    return ['form', 'does not know this form of answer'];
  }
  return refusal ? ['rejected', 'rejected the request'] : ['server', 'failed'];
}

/** `Retry-After` in seconds or as a date, or the milliseconds that some vendors add. */
function retryAfterMs(headers: Headers): number | null {
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (exact >= 0) return exact;
  const seconds = retryAfterSeconds(headers);
  return seconds === null ? null : seconds * 1000;
}
