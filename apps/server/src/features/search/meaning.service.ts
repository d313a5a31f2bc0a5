import type { Database } from '../../platform/database/client.ts';
import type { Logger } from '../../platform/log.ts';
import { NEAR, type Similar } from '../../platform/vectors/nearest.ts';
import { VectorsThread } from '../../platform/vectors/vectors-thread.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Embedder } from '../../ports/embedder.ts';
import * as repo from './embeddings.repo.ts';
import type { PassageRow, SearchScope } from './search.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  embedder: Embedder;
  /** How long a search waits for what is near, in milliseconds. */
  waitMs?: number;
}

const WAIT_MS = 1_500;
/** After a failure no vectors are asked for, for so long, in milliseconds. */
const REST_MS = 30_000;
/** Questions under way at once: with more, they come faster than they are answered. */
const MOST_ASKED = 4;
/** Compared at most, the newest of a scope: with pgvector, 4.6 µs each (768 dimensions, two cores). */
const MOST_COMPARED = 50_000;

/**
 * Finds passages by what they mean. It adds to the search by words and never holds it up: where the server is slow or has failed, nothing
 * is near.
 */
export class MeaningService {
  readonly #deps: Deps;
  readonly #stopping = new AbortController();
  readonly #thread: VectorsThread;
  #pgvector: Promise<boolean> | null = null;
  #restsUntil = 0;
  #asked = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { db, embedder } = deps;
    this.#thread = new VectorsThread((ids) => repo.embeddingsOf(db, embedder.model, ids));
  }

  /** The passages of a scope that are nearest to a question; none where that would take too long, or fails. */
  async near(scope: SearchScope, question: string): Promise<PassageRow[]> {
    const { clock, waitMs = WAIT_MS } = this.#deps;
    if (clock.now().getTime() < this.#restsUntil || this.#asked >= MOST_ASKED) return [];
    this.#asked += 1;
    // What is late goes on: the server loads its model, and the thread reads vectors, for the next question.
    const found = this.#find(scope, question)
      .catch((error: unknown) => this.#rest(error))
      .finally(() => (this.#asked -= 1));
    const { promise: late, resolve } = Promise.withResolvers<PassageRow[]>();
    const timer = setTimeout(() => resolve([]), waitMs);
    try {
      return await Promise.race([found, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#thread.stop();
  }

  async #find(scope: SearchScope, question: string): Promise<PassageRow[]> {
    const { db, embedder } = this.#deps;
    const { signal } = this.#stopping;
    const [vector] = await embedder.embed([question], { as: 'question', signal });
    if (!vector) return [];
    const ids = (await this.#nearest(scope, vector)).map(({ id }) => id);
    const rows = await repo.passagesOf(db, scope, ids);
    const passages = new Map(rows.map((passage) => [passage.id, passage]));
    return ids.flatMap((id) => passages.get(id) ?? []);
  }

  async #nearest(scope: SearchScope, question: Float32Array): Promise<Similar[]> {
    const { db, embedder } = this.#deps;
    this.#pgvector ??= repo.hasPgvector(db);
    const { model } = embedder;
    if (await this.#pgvector)
      return await repo.compareInDatabase(
        db,
        scope,
        { model, question, most: MOST_COMPARED },
        NEAR,
      );
    const most = Math.min(MOST_COMPARED, VectorsThread.most(question));
    return await this.#thread.nearest(question, await repo.embeddedIn(db, scope, { model, most }));
  }

  #rest(error: unknown): PassageRow[] {
    const { clock, log } = this.#deps;
    if (this.#stopping.signal.aborted) return [];
    this.#restsUntil = clock.now().getTime() + REST_MS;
    log.warn({ err: error }, 'search goes by words alone');
    return [];
  }
}
