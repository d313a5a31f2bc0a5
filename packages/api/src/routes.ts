import type { z } from 'zod';
import type { ApiScope } from './api-scopes.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/{parameter}`: the name of a route, the same on both sides of the wire. */
export type RouteName = `${Method} /${string}`;

/** A form, an id, a setting: whatever needs more has a limit of its own. */
export const DEFAULT_BODY_LIMIT = 16 * 1024;

/**
 * The limit of a body that holds a text of at most so many characters. Three bytes of UTF-8 for each: JSON escapes line
 * breaks and quotes in two, and a text of only those, or of only emoji (four bytes, but two characters), fits.
 */
export const bodyLimitOf = (characters: number): number => 3 * characters + DEFAULT_BODY_LIMIT;

/** What travels on one route. The server implements it, the web calls it, the OpenAPI document is made of it. */
export interface Route {
  /** The name of its function in clients that are made from the API document. Unique. */
  operationId: string;
  /** What an API key needs for it; null: no key is accepted, only a session. */
  scope: ApiScope | null;
  /** It concerns what a team shares: keys of teams are accepted, too, with the same scope. */
  forTeams?: true;
  summary: string;
  /**
   * `user`: needs a session. `admin`: needs one of an administrator of the installation. `public`: needs none, but sees the
   * actor when there is one.
   */
  access: 'public' | 'user' | 'admin';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** For the API document. */
  example?: { body?: unknown; output?: unknown };
  /** Largest body in bytes; DEFAULT_BODY_LIMIT where a route gives none. */
  bodyLimit?: number;
  /** Most characters outside of strings in a JSON body, where its list is longer than a form's. Default: 20,000. */
  maxStructure?: number;
  /** HTTP status of a success. 302: the handler answers with a redirect. */
  status: 200 | 201 | 202 | 204 | 302;
  /** Absent for 204. Answers are stripped to this shape before they leave: nothing else of a row can leak. */
  output?: z.ZodType;
  /** Media type of an answer that is no JSON (a file, an event stream); then there is no `output`. */
  raw?: string;
  /** What a caller must expect beside the codes that every route can answer (see `errors.ts`). */
  errors: readonly ErrorCode[];
}

export type RouteTable = Readonly<Record<RouteName, Route>>;

type Part<
  R extends Route,
  K extends 'params' | 'query' | 'body',
  Side extends 'in' | 'out',
> = R[K] extends z.ZodType
  ? { [P in K]: Side extends 'in' ? z.input<R[K]> : z.output<R[K]> }
  : unknown;

/** What the web sends. */
export type RouteInput<R extends Route> = Part<R, 'params', 'in'> &
  Part<R, 'query', 'in'> &
  Part<R, 'body', 'in'>;

/** What a handler on the server receives, validated. */
export type RouteRequest<R extends Route> = Part<R, 'params', 'out'> &
  Part<R, 'query', 'out'> &
  Part<R, 'body', 'out'>;

/** What the web receives. */
export type RouteOutput<R extends Route> = R['output'] extends z.ZodType
  ? z.output<R['output']>
  : undefined;

/** Keeps the literal types of a table of routes while checking it. */
export function defineRoutes<const T extends RouteTable>(routes: T): T {
  return routes;
}
