import type { Logger } from './log.ts';

type Step = () => Promise<void>;

/** Once stopping takes longer than this, something hangs: what is left ends with the process, as if it had been killed. */
const LONGEST_MS = 60_000;
const SAME_SIGNAL_MS = 1_000;

/**
 * The way down of a process: runs what was added, the last first, and exits. Signals, a lost parent and faults that are not
 * has caught lead here.
 */
export class Shutdown {
  readonly #log: Logger;
  readonly #steps: Step[] = [];
  #running: Promise<never> | null = null;
  #since = 0;

  constructor(log: Logger) {
    this.#log = log;
  }

  add(step: Step): void {
    this.#steps.push(step);
  }

  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => this.#onSignal(signal));
    // The parent that had our address is gone: nothing else would stop us.
    process.once('disconnect', () => void this.run('parent gone', 0));
    // The state behind a fault that was caught nowhere is unknown: a fresh process takes over. Jobs resume, uploads too.
    for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
      process.on(fault, (error: unknown) => {
        this.#log.fatal({ err: error }, fault);
        process.exit(1);
      });
  }

  /** @param code the exit code: 0 where stopping was asked for. */
  run(reason: string, code: number): Promise<never> {
    this.#running ??= this.#run(reason, code);
    return this.#running;
  }

  /** A later Ctrl-C doesn't want to wait. Soon after the first, it is the same one: a terminal and npm both send it. */
  #onSignal(signal: string): void {
    if (this.#running && signal === 'SIGINT' && performance.now() - this.#since > SAME_SIGNAL_MS)
      process.exit(130);
    void this.run(signal, 0);
  }

  async #run(reason: string, code: number): Promise<never> {
    this.#since = performance.now();
    this.#log.info({ reason }, 'stopping');
    const limit = setTimeout(() => {
      this.#log.error('stopping takes too long');
      process.exit(1);
    }, LONGEST_MS);
    limit.unref();
    // More may be added while the start is still under way.
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      await step().catch((error: unknown) => this.#log.error({ err: error }, 'while stopping'));
    clearTimeout(limit);
    process.exit(code);
  }
}
