import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { freePorts } from '@notelark/toolkit/testing/free-ports';
import { inRoot } from '../../tools/lib/paths.mjs';
import { newDataDir } from './data-dir.ts';
import { LIVE_CHUNKS } from './live-chunks.ts';
import { test as base } from './live.ts';

/** A server of a test's own, which may be killed and started again on the same data. */
export interface LiveServer {
  url: string;
  dataDir: string;
  start: () => Promise<void>;
  /** As a power cut would. */
  kill: () => Promise<void>;
  /** In good order; its data goes. */
  stop: () => Promise<void>;
}

/** @param settings as in the environment @param request asks whether it is ready */
export async function startLiveServer(
  settings: Record<string, string>,
  request: APIRequestContext,
): Promise<LiveServer> {
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const dataDir = newDataDir();
  // As root, PostgreSQL runs as another user, who has to come in.
  chmodSync(dataDir, 0o755);
  const env = {
    ...process.env,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
  };
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [inRoot('apps', 'server', 'src', 'main.ts')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await request.get(`${url}/readyz`).catch(() => undefined))?.ok()) {
      if (child.exitCode !== null) throw new Error('the server did not start');
      await pause(100);
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  const stop = async (): Promise<void> => {
    await end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, start, kill: () => end('SIGKILL'), stop };
}

/** Playwright's `test` of live recordings, against a server of its own. */
export const test = base.extend<object, { server: LiveServer }>({
  server: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      const server = await startLiveServer(LIVE_CHUNKS, request);
      await use(server);
      await server.stop();
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
