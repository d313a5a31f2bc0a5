import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostmaster } from '@notelark/embedded-postgres/postmaster';
import { forkProduct } from './child-product.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ProductOptions {
  /** Which parts it runs. Default: all. */
  part?: 'all' | 'web' | 'worker';
  /** Default: any free one. */
  port?: number;
  /** The program of another version. Default: this one's. */
  main?: string;
}

/** The product, or one part of it, in a process of its own, with its embedded database. */
export class ProductProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #dataDir: string;

  private constructor(child: ChildProcess, url: string, dataDir: string) {
    this.#child = child;
    this.url = url;
    this.#dataDir = dataDir;
  }

  /** Resolves once it serves, or takes jobs. */
  static async start(
    dataDir: string,
    settings: Record<string, string>,
    { part = 'all', port: wanted = 0, main = MAIN }: ProductOptions = {},
  ): Promise<ProductProcess> {
    const child = forkProduct(main, [part], {
      LOG_LEVEL: 'error',
      ...settings,
      DATA_DIR: dataDir,
      PORT: String(wanted),
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the product ended with ${code} before it served`);
    });
    const [{ port }] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
    return new ProductProcess(child, `http://127.0.0.1:${port}`, dataDir);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('the product was not started');
    return this.#child.pid;
  }

  /** Takes everything away at once, the database first, as a power cut would. */
  async kill(): Promise<void> {
    const exit = once(this.#child, 'exit');
    const postmaster = await findPostmaster(await realpath(path.join(this.#dataDir, 'postgres')));
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    this.#child.kill('SIGKILL');
    await exit;
  }

  /** This process alone, with no time to clean up. */
  async killAlone(): Promise<void> {
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }

  /** @returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.isRunning) {
      const exit = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await exit;
    }
    return this.#child.exitCode;
  }
}
