import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { NoS3ServerError, type S3Access, startSwift } from './swift.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An address that starts this run's S3 server when it is first asked, and answers with `S3Answer`. */
    s3Starter: string;
  }
}

export type S3Answer = { access: S3Access } | { missing: string };

/** Vitest's global set-up of the `server` tests: one S3 server for all files, which only a run that needs it starts. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startSwift> | null = null;
  const server = createServer((_request, response) => {
    started ??= startSwift();
    started
      .then(({ access }): S3Answer => ({ access }))
      .catch((error: unknown): S3Answer => {
        if (error instanceof NoS3ServerError) return { missing: error.message };
        throw error;
      })
      .then((answer) => response.end(JSON.stringify(answer)))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('s3Starter', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    const swift = await started?.catch(() => null);
    await swift?.stop();
  };
}
