import { retryAfterSeconds } from '@notelark/toolkit/retry-after';
import type { ErrorCode } from './contract.ts';
import { isProblem, NotelarkProblem } from './problem.ts';
import { sleep } from './sleep.ts';

export interface Connection {
  /** Without a slash at its end. */
  origin: string;
  key: string;
  fetch: typeof fetch;
  /** Tries of a call, the first one included. */
  tries: number;
  /** Seconds: an answer that asks for a longer wait is thrown at once. */
  longestWait: number;
}

/** The wait before the second try where the server names none, in milliseconds; it doubles with each further one. */
const FIRST_WAIT_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/**
 * Sends a request, again where that can't do anything twice: after a refusal for being too frequent, and, for what changes
 * nothing by being repeated, after a broken connection or an outage.
 * @throws {NotelarkProblem} for every answer that is no success; the signal's reason when aborted
 */
export async function send(
  connection: Connection,
  path: string,
  init: RequestInit & { method: string },
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await sendOnce(connection, path, init);
    } catch (error) {
      const wait = waitAfter(error, init.method, attempt, connection);
      if (wait === null || attempt >= connection.tries) throw error;
      await sleep(wait, init.signal);
    }
}

/** @returns milliseconds; null where another try has no use */
function waitAfter(
  error: unknown,
  method: string,
  attempt: number,
  { longestWait }: Connection,
): number | null {
  if (!isProblem(error)) return null;
  const isOutage = error.status === 0 || [502, 503, 504].includes(error.status);
  if (error.status !== 429 && !(isOutage && REPEATABLE.has(method))) return null;
  if (error.retryAfter === null) return pause(attempt);
  return error.retryAfter > longestWait ? null : error.retryAfter * 1000;
}

/** Milliseconds before try `attempt + 1`. */
export const pause = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));

/** The same without a second try. */
export async function sendOnce(
  { origin, key, fetch }: Connection,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${key}`);
  let response: Response;
  try {
    response = await fetch(`${origin}${path}`, { ...init, headers });
  } catch (cause) {
    init.signal?.throwIfAborted();
    const message = `${origin} did not answer. Check the address and your connection, then try again.`;
    throw new NotelarkProblem({ code: 'unreachable', message, status: 0 }, { cause });
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** The body of a success. */
export async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    throw unreadable(response, cause);
  }
}

interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  params?: Record<string, string | number>;
  requestId: string;
}

async function problemOf(response: Response): Promise<NotelarkProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  const error = errorIn(body);
  const retryAfter = retryAfterSeconds(response.headers, Date.now()) ?? undefined;
  if (!error) return unreadable(response, undefined, retryAfter);
  return new NotelarkProblem({ ...error, status: response.status, retryAfter });
}

function errorIn(body: unknown): ErrorBody | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  const isOurs =
    typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
  return isOurs ? (error as ErrorBody) : null;
}

function unreadable(response: Response, cause?: unknown, retryAfter?: number): NotelarkProblem {
  const message = `${new URL(response.url).origin} gave an answer that is not Notelark's (HTTP ${response.status}). Check the address.`;
  const { status } = response;
  return new NotelarkProblem({ code: 'unreadable', message, status, retryAfter }, { cause });
}
