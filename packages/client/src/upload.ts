import type { LanguageTag, OutputType, TemplateId } from './contract.ts';
import type { OperationCalls } from './operations.ts';
import { isProblem, NotelarkProblem } from './problem.ts';
import { type Connection, pause, send, sendOnce } from './send.ts';
import { sleep } from './sleep.ts';

/** Where the addresses of unfinished uploads are kept: `localStorage` fits, as does a file. */
export interface UploadStore {
  getItem(name: string): string | null | Promise<string | null>;
  setItem(name: string, address: string): void | Promise<void>;
  removeItem(name: string): void | Promise<void>;
}

export interface UploadOptions {
  /** Default: the file's own, else `recording`. Its ending says what kind of file it is. */
  filename?: string;
  /** Default: notes. */
  outputType?: OutputType;
  /** Keep the file after it was transcribed, as long as the plan says. Default: no. */
  keepOriginal?: boolean;
  template?: TemplateId;
  /** Own instructions, for the template `custom`. */
  instructions?: string;
  /** Default: the language that is spoken. */
  outputLanguage?: LanguageTag;
  /** Default: detected. */
  spokenLanguage?: LanguageTag;
  /** The upload of an imported transcript (`createImport`): the file becomes its audio, and the options above say nothing. */
  audioOf?: string;
  /** Bytes that have arrived. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
  /** With `resumeKey`: an upload that was cut off goes on where it stopped, also in another process. */
  store?: UploadStore;
  /** Names the same file in the store, e.g. its path, size and time. */
  resumeKey?: string;
}

export interface Uploaded {
  uploadId: string;
  summaryId: string;
}

/** Bytes of a request: what is sent again at most after a cut. */
const PIECE = 8 * 1024 * 1024;
/** In a row, without a byte in between. */
const MAX_FAILURES = 8;

/** Sends a file by the tus protocol (1.0.0, https://tus.io/protocols/resumable-upload): three requests, so no library. */
export async function upload(
  connection: Connection,
  { completeUpload }: OperationCalls,
  file: Blob,
  options: UploadOptions = {},
): Promise<Uploaded> {
  const place = placeIn(options);
  const address = (await resumed(connection, place, options)) ?? {
    path: await announce(connection, file, options),
    offset: 0,
  };
  await place.keep(address.path);
  await sendPieces(connection, file, address, options);
  const id = address.path.split('/').at(-1) ?? '';
  const { signal } = options;
  const uploaded = await completeUpload({ params: { id } }, signal && { signal });
  await place.forget();
  return uploaded;
}

/** Where the address of this file's upload is kept. */
function placeIn({ store, resumeKey }: UploadOptions) {
  const name = `notelark:${resumeKey}`;
  const kept = resumeKey === undefined ? undefined : store;
  return {
    find: async () => (await kept?.getItem(name)) ?? null,
    keep: async (path: string) => {
      await kept?.setItem(name, path);
    },
    forget: async () => {
      await kept?.removeItem(name);
    },
  };
}

interface Address {
  path: string;
  offset: number;
}

/** The unfinished upload of the same file; null where there is none, or the server has dropped it. */
async function resumed(
  connection: Connection,
  place: ReturnType<typeof placeIn>,
  { signal }: UploadOptions,
): Promise<Address | null> {
  const path = await place.find();
  if (path === null) return null;
  try {
    return { path, offset: await offsetOf(connection, path, signal) };
  } catch (error) {
    if (!isProblem(error) || ![403, 404, 410].includes(error.status)) throw error;
    return null;
  }
}

const TUS = { 'tus-resumable': '1.0.0' };

/** @returns the path to send the bytes to */
async function announce(
  connection: Connection,
  file: Blob,
  options: UploadOptions,
): Promise<string> {
  const { signal } = options;
  const headers = {
    ...TUS,
    'upload-length': String(file.size),
    'upload-metadata': metadataOf(file, options),
  };
  const response = await send(connection, '/api/files', {
    method: 'POST',
    headers,
    ...(signal && { signal }),
  });
  const location = response.headers.get('location') ?? '';
  return new URL(location, connection.origin).pathname;
}

function metadataOf(file: Blob, options: UploadOptions): string {
  const values = {
    filename: options.filename ?? ('name' in file ? String(file.name) : 'recording'),
    filetype: file.type,
    outputType: options.outputType ?? 'notes',
    keepOriginal: String(options.keepOriginal ?? false),
    template: options.template ?? 'general',
    instructions: options.instructions ?? '',
    outputLanguage: options.outputLanguage ?? '',
    spokenLanguage: options.spokenLanguage ?? '',
    ...(options.audioOf !== undefined && { audioOf: options.audioOf }),
  };
  return Object.entries(values)
    .map(([name, value]) => (value === '' ? name : `${name} ${toBase64(value)}`))
    .join(',');
}

const toBase64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

async function offsetOf(
  connection: Connection,
  path: string,
  signal?: AbortSignal,
): Promise<number> {
  const init = { method: 'HEAD', headers: TUS, ...(signal && { signal }) };
  return readOffset(await send(connection, path, init));
}

function readOffset(response: Response): number {
  const offset = Number(response.headers.get('upload-offset') ?? Number.NaN);
  if (Number.isInteger(offset)) return offset;
  const message = 'The server did not say how much of the file has arrived. Try again.';
  throw new NotelarkProblem({ code: 'unreadable', message, status: response.status });
}

/** A piece that is cut off is asked for and sent again from where it stopped. */
async function sendPieces(
  connection: Connection,
  file: Blob,
  { path, offset: from }: Address,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  let offset = from;
  onProgress?.(offset, file.size);
  for (let failures = 0; offset < file.size;)
    try {
      offset = await sendPiece(connection, path, file, offset, signal);
      failures = 0;
      onProgress?.(offset, file.size);
    } catch (error) {
      failures += 1;
      if (!mayPass(error) || failures > MAX_FAILURES) throw error;
      const { retryAfter } = error;
      if (retryAfter !== null && retryAfter > connection.longestWait) throw error;
      await sleep(retryAfter === null ? pause(failures) : retryAfter * 1000, signal);
      const arrived = await offsetOf(connection, path, signal);
      if (arrived > offset) failures = 0;
      offset = arrived;
    }
}

async function sendPiece(
  connection: Connection,
  path: string,
  file: Blob,
  offset: number,
  signal?: AbortSignal,
): Promise<number> {
  const response = await sendOnce(connection, path, {
    method: 'PATCH',
    body: file.slice(offset, offset + PIECE),
    headers: {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    ...(signal && { signal }),
  });
  return readOffset(response);
}

/** No answer, a conflict with our own broken connection, too frequent, or a server in trouble. */
const mayPass = (error: unknown): error is NotelarkProblem =>
  isProblem(error) && ([0, 409, 423, 429].includes(error.status) || error.status >= 500);
