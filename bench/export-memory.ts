import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountsRepo } from '../apps/server/src/features/accounts/accounts.repo.ts';
import { openDatabase } from '../apps/server/src/platform/database/client.ts';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';
import { uploads, users } from '../apps/server/src/platform/database/schema/index.ts';
import { storeRecording, talk } from '../apps/server/src/testing/stored-results.ts';
import type { BenchResult } from './result.ts';
import { account, makeAccount } from './support/account.ts';
import { type MemoryUse, memoryDuring } from './support/memory.ts';
import { type Server, startServer } from './support/server.ts';

/** Three hours of talk. */
const SEGMENTS = 5_000;
const FORMATS = ['docx', 'pdf'];
const AT_ONCE = 5;
const MOST_DOCUMENT_MB = 300;
const FILES = 8;
const FILE_BYTES = 50 * 1024 * 1024;
const MOST_ARCHIVE_MB = 100;

type Read = (path: string) => Promise<number>;

/** How much memory the server takes above what it has when idle: for documents of three hours, and for a whole account. */
export async function run(): Promise<BenchResult[]> {
  if (process.platform !== 'linux') return [];
  const results: BenchResult[] = [];
  for (const format of FORMATS)
    results.push(await onServer((...server) => measureDocument(format, ...server)));
  return [...results, await onServer(measureArchive)];
}

/** A server for each: what one export leaves in the process is nothing of the next one's. */
async function onServer<T>(act: (pid: number, read: Read, id: string) => Promise<T>): Promise<T> {
  const server = await startServer();
  try {
    await makeAccount(server.url);
    const id = await fill(server);
    return await act(server.pid, await reader(server.url), id);
  } finally {
    await server.stop();
  }
}

async function measureDocument(format: string, pid: number, read: Read, id: string) {
  const document = `/api/results/${id}/export?panel=source&format=${format}`;
  const alone = await memoryDuring(pid, () => read(document));
  const many = await memoryDuring(pid, () =>
    Promise.all(Array.from({ length: AT_ONCE }, () => read(document))),
  );
  return resultOfDocument(format, alone, many);
}

const measureArchive = async (pid: number, read: Read): Promise<BenchResult> =>
  resultOfArchive(await memoryDuring(pid, () => read('/api/account/export')));

function resultOfDocument(
  format: string,
  alone: MemoryUse<number>,
  many: MemoryUse<number[]>,
): BenchResult {
  const above = many.peak - alone.idle;
  return {
    name: `export ${format} of a transcript of three hours`,
    figures: {
      'document, MiB': alone.answer / 2 ** 20,
      seconds: alone.seconds,
      'idle, MiB': alone.idle,
      'above idle, MiB': alone.peak - alone.idle,
      [`above idle, ${AT_ONCE} at once, MiB`]: above,
      'times one alone': above / (alone.peak - alone.idle),
    },
    target: `${AT_ONCE} at once take at most ${MOST_DOCUMENT_MB} MiB above idle`,
    met: above <= MOST_DOCUMENT_MB,
  };
}

function resultOfArchive({ idle, peak, seconds, answer }: MemoryUse<number>): BenchResult {
  const size = answer / 2 ** 20;
  return {
    name: `export of an account with ${FILES} files of 50 MB`,
    figures: {
      'archive, MiB': size,
      'MB/s': answer / 1e6 / seconds,
      'above idle, MiB': peak - idle,
      'share of the archive': (peak - idle) / size,
    },
    target: `at most ${MOST_ARCHIVE_MB} MiB above idle`,
    met: peak - idle <= MOST_ARCHIVE_MB,
  };
}

/** @returns what reads an answer to its end and counts its bytes, as the account's owner */
async function reader(url: string): Promise<Read> {
  const signedIn = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  return async (path) => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie: cookie.join('; ') } });
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    return bytes;
  };
}

/** Puts recordings with their files into the account. @returns the id of a result */
async function fill({ dataDir }: Server): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => {}, warn: () => {}, error: console.error },
  });
  const database = openDatabase(postgres.url, { onError: console.error });
  const { db } = database;
  // Where the store on the disk keeps them.
  const folder = path.join(dataDir, 'files');
  try {
    const user = await accountsRepo.findByEmail(db, account.email);
    if (!user) throw new Error('the account is not there');
    // Every format of the exports.
    await db.update(users).set({ currentPlan: 'pro' });
    const { summaryId } = await storeRecording(db, user.id, { segments: talk(SEGMENTS) });
    await mkdir(folder, { recursive: true });
    for (let at = 0; at < FILES; at += 1) {
      const fileKey = `bench-${at}`;
      // What can't be packed any tighter, as recordings are.
      await writeFile(path.join(folder, fileKey), randomBytes(FILE_BYTES));
      await db.insert(uploads).values({
        userId: user.id,
        filename: `talk ${at}.mp3`,
        fileKey,
        sizeBytes: FILE_BYTES,
        transferId: fileKey,
        keepOriginal: true,
        status: 'transcribed',
      });
    }
    return summaryId;
  } finally {
    await database.close();
    await postgres.stop();
  }
}
