import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { errorForLog } from './log-error.ts';
import { logFields } from './log-fields.ts';
import { RepeatedLines } from './log-repeats.ts';

export type { Logger } from 'pino';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/**
 * JSON lines, on stdout unless told otherwise. What may hold a secret never reaches them, whatever a caller passes. Warnings
 * and errors that repeat are counted. Levels: `fatal`, the process ends; `error`, someone has to look; `warn`, something failed and
 * is tried again or replaced; `info`, what happened; `debug`, the rest.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const repeated = new RepeatedLines();
  const options: LoggerOptions = {
    level,
    serializers: { err: errorForLog },
    mixin: logFields,
    hooks: {
      logMethod(args, method, severity) {
        const write = (...line: Parameters<typeof method>) => method.apply(this, line);
        if (severity < WARN) return write(...args);
        const message = args.find((part) => typeof part === 'string') ?? '';
        const summarize = (left: number) => write({ repeats: left }, `${message} (repeated)`);
        if (repeated.admit(kindOf(severity, message, args[0]), summarize)) write(...args);
      },
    },
    redact: {
      paths: [
        'password',
        'token',
        'authorization',
        'cookie',
        'apiKey',
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
        '*.apiKey',
      ],
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** As pino numbers it. */
const WARN = 40;

/** Lines of the same message and the same innermost error are of one kind; so are all of one socket fault. */
function kindOf(severity: number, message: string, fields: unknown): string {
  let error: unknown =
    typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : fields;
  // Bounded: an error may be its own cause.
  for (
    let depth = 0;
    depth < 8 && error instanceof Error && error.cause instanceof Error;
    depth += 1
  )
    error = error.cause;
  return `${severity} ${message} ${causeOf(error)}`;
}

/** A queue's errors are plain objects. */
function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, message }: { code?: unknown; message?: unknown } = error;
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return code;
  return typeof message === 'string' ? message : '';
}

/** Ids have 36 characters, tokens more. */
const LONGER_THAN_AN_ID = /[^/?=&]{37,}/gu;

/** A path without the tokens of links. */
export const pathForLog = (path: string): string =>
  path.replaceAll(LONGER_THAN_AN_ID, '[redacted]');
