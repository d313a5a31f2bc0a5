import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@notelark/embedded-postgres';
import { findPostmaster } from '@notelark/embedded-postgres/postmaster';
import { query } from '@notelark/embedded-postgres/testing/query';
import { startSpeechServer } from '@notelark/speech/testing/speech-server';
import { ProductProcess } from '../../../apps/server/src/testing/product-process.ts';
import { makeBucket, startSwift, type Swift } from '../../../apps/server/src/testing/swift.ts';
import { LoadBalancer } from './load-balancer.ts';

const BUCKET = 'recordings';
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A web or a worker of the cluster: what runs now, and how it is started again. */
export interface Member {
  part: 'web' | 'worker';
  port: number;
  dataDir: string;
  process: ProductProcess;
}

/** Two webs behind a load balancer, two workers, PostgreSQL and an S3 server: processes of their own that share no disk. */
export class Cluster {
  readonly balancer: LoadBalancer;
  readonly webs: Member[] = [];
  readonly workers: Member[] = [];
  readonly #folder: string;
  readonly #postgres: EmbeddedPostgres;
  readonly #s3: Swift;
  readonly #settings: Record<string, string>;
  readonly #closeEngine: () => Promise<void>;

  private constructor(parts: {
    folder: string;
    balancer: LoadBalancer;
    postgres: EmbeddedPostgres;
    s3: Swift;
    engine: { url: string; close: () => Promise<void> };
  }) {
    const { folder, balancer, postgres, s3, engine } = parts;
    this.balancer = balancer;
    this.#folder = folder;
    this.#postgres = postgres;
    this.#s3 = s3;
    this.#closeEngine = engine.close;
    this.#settings = {
      DATABASE_URL: postgres.url,
      PUBLIC_URL: balancer.url,
      TRUSTED_PROXIES: '1',
      SECRET: randomBytes(32).toString('hex'),
      STORAGE_KEY: randomBytes(32).toString('hex'),
      FILE_STORE: 's3',
      S3_ENDPOINT: s3.access.endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: s3.access.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.access.secretAccessKey,
      TRANSCRIBER: 'openai',
      SPEECH_BASE_URL: engine.url,
      SUMMARIZER: 'embedded',
      DIARIZER: 'off',
      PAYMENTS: 'none',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'fatal',
    };
  }

  /** @param engineMs how long the speech engine takes for a clip. */
  static async start(engineMs: number): Promise<Cluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'notelark-cluster-'));
    // As root, PostgreSQL runs as another user, who has to come in.
    await chmod(folder, 0o755);
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silent });
    const s3 = await startSwift();
    await makeBucket(s3.access, BUCKET);
    const engine = await startSpeechServer({ delayMs: engineMs });
    const balancer = await LoadBalancer.start();
    const cluster = new Cluster({ folder, balancer, postgres, s3, engine });
    for (const part of ['web', 'web', 'worker', 'worker'] as const) await cluster.#add(part);
    await balancer.untilReady();
    return cluster;
  }

  /** As a deploy does: stops it (SIGTERM), and starts it again. @returns its exit code. */
  async restart(member: Member): Promise<number | null> {
    const code = await member.process.stop();
    await this.#begin(member);
    return code;
  }

  /** Kills it (SIGKILL), and starts it again, as its supervisor does. */
  async kill(member: Member): Promise<void> {
    await member.process.killAlone();
    await this.#begin(member);
  }

  /** SIGINT is PostgreSQL's fast shutdown, which cuts connections. Resolves once it runs again. */
  async signalPostgres(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const folder = await realpath(path.join(this.#folder, 'postgres'));
    const before = await findPostmaster(folder);
    if (!before) throw new Error('PostgreSQL is not running');
    process.kill(before.pid, signal);
    for (;;) {
      const now = await findPostmaster(folder);
      if (now && now.pid !== before.pid && now.status === 'ready') return;
      await pause(20);
    }
  }

  /** Kills all its processes: it knows no other end. Resolves once it stores again. */
  killS3(): Promise<void> {
    return this.#s3.restart();
  }

  sql(text: string): Promise<Record<string, unknown>[]> {
    return query(this.#postgres.url, text);
  }

  async close(): Promise<void> {
    await Promise.all([...this.webs, ...this.workers].map(({ process }) => process.stop()));
    await this.balancer.close();
    await this.#closeEngine();
    await this.#s3.stop();
    await this.#postgres.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #add(part: Member['part']): Promise<void> {
    const dataDir = await mkdtemp(path.join(this.#folder, `${part}-`));
    const process = await ProductProcess.start(dataDir, this.#settings, { part });
    const port = part === 'web' ? Number(new URL(process.url).port) : 0;
    const member = { part, port, dataDir, process };
    (part === 'web' ? this.webs : this.workers).push(member);
    if (part === 'web') this.balancer.add(process.url);
  }

  async #begin(member: Member): Promise<void> {
    const { part, port, dataDir } = member;
    member.process = await ProductProcess.start(dataDir, this.#settings, { part, port });
  }
}
