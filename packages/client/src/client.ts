import { calls, type WireCall } from './calls.ts';
import type { Progress } from './contract.ts';
import type { CallOptions, OperationCalls } from './operations.ts';
import { type Connection, readJson, send } from './send.ts';
import { upload, type UploadOptions, type Uploaded } from './upload.ts';
import { type WaitOptions, waitUntilReady } from './wait.ts';

export interface ClientOptions {
  /** Address of the installation, e.g. `https://notes.example.org`. */
  url: string | URL;
  /** An API key (`nlk_…`) from the profile. */
  key: string;
  /** Default: the platform's. */
  fetch?: typeof fetch;
  /** Tries of a call that is refused for being too frequent, or whose repetition does no harm. Default 4. */
  tries?: number;
  /** Longest `Retry-After` that is waited for, in seconds. Default 60; a longer one is thrown. */
  longestWait?: number;
}

export interface Notelark extends OperationCalls {
  /** Sends a recording, resumable, and starts its notes or summary. */
  upload(file: Blob, options?: UploadOptions): Promise<Uploaded>;
  /** Resolves once a result is ready; rejects with why it failed. */
  waitUntilReady(summaryId: string, options?: WaitOptions): Promise<Progress>;
}

/** A client of one installation, for one API key. */
export function createClient(options: ClientOptions): Notelark {
  const { href } = new URL(options.url);
  const connection: Connection = {
    origin: href.replace(/\/+$/u, ''),
    key: options.key,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    tries: options.tries ?? 4,
    longestWait: options.longestWait ?? 60,
  };
  const named = Object.entries(calls).map(([name, route]) => [
    name,
    (input?: Values, { signal }: CallOptions = {}) => call(connection, route, input, signal),
  ]);
  // The table of calls and the type are made from the same contracts; a loop over one can't say so.
  const operations = Object.fromEntries(named) as OperationCalls;
  return {
    ...operations,
    upload: (file, uploadOptions) => upload(connection, operations, file, uploadOptions),
    waitUntilReady: (summaryId, waitOptions) => waitUntilReady(operations, summaryId, waitOptions),
  };
}

interface Values {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

async function call(
  connection: Connection,
  { method, path, raw }: WireCall,
  { params = {}, query = {}, body }: Values = {},
  signal?: AbortSignal,
): Promise<unknown> {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(textOf(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, textOf(value));
  const response = await send(connection, search.size === 0 ? filled : `${filled}?${search}`, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return raw ? response : await readJson(response);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
