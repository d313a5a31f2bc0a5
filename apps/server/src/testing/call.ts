import type { Api } from '@notelark/api/api';
import type { ErrorBody } from '@notelark/api/errors';
import type { RouteInput, RouteOutput } from '@notelark/api/routes';
import type { Product } from '../app.ts';

/** Whom a request is from. */
export interface Caller {
  /** What a signed-in browser sends. */
  cookie: string;
}

export interface RequestOptions {
  as?: Caller;
  headers?: Readonly<Record<string, string>>;
  /** The client's address. */
  address?: string;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** The body of a success; reading it off a refusal fails the test with the refusal's text. */
  readonly body: Body;
  /** The body of a refusal; reading it off a success fails the test. */
  readonly error: ErrorBody['error'];
}

export type RawRequest = Omit<RequestInit, 'headers'> & RequestOptions;

/** Sends a request to the application as a browser or a program would, but for the socket. */
export function send(product: Product, path: string, init: RawRequest = {}): Promise<Response> {
  const { as, address = '127.0.0.1', headers, ...rest } = init;
  const incoming = { socket: { remoteAddress: address } };
  return Promise.resolve(
    product.app.request(
      path,
      { ...rest, headers: { ...(as && { cookie: as.cookie }), ...headers } },
      { incoming },
    ),
  );
}

/** Calls a route of the API with its input; what it answers is typed by the API. */
export async function call<Name extends keyof Api>(
  product: Product,
  name: Name,
  input: RouteInput<Api[Name]>,
  options: RequestOptions = {},
): Promise<Answer<RouteOutput<Api[Name]>>> {
  const { params, query, body } = input as Deps;
  const [method = 'GET', template = '/'] = name.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params?.[key])),
  );
  const search = new URLSearchParams(stringified(query)).toString();
  const response = await send(product, search === '' ? path : `${path}?${search}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...options,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
  });
  return answerOf(name, response, await response.text());
}

interface Deps {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const stringified = (values: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);

function answerOf<Body>(name: string, response: Response, text: string): Answer<Body> {
  const { status, headers } = response;
  const parsed = (): unknown => (text === '' ? undefined : JSON.parse(text));
  return {
    status,
    headers,
    get body() {
      if (!response.ok) throw new Error(`${name} was refused with ${status}: ${text}`);
      return parsed() as Body;
    },
    get error() {
      if (response.ok) throw new Error(`${name} was not refused: ${status} ${text}`);
      return (parsed() as ErrorBody).error;
    },
  };
}
