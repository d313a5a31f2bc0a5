import pino, { type Logger } from 'pino';

export type { Logger } from 'pino';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** JSON lines on stdout. What may hold a secret never reaches them, whatever a caller passes. */
export function createLog(level: LogLevel): Logger {
  return pino({
    level,
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
  });
}
