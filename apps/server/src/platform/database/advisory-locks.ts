import { setTimeout as pause } from 'node:timers/promises';
import { Client, type QueryResult, type QueryResultRow } from 'pg';
import { DatabaseOutageError, isBrokenConnection } from './outage.ts';

const CHANNEL = 'notelark_lock_wanted';
/** Between two tries for a lock that another process holds. */
const RETRY_MS = 100;

export interface LockRequest {
  /** Gives up waiting. */
  signal: AbortSignal;
  /** Called when another caller waits for the lock, in whatever process, and when the lock was lost with the connection. */
  onWanted: () => void;
}

/**
 * Locks by name across all processes of one database, for work that lasts longer than a transaction. They are PostgreSQL's
 * advisory locks, all on one connection: a process that is killed lets go of its own at once.
 */
export class AdvisoryLocks {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #held = new Map<string, LockRequest>();
  #connection: Promise<Client> | null = null;
  /** Settles when the last query that was asked for has come back. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  /**
   * Waits until this process has the lock, and asks its holder to release it.
   * @returns what releases it.
   * @throws the signal's reason.
   */
  async acquire(name: string, request: LockRequest): Promise<() => Promise<void>> {
    for (;;) {
      request.signal.throwIfAborted();
      if (await this.#take(name, request)) return () => this.#release(name, request);
      await pause(RETRY_MS, undefined, { signal: request.signal }).catch(() => {});
    }
  }

  async close(): Promise<void> {
    const connection = await this.#connection?.catch(() => null);
    this.#connection = null;
    await connection?.end();
  }

  async #take(name: string, request: LockRequest): Promise<boolean> {
    const here = this.#held.get(name);
    if (here) {
      here.onWanted();
      return false;
    }
    // Taken before the first await: one connection may take the same lock twice, so we must not ask for it twice.
    this.#held.set(name, request);
    try {
      const lock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken';
      const { rows } = await this.#query<{ taken: boolean }>(lock, [name]);
      if (rows[0]?.taken) return true;
      this.#forget(name, request);
      await this.#query('select pg_notify($1, $2)', [CHANNEL, name]);
      return false;
    } catch (error) {
      this.#forget(name, request);
      throw error;
    }
  }

  async #release(name: string, request: LockRequest): Promise<void> {
    if (this.#held.get(name) !== request) return;
    try {
      await this.#query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    } catch (error) {
      // The lock has ended with its connection.
      if (!(error instanceof DatabaseOutageError)) throw error;
    } finally {
      this.#forget(name, request);
    }
  }

  #forget(name: string, request: LockRequest): void {
    if (this.#held.get(name) === request) this.#held.delete(name);
  }

  /** One at a time, in order: a connection does no two things at once. */
  #query<Row extends QueryResultRow>(text: string, values: string[]): Promise<QueryResult<Row>> {
    const result = this.#turn
      .then(async () => (await this.#connect()).query<Row>(text, values))
      .catch((error: unknown) => {
        throw isBrokenConnection(error) ? new DatabaseOutageError({ cause: error }) : error;
      });
    this.#turn = result.catch(() => {});
    return result;
  }

  #connect(): Promise<Client> {
    this.#connection ??= this.#open().catch((error: unknown) => {
      this.#connection = null;
      throw error;
    });
    return this.#connection;
  }

  async #open(): Promise<Client> {
    const client = new Client({ connectionString: this.#url, application_name: 'notelark-locks' });
    client.on('error', (error) => {
      this.#onError(error);
      this.#lose();
    });
    client.on('notification', ({ payload }) => this.#held.get(payload ?? '')?.onWanted());
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  /** The connection is gone, and every lock with it: its holder must stop as if another had asked for it. */
  #lose(): void {
    this.#connection = null;
    const lost = [...this.#held.values()];
    this.#held.clear();
    for (const request of lost) request.onWanted();
  }
}
