import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** JSON lines, on stdout unless told otherwise. What may hold a secret never reaches them, whatever a caller passes. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
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
  };
  return destination ? pino(options, destination) : pino(options);
}
