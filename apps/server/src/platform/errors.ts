import { errorStatus, type ErrorCode } from '@notelark/api/errors';
import { errorMessages } from '@notelark/api/sentences/errors';
import { fill } from '@notelark/api/fill';

export interface AppErrorOptions extends ErrorOptions {
  /** Values for the sentence, e.g. a size. The user sees them. */
  params?: Record<string, string | number>;
  /** The field that a validation fault belongs to, and its sentence. */
  fields?: Record<string, string>;
  /** For the log only. */
  detail?: string;
  /** Seconds until another try makes sense: becomes Retry-After. */
  retryAfterSeconds?: number;
}

/** The only error that reaches a user: a code of the closed set. What it says to whom is decided in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(
      options.detail ?? code,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.params = options.params ?? {};
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** The sentence for the user. */
  get userMessage(): string {
    return errorSentence(this.code, this.params);
  }
}

/** The sentence of a code, its `{names}` filled in. */
export function errorSentence(
  code: ErrorCode,
  params: Record<string, string | number> = {},
): string {
  return fill(errorMessages[code], params);
}
