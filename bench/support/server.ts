import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@notelark/toolkit/testing/free-ports';
import { newDataDir } from '../../e2e/support/data-dir.ts';
import { inRoot } from '../../tools/lib/paths.mjs';

export interface Server {
  url: string;
  pid: number;
  /** Where it keeps its data; gone when it has stopped. */
  dataDir: string;
  stop(): Promise<void>;
}

/** The built product as a process of its own, with nothing in it. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = newDataDir();
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [inRoot('e2e', 'serve.ts')], {
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      PUBLIC_URL: url,
      E2E_DATA_DIR: dataDir,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await pause(200);
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
