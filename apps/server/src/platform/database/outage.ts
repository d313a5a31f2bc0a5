import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** The database could not be reached, or the connection to it broke: nothing is known to be wrong with the request. */
export class DatabaseOutageError extends Error {
  constructor(options?: ErrorOptions) {
    super('the database is unavailable', options);
    this.name = 'DatabaseOutageError';
  }
}

/**
 * SQLSTATE classes and codes of a server that can't serve now: connection failures (08), too many connections (53300), a
 * full disk (53100), shutting down, restarting or recovering (57P01 to 57P03), and a standby or a server switched to
 * read-only (25006).
 */
const UNAVAILABLE = /^(08...|53300|53100|57P0[123]|25006)$/;

/** What the driver and the operating system report for a connection that broke or can't be made. */
const BROKEN =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Client was closed/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Whether an error, or one that caused it, means that the database is unavailable. Socket errors of other services (mail, a
 * language model) don't count: only the driver's own errors, those of a query, and DatabaseOutageError do.
 */
export function isDatabaseOutage(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof DatabaseOutageError) return true;
    if (one instanceof DatabaseError) return UNAVAILABLE.test(one.code ?? '');
    if (one instanceof DrizzleQueryError && isBrokenConnection(one.cause)) return true;
  }
  return false;
}

/** For errors that are known to come from the driver. */
export function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  // Several addresses of one host were tried.
  if (error instanceof AggregateError) return error.errors.some(isBrokenConnection);
  return BROKEN.test(error.message) || ('code' in error && SOCKET_CODES.has(String(error.code)));
}
