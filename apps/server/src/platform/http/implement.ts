import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { commonErrors, errorStatus, type ErrorCode } from '@notelark/api/errors';
import { groupOf } from '@notelark/api/api-groups';
import type { Method, Route, RouteOutput, RouteRequest, RouteTable } from '@notelark/api/routes';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';
import { addLogFields } from '../log-fields.ts';
import { answerJson } from './answer-json.ts';
import { limitBody } from './read-body.ts';
import { readRequest } from './read-request.ts';

interface RequestContext<Access extends Route['access']> {
  actor: Access extends 'user' | 'admin' ? Actor : Actor | null;
  /** The raw request and answer, for cookies and streams. */
  http: Context;
  /** The client's address, as far as the configured proxies can be believed. */
  address: string;
}

/** A handler takes what the contract says, validated, and returns what it says; `raw` routes return a Response. */
type Handler<R extends Route> = (
  request: RouteRequest<R> & RequestContext<R['access']>,
) => Promise<HandlerOutput<R>>;

type HandlerOutput<R extends Route> = R['raw'] extends string
  ? Response
  : R['output'] extends z.ZodType
    ? RouteOutput<R>
    : void;

/** One handler for each route of a table: a route that is not implemented does not compile. */
export type Handlers<T extends RouteTable> = {
  [Name in keyof T]: T[Name] extends Route ? Handler<T[Name]> : never;
};

export interface HttpServices {
  /** Who sends this request; null for a visitor. */
  authenticate(http: Context): Promise<Actor | null>;
  clientAddress(http: Context): string;
  /** Counts a request that carries a body, before the body is read, and each one with an API key. @throws {AppError} `rate-limited` */
  admitRequest(from: { actor: Actor | null; address: string }): void;
}

const errorSchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      requestId: z.string(),
    }),
  })
  .openapi('Error');

/**
 * Binds a table of routes to their handlers: validates what comes in, demands a session where the contract does, and
 * strips what goes out to the contract's shape, so that no column leaks by being selected.
 */
export function implement<T extends RouteTable>(
  app: OpenAPIHono,
  routes: T,
  handlers: Handlers<T>,
  services: HttpServices,
): void {
  for (const [name, route] of Object.entries<Route>(routes)) {
    const [method, path] = name.split(' ') as [Method, string];
    // The table's type ties each handler to its own route; a loop over both can't say so.
    const handler = handlers[name as keyof T] as unknown as Handler<Route>;
    app.openAPIRegistry.registerPath(describe(method, path, route));
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (http) => {
      const actor = admit(route, await services.authenticate(http));
      if (actor) addLogFields({ userId: actor.userId });
      const address = services.clientAddress(http);
      // Asking for the body of a request makes a whole Request, which costs more than a route.
      const hasBody = method !== 'GET' && http.req.raw.body !== null;
      if (hasBody || actor?.scopes) services.admitRequest({ actor, address });
      if (hasBody) await limitBody(http, route);
      const input = await readRequest(http, route);
      const answer: unknown = await handler({ ...input, actor, http, address });
      if (answer instanceof Response) return answer;
      return route.output
        ? await answerJson(http, route.output.parse(answer), route.status as 200)
        : http.body(null, 204);
    });
  }
}

/**
 * Checks who asks.
 * @returns the actor for the handler
 * @throws {AppError} `not-signed-in`, `admin-only`, `key-not-accepted`, `key-of-team`, `key-scope-missing`
 */
function admit({ access, scope, forTeams }: Route, actor: Actor | null): Actor | null {
  // What is open to everyone and knows no keys sees a visitor.
  if (access === 'public' && scope === null && actor?.scopes) return null;
  if (actor) assertScope(actor, scope, forTeams);
  if (access === 'public') return actor;
  if (!actor) throw new AppError('not-signed-in');
  if (access === 'admin' && !actor.administrator) throw new AppError('admin-only');
  return actor;
}

/**
 * A session may do everything.
 * @param forTeams keys of teams are accepted
 * @throws {AppError} `key-not-accepted`, `key-of-team`, `key-scope-missing`
 */
export function assertScope(
  { scopes, teamId }: Actor,
  scope: Route['scope'],
  forTeams = false,
): void {
  if (scopes === null) return;
  if (scope === null) throw new AppError('key-not-accepted');
  if (teamId !== undefined && !forTeams) throw new AppError('key-of-team');
  if (!scopes.includes(scope)) throw new AppError('key-scope-missing', { params: { scope } });
}

const shown = (example: unknown) => (example === undefined ? {} : { example });

/** By a session's cookie or token, or by an API key with the route's scope. */
function securityOf({ access, scope }: Route): Record<string, string[]>[] {
  const session: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];
  if (access === 'public') return [];
  return scope === null ? session : [...session, { apiKey: [] }];
}

function describe(method: Method, path: string, route: Route): ReturnType<typeof createRoute> {
  const codes = new Map<number, ErrorCode[]>();
  const own: ErrorCode[] = [
    ...route.errors,
    ...commonErrors,
    ...(route.access === 'public' ? [] : (['not-signed-in'] as const)),
    ...(route.scope === null ? (['key-not-accepted'] as const) : (['key-scope-missing'] as const)),
    ...(route.scope === null || route.forTeams ? [] : (['key-of-team'] as const)),
    ...(route.access === 'admin' ? (['admin-only'] as const) : []),
  ];
  if (route.body) own.push('body-too-large');
  if (route.body || route.query || route.params) own.push('validation-failed');
  for (const code of own)
    codes.set(errorStatus[code], [...new Set([...(codes.get(errorStatus[code]) ?? []), code])]);
  const errors = Object.fromEntries(
    [...codes].map(([status, list]) => [
      status,
      { description: list.join(', '), content: { 'application/json': { schema: errorSchema } } },
    ]),
  );
  return createRoute({
    method: method.toLowerCase() as Lowercase<Method>,
    path,
    operationId: route.operationId,
    summary: route.summary,
    tags: [groupOf(path)],
    security: securityOf(route),
    ...(route.scope !== null && { 'x-api-key-scope': route.scope }),
    ...(route.forTeams && { 'x-team-keys': true }),
    request: {
      ...(route.params && { params: route.params }),
      ...(route.query && { query: route.query }),
      ...(route.body && {
        body: {
          required: true,
          content: { 'application/json': { schema: route.body, ...shown(route.example?.body) } },
        },
      }),
    },
    responses: {
      ...errors,
      [route.status]: {
        description: route.summary,
        ...(route.output && {
          content: {
            'application/json': { schema: route.output, ...shown(route.example?.output) },
          },
        }),
        ...(route.raw && { content: { [route.raw]: { schema: z.string() } } }),
      },
    },
  });
}
