import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostmaster } from '@notelark/embedded-postgres/postmaster';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The whole product in a process of its own: its server, its worker, its embedded database. */
export class ProductProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #dataDir: string;

  private constructor(child: ChildProcess, url: string, dataDir: string) {
    this.#child = child;
    this.url = url;
    this.#dataDir = dataDir;
  }

  /** Resolves once it serves. */
  static async start(dataDir: string, settings: Record<string, string>): Promise<ProductProcess> {
    const child = fork(MAIN, {
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'error',
        ...settings,
        DATA_DIR: dataDir,
        PORT: '0',
      },
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the product ended with ${code} before it served`);
    });
    const [{ port }] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
    return new ProductProcess(child, `http://127.0.0.1:${port}`, dataDir);
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

  /** @returns its exit code. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const exit = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await exit;
    }
    return this.#child.exitCode;
  }
}
