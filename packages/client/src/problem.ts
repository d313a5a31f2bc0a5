import type { ErrorCode } from './contract.ts';

/** `unreachable`: no answer came. `unreadable`: one came that is not Notelark's, e.g. a proxy's page. */
export type ProblemCode = ErrorCode | 'unreachable' | 'unreadable';

interface ProblemDetail {
  code: ProblemCode;
  message: string;
  status: number;
  fields?: Record<string, string> | undefined;
  params?: Record<string, string | number> | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/** What every failed call throws. `message` is a sentence for the user. */
export class NotelarkProblem extends Error {
  override readonly name = 'NotelarkProblem';
  readonly code: ProblemCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** For `validation-failed`: a field's path and its sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** The values in the sentence, e.g. a size. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Quote it to support. */
  readonly requestId: string | null;
  /** Seconds to wait before the next try; null where the server did not say. */
  readonly retryAfter: number | null;

  constructor(detail: ProblemDetail, options?: ErrorOptions) {
    super(detail.message, options);
    this.code = detail.code;
    this.status = detail.status;
    this.fields = detail.fields ?? {};
    this.params = detail.params ?? {};
    this.requestId = detail.requestId ?? null;
    this.retryAfter = detail.retryAfter ?? null;
  }
}

/** Whether an error is a problem, of these codes where there are any. */
export const isProblem = (error: unknown, ...codes: ProblemCode[]): error is NotelarkProblem =>
  error instanceof NotelarkProblem && (codes.length === 0 || codes.includes(error.code));
