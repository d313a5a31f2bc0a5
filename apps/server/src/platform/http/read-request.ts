import type { Context } from 'hono';
import type { z } from 'zod';
import { errorMessages } from '@notelark/api/sentences/errors';
import type { Route } from '@notelark/api/routes';
import { AppError } from '../errors.ts';
import { toStorable } from '../storable.ts';
import { readJson } from './read-body.ts';

/** What a route takes, validated. @throws {AppError} `not-found` for an id of no shape, `validation-failed` with the fields. */
export async function readRequest(
  http: Context,
  route: Route,
): Promise<{ params?: unknown; query?: unknown; body?: unknown }> {
  return {
    ...(route.params && { params: readParams(http, route.params) }),
    ...(route.query && { query: check(route.query, storable(http.req.query())) }),
    ...(route.body && { body: check(route.body, await readJson(http, route)) }),
  };
}

/** An id that can't exist is answered like one that doesn't. */
function readParams(http: Context, schema: z.ZodType): unknown {
  const result = schema.safeParse(http.req.param());
  if (!result.success) throw new AppError('not-found');
  return result.data;
}

const storable = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, toStorable(value)]));

function check(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message;
  throw new AppError('validation-failed', {
    fields,
    detail: `${errorMessages['validation-failed']} ${JSON.stringify(fields)}`,
  });
}
