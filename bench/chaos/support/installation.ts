import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostmaster, type Postmaster } from '@notelark/embedded-postgres/postmaster';
import { query } from '@notelark/embedded-postgres/testing/query';
import { startSpeechServer } from '@notelark/speech/testing/speech-server';
import {
  type ProductOptions,
  ProductProcess,
} from '../../../apps/server/src/testing/product-process.ts';

/** An installation of its own, whose processes are started, stopped and killed one by one. */
export class Installation {
  readonly dataDir: string;
  readonly #settings: Record<string, string>;
  readonly #processes: ProductProcess[] = [];
  readonly #close: () => Promise<void>;

  private constructor(
    dataDir: string,
    settings: Record<string, string>,
    close: () => Promise<void>,
  ) {
    this.dataDir = dataDir;
    this.#settings = settings;
    this.#close = close;
  }

  /** @param engineMs how long the speech engine takes for a clip. */
  static async create(
    engineMs: number,
    settings: Record<string, string> = {},
    parent = tmpdir(),
  ): Promise<Installation> {
    const dataDir = await mkdtemp(path.join(parent, 'notelark-chaos-'));
    // As root, PostgreSQL runs as another user, who has to come in.
    await chmod(dataDir, 0o755);
    const engine = await startSpeechServer({ delayMs: engineMs });
    const all = {
      TRANSCRIBER: 'openai',
      SPEECH_BASE_URL: engine.url,
      SUMMARIZER: 'embedded',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'fatal',
      ...settings,
    };
    return new Installation(dataDir, all, async () => {
      await engine.close();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  async start(options: ProductOptions = {}): Promise<ProductProcess> {
    const one = await ProductProcess.start(this.dataDir, this.#settings, options);
    this.#processes.push(one);
    return one;
  }

  async postmaster(): Promise<Postmaster> {
    const found = await findPostmaster(await realpath(path.join(this.dataDir, 'postgres')));
    if (!found) throw new Error('the embedded database is not running');
    return found;
  }

  async sql(text: string): Promise<Record<string, unknown>[]> {
    const { socketFolder } = await this.postmaster();
    const host = new URLSearchParams({ host: socketFolder }).toString();
    return await query(`postgresql://notelark@localhost/notelark?${host}`, text);
  }

  async close(): Promise<void> {
    for (const one of this.#processes) await one.stop();
    await this.#close();
  }
}
