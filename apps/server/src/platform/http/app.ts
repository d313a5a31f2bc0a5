import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseOutage } from '../database/outage.ts';
import { AppError } from '../errors.ts';
import { isFileStoreOutage, storageUnavailable } from '../storage-faults.ts';
import { type Logger, pathForLog } from '../log.ts';
import { withLogFields } from '../log-fields.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import { refuseCrossSite, securityHeaders } from './security.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    log: Logger;
  }
}

export interface HttpAppOptions {
  log: Logger;
  /** The address that users type; decides about HSTS and whose requests are ours. */
  publicUrl: URL;
  metrics?: Metrics;
  tracing?: Tracing;
}

/** A restarted database is back within seconds. */
const OUTAGE_RETRY_SECONDS = 5;

/** The empty application: request ids, logs, headers, and the one place where errors become answers. */
export function createHttpApp({
  log,
  publicUrl,
  metrics,
  tracing = noTracing,
}: HttpAppOptions): OpenAPIHono {
  const app = new OpenAPIHono();
  app.use(async (http, next) => {
    const given = http.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    http.set('requestId', requestId);
    http.set('log', log);
    // On the answer itself: from here on, what is set on the way reaches answers that handlers make by hand, too.
    http.res.headers.set('x-request-id', requestId);
    await withLogFields({ requestId }, async () => {
      const started = performance.now();
      await next();
      const ms = performance.now() - started;
      metrics?.requests.observe(labelsOf(http), ms / 1_000);
      logRequest(http, ms);
    });
  });
  if (tracing !== noTracing) app.use(traceRequests(tracing));
  app.use(securityHeaders(publicUrl));
  app.use('/api/*', refuseCrossSite(publicUrl));
  // Innermost, so that the headers are set on what it makes of a failure.
  app.use((_http, next) => next().catch(asError));
  app.onError((error, http) => answerError(error, http));
  return app;
}

/** The pattern of the route that answered, never its address: ids would make a series each. */
const labelsOf = (http: Context) => ({
  method: http.req.method,
  route: routePath(http),
  status: http.res.status,
});

/** A span for each request, in the trace that a proxy or a program has begun. */
const traceRequests =
  (tracing: Tracing): MiddlewareHandler =>
  (http, next) => {
    const { method } = http.req;
    const options = { kind: 'server' as const, parent: http.req.header('traceparent') };
    return tracing.span(method, options, async (span) => {
      await next();
      const { route, status } = labelsOf(http);
      span.rename(`${method} ${route}`);
      span.set({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.fail();
    });
  };

/** What a proxy or a program may identify a request by; for anything else an id is made. */
const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** What looks in every few seconds. */
const LOOKS = new Set(['/healthz', '/readyz', '/metrics']);

/** The one line of a request, with what went wrong in it. */
function logRequest(http: Context, ms: number): void {
  const { method, path } = http.req;
  const { status } = http.res;
  const line = { method, path: pathForLog(path), status, ms: Math.round(ms) };
  const failure = http.error && toAppError(http.error);
  const log = http.get('log');
  if (failure && status >= 500)
    log[failure.code === 'database-unavailable' ? 'warn' : 'error'](
      { ...line, code: failure.code, err: http.error },
      'request failed',
    );
  else log[LOOKS.has(path) ? 'debug' : 'info']({ ...line, ...refusalOf(failure) }, 'request');
}

/** Why a request was refused, and what only the log may say of it. */
const refusalOf = (failure: AppError | undefined) =>
  failure && {
    code: failure.code,
    ...(failure.message !== failure.code && { detail: failure.message }),
  };

/** Hono hands only instances of Error to the place where errors become answers; some libraries throw other things. */
function asError(thrown: unknown): never {
  if (thrown instanceof Error) throw thrown;
  throw new Error('something that is no Error was thrown', { cause: thrown });
}

/** Codes go out as their status and sentence; anything else is answered without detail. */
function answerError(error: Error, http: Context): Response {
  const requestId = http.get('requestId');
  const known = toAppError(error);
  if (known.retryAfterSeconds !== undefined)
    http.header('retry-after', String(Math.ceil(known.retryAfterSeconds)));
  const body = {
    error: {
      code: known.code,
      message: known.userMessage,
      ...(known.fields && { fields: known.fields }),
      ...(Object.keys(known.params).length > 0 && { params: known.params }),
      requestId,
    },
  };
  return http.json(body, known.status as 400);
}

function toAppError(error: Error): AppError {
  if (isDatabaseOutage(error))
    return new AppError('database-unavailable', {
      cause: error,
      retryAfterSeconds: OUTAGE_RETRY_SECONDS,
    });
  if (error instanceof AppError) return error;
  if (isFileStoreOutage(error)) return storageUnavailable(error.message, error);
  if (error instanceof HTTPException && error.status < 500)
    return new AppError('malformed-request', { cause: error });
  return new AppError('internal-error', { cause: error });
}
