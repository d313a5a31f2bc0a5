import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { AppError } from './errors.ts';

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [field: string]: unknown;
}

/** What errors of Node, of PostgreSQL and of HTTP clients say beside their message, and never a value of a user's. */
const FIELDS =
  'code errno syscall address port path signal status statusCode severity constraint schema table column routine retry'.split(
    ' ',
  );
/** Causes of causes; an error may be its own cause. */
const DEEPEST = 8;

/**
 * An error as the log takes it. Queries that fail carry their parameters (tokens, messages, passwords' hashes) in several
 * fields, so only fields that are known to hold none are kept.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: textOf(error) };
  const { cause } = error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const canGoOn = depth < DEEPEST;
  return {
    type: error.constructor.name,
    message: messageForLog(error),
    ...fieldsOf(error),
    ...(frames.length > 0 && { stack: frames.join('\n') }),
    ...(cause !== undefined && canGoOn && { cause: errorForLog(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      canGoOn && { errors: error.errors.map((one) => errorForLog(one, depth + 1)) }),
  };
}

/** A message without what was sent to the database. */
function messageForLog(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // `invalid input syntax for type uuid: "what was sent"`
  if (error instanceof DatabaseError) return error.message.replace(/: .*$/su, '');
  return error.message;
}

function fieldsOf(error: Error): Record<string, unknown> {
  const known = FIELDS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, value] as const]
      : [];
  });
  return {
    ...Object.fromEntries(known),
    ...(error instanceof AppError && { params: error.params }),
  };
}

/** Libraries throw plain objects and strings, too. */
function textOf(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown)
    return String(thrown.message);
  return typeof thrown === 'string' ? thrown : Object.prototype.toString.call(thrown);
}
