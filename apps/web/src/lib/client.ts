import type { Api } from '@notelark/api/api';
import { clientMessages } from '../messages/index.ts';
import type { RouteInput, RouteOutput } from '@notelark/api/routes';
import { ApiError, isErrorBody } from './api-error.ts';
import { withOffline } from './offline.ts';
import { beginOutage } from './outage.ts';

export type ApiRoute = keyof Api;
export type ApiInput<Name extends ApiRoute> = RouteInput<Api[Name]>;
export type ApiOutput<Name extends ApiRoute> = RouteOutput<Api[Name]>;

interface Options {
  signal?: AbortSignal;
  /** The call goes on when the page is closed. */
  keepalive?: boolean;
}
type Rest<Name extends ApiRoute> =
  unknown extends ApiInput<Name> ? [input?: Options] : [input: ApiInput<Name> & Options];

type Values = Record<string, unknown>;
interface Parts extends Options {
  params?: Values;
  query?: Values;
  body?: unknown;
}

/**
 * Calls a route of the API: `request('PATCH /api/account', { body: { timeZone } })`.
 * Only the types of the API are used, so no schema reaches the browser.
 * @throws {ApiError} whatever goes wrong; an aborted call throws the signal's reason instead
 */
export async function request<Name extends ApiRoute>(
  name: Name,
  ...input: Rest<Name>
): Promise<ApiOutput<Name>> {
  return jsonOf(await sendRequest(name, ...input));
}

/** The same for an answer that is no JSON. */
export async function sendRequest<Name extends ApiRoute>(
  name: Name,
  ...[input]: Rest<Name>
): Promise<Response> {
  const { body, signal, keepalive = false }: Parts = input ?? {};
  const url = urlOf(name, input);
  const init: RequestInit = {
    method: name.slice(0, name.indexOf(' ')),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal === undefined ? {} : { signal }),
    keepalive,
  };
  const response = await withOffline(name, url, () => send(url, init));
  if (!response.ok) {
    const error = await errorOf(response);
    if (error.code === 'database-unavailable') beginOutage();
    throw error;
  }
  return response;
}

/** The address of a route, for links, downloads and event streams: parameters and query filled in. */
export function urlOf(name: ApiRoute, { params = {}, query = {} }: Parts = {}): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(textOf(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.set(key, textOf(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    init.signal?.throwIfAborted();
    throw new ApiError(
      { code: 'unreachable', message: clientMessages.unreachable, status: 0 },
      { cause },
    );
  }
}

/** What the server sends has the shape of the API: its answers are stripped to it before they leave. */
async function jsonOf<Shape>(response: Response): Promise<Shape> {
  try {
    const body = response.status === 204 ? undefined : await response.json();
    return body;
  } catch (cause) {
    throw unreadable(response, cause);
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = await jsonOf<unknown>(response).catch(() => undefined);
  if (!isErrorBody(body)) return unreadable(response);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    ...body.error,
    status: response.status,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

const unreadable = (response: Response, cause?: unknown) =>
  new ApiError(
    { code: 'unreadable', message: clientMessages.unreadable, status: response.status },
    { cause },
  );
