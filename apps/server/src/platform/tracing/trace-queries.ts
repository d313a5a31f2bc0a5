import type { Pool, PoolClient } from 'pg';
import type { Attributes, Tracing } from './tracing.ts';

/** Longer statements are cut. */
const LONGEST = 500;

type Query = (...args: unknown[]) => unknown;

/**
 * A span for each query of a pool, through the pool or on a connection that was taken of it. A statement goes into its span only with
 * parameters: what users sent is in these, which never do.
 */
export function traceQueries(pool: Pool, tracing: Tracing): void {
  wrap(pool, tracing);
  const wrapped = new WeakSet<PoolClient>();
  const connect = pool.connect.bind(pool) as Query;
  pool.connect = ((...args: unknown[]) => {
    // The pool itself asks with a callback: its query has a span already.
    if (args.length > 0) return connect(...args);
    return (connect() as Promise<PoolClient>).then((client) => {
      if (!wrapped.has(client)) wrap(client, tracing);
      wrapped.add(client);
      return client;
    });
  }) as Pool['connect'];
}

function wrap(target: Pool | PoolClient, tracing: Tracing): void {
  const query = target.query.bind(target) as Query;
  target.query = ((...args: unknown[]) => {
    if (typeof args.at(-1) === 'function') return query(...args);
    const { name, attributes } = describe(args);
    return tracing.span(name, { kind: 'client', attributes }, async () => await query(...args));
  }) as typeof target.query;
}

function describe([statement, values]: unknown[]): { name: string; attributes: Attributes } {
  const text = textOf(statement).replaceAll(/\s+/g, ' ').trim();
  const operation = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY';
  const hasParameters = Array.isArray(values) && values.length > 0;
  return {
    name: operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(hasParameters && { 'db.query.text': text.slice(0, LONGEST) }),
    },
  };
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text);
  return '';
};
