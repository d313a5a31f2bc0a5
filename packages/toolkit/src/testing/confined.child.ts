import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { serveParent } from '../isolated-child.ts';

/** What a confined child tries. */
export interface Attempts {
  read: string[];
  write: string[];
  port: number;
}

/** The result of each attempt: `done`, or the code of the error. */
export interface Outcome {
  read: string[];
  write: string[];
  spawn: string;
  connect: string;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

function attempt(action: () => unknown): string {
  try {
    action();
    return 'done';
  } catch (error) {
    return codeOf(error);
  }
}

function dial(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve('done');
    });
    socket.on('error', (error) => resolve(codeOf(error)));
  });
}

serveParent<Attempts, Outcome>(
  (message) => message as Attempts,
  async ({ receive, send }) => {
    const { read, write, port } = await receive();
    await send({
      read: read.map((file) => attempt(() => readFileSync(file))),
      write: write.map((file) => attempt(() => writeFileSync(file, 'x'))),
      spawn: attempt(() => {
        const { error } = spawnSync('true');
        if (error) throw error;
      }),
      connect: await dial(port),
    });
  },
);
