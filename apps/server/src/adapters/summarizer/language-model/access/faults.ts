/** What can go wrong between us and a model. */
export type Fault =
  /** The key was refused, or may not use this model. */
  | 'key'
  /** The account has no credit left. */
  | 'credit'
  /** The server does not have this model. */
  | 'no-model'
  /** Too many requests, or overloaded: later. */
  | 'busy'
  /** The server failed. */
  | 'server'
  /** Nobody answers at that address. */
  | 'unreachable'
  /** The answer broke off in the middle. */
  | 'broken'
  /** Nothing came for too long. */
  | 'slow'
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
/** Concerns every request alike, so the engine as a whole has failed. */
const FATAL: ReadonlySet<Fault> = new Set(['key', 'credit', 'no-model']);

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

  get passing(): boolean {
    return PASSING.has(this.fault);
  }

  get fatal(): boolean {
    return FATAL.has(this.fault);
  }
}
