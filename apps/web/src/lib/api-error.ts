import type { ErrorBody, ErrorCode } from '@notelark/api/errors';

/** `unreachable`: no answer came. `unreadable`: one came that is not ours, e.g. a proxy's page. */
export type ClientErrorCode = ErrorCode | 'unreachable' | 'unreadable';

interface ApiErrorDetail {
  code: ClientErrorCode;
  /** A sentence for the user. */
  message: string;
  /** A form's fields and their sentences. */
  fields?: Record<string, string> | undefined;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Seconds to wait before the next try. */
  retryAfter?: number | undefined;
}

/** What every failed call throws. Its message can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  readonly fields: Record<string, string>;
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(detail: ApiErrorDetail, options?: ErrorOptions) {
    super(detail.message, options);
    this.code = detail.code;
    this.fields = detail.fields ?? {};
    this.status = detail.status;
    this.retryAfter = detail.retryAfter;
  }
}

export const hasCode = (error: unknown, ...codes: ClientErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** What can be told the user of a failed call. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
