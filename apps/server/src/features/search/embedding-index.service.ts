import type { Database } from '../../platform/database/client.ts';
import * as searchPassages from '../../platform/database/search-passages.ts';
import type { Logger } from '../../platform/log.ts';
import { type Embedder, EmbedderError } from '../../ports/embedder.ts';
import * as repo from './embeddings.repo.ts';

interface Deps {
  db: Database;
  log: Logger;
  embedder: Embedder;
}

/** Passages of a request. */
const BATCH = 32;
/** A passage is one long turn sometimes. More than most models read: they would refuse it, or cut it themselves. */
const MOST_CHARACTERS = 6_000;
const LEAST_CHARACTERS = 500;
const PROBE = 'A short text.';

/** Makes vectors of passages that have none of the present model: all new ones, and everything once the model is another. */
export class EmbeddingIndexService {
  readonly #deps: Deps;
  #isChecked = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A server that fails is asked again by the next run; what is embedded stays. */
  async fill(signal: AbortSignal): Promise<void> {
    const { db, log, embedder } = this.#deps;
    try {
      for (;;) {
        const passages = await repo.unembedded(db, embedder.model, BATCH);
        if (passages.length === 0) return;
        await this.#checkDimensions(signal);
        await this.#embed(passages, signal);
      }
    } catch (error) {
      if (!(error instanceof EmbedderError)) throw error;
      log.warn({ err: error }, 'passages could not be embedded; the next run goes on');
    }
  }

  /** The same name for a model with other dimensions, perhaps of another version: what it has made before is of no use. */
  async #checkDimensions(signal: AbortSignal): Promise<void> {
    if (this.#isChecked) return;
    await this.#forgetOthers(await this.#probe(signal));
    this.#isChecked = true;
  }

  async #probe(signal: AbortSignal): Promise<number> {
    const [probe] = await this.#deps.embedder.embed([PROBE], { as: 'passage', signal });
    return probe?.length ?? 0;
  }

  async #forgetOthers(dimensions: number): Promise<void> {
    const { db, log, embedder } = this.#deps;
    const before = await repo.dimensionsOf(db, embedder.model);
    if (before === null || before === dimensions) return;
    log.warn(
      { before, dimensions },
      'the embedding model has other dimensions: all is embedded anew',
    );
    await repo.deleteOf(db, embedder.model);
  }

  async #embed(passages: readonly repo.UnembeddedPassage[], signal: AbortSignal): Promise<void> {
    const { db, embedder } = this.#deps;
    const texts = (await searchPassages.textsOf(db, passages)).map((text) =>
      text.slice(0, MOST_CHARACTERS),
    );
    const vectors = await this.#vectorsOf(texts, signal);
    const first = vectors.find((vector) => vector !== null);
    if (first) await this.#forgetOthers(first.length);
    const made = passages.map(({ id }, at) => ({ id, embedding: [...(vectors[at] ?? [])] }));
    await repo.replaceEmbeddings(db, embedder.model, made);
  }

  /** Null for a text that the server takes neither whole nor in part. */
  async #vectorsOf(
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<(Float32Array | null)[]> {
    // Some servers refuse an empty text.
    const asked = texts.map((text) => text.trim() || '-');
    try {
      return await this.#deps.embedder.embed(asked, { as: 'passage', signal });
    } catch (error) {
      if (!(error instanceof EmbedderError) || error.fault !== 'rejected') throw error;
    }
    if (asked.length > 1) {
      const middle = Math.ceil(asked.length / 2);
      return [
        ...(await this.#vectorsOf(asked.slice(0, middle), signal)),
        ...(await this.#vectorsOf(asked.slice(middle), signal)),
      ];
    }
    const [text = ''] = asked;
    if (text.length > LEAST_CHARACTERS)
      return await this.#vectorsOf([text.slice(0, text.length / 2)], signal);
    // A server that refuses any text has another fault: this throws.
    await this.#probe(signal);
    return [null];
  }
}
