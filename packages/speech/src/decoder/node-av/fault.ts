import { FFmpegError } from 'node-av/lib';
import type { ChildFault } from './messages.ts';

/** Why the child gives up on the file. */
export class FaultError extends Error {
  readonly fault: ChildFault;

  constructor(fault: ChildFault, detail: string) {
    super(detail);
    this.name = 'FaultError';
    this.fault = fault;
  }
}

/** @throws {FaultError} if `code`, an FFmpeg return value, is an error */
export function check(code: number, fault: ChildFault, operation: string): void {
  if (code < 0) throw new FaultError(fault, `${operation}: ${FFmpegError.strerror(code)}`);
}
