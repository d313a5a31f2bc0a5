import type { FallbackReason } from '../../port.ts';

/** What can go wrong between us and a model. */
export type Fault =
  /** The key was refused, or may not use this model. */
  | 'key'
  /** The account has no credit left. */
  | 'credit'
  /** The server does not have this model. */
  | 'no-model'
  /** The model can't be used on this machine: its file is damaged, or memory is short. */
  | 'unfit'
  /** Too many requests, or overloaded: later. */
  | 'busy'
  /** The server failed. */
  | 'server'
  /** No one answers at that address. */
  | 'unreachable'
  /** The answer broke off in the middle. */
  | 'broken'
  /** The server says that it ran out of time. */
  | 'slow'
  /** Nothing came for too long, however often it was asked: the server hangs. */
  | 'silent'
  /** The prompt does not fit the model's window, or the server has read only some of it. */
  | 'window'
  /** The answer did not fit. */
  | 'length'
  /** The server can't hold a model to this form of answer. */
  | 'form'
  /** The server rejected the request for another reason. */
  | 'rejected'
  /** The model would not answer. */
  | 'refused'
  /** Whatever was tried, no answer of the asked form came. */
  | 'unusable';

/** May pass by itself, so the same request is sent again. */
const PASSING: ReadonlySet<Fault> = new Set(['busy', 'server', 'unreachable', 'broken', 'slow']);
/** Concerns every request alike, so nothing more is asked of the engine. */
const FATAL: ReadonlySet<Fault> = new Set(['key', 'credit', 'no-model', 'unfit', 'silent']);

/** What readers see; how exactly an answer was of no use is nothing that they could mend. */
const REASONS: Partial<Record<Fault, FallbackReason>> = {
  key: 'key',
  credit: 'credit',
  'no-model': 'no-model',
  unfit: 'unfit',
  busy: 'busy',
  server: 'failing',
  broken: 'failing',
  unreachable: 'unreachable',
  slow: 'silent',
  silent: 'silent',
  rejected: 'rejected',
};

/** Never holds a key, a prompt or a server's raw answer: it may be logged as it is. */
export class ModelFault extends Error {
  readonly fault: Fault;
  /** Not before this many milliseconds, where the server said so. */
  readonly retryAfterMs: number | null;

  constructor(fault: Fault, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'ModelFault';
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }

  get reason(): FallbackReason {
    return REASONS[this.fault] ?? 'unusable';
  }

  get passing(): boolean {
    return PASSING.has(this.fault);
  }

  get fatal(): boolean {
    return FATAL.has(this.fault);
  }
}
