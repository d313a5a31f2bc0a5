import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../../ports/file-store.ts';
import { connectClient } from '../database/client.ts';
import { CHECKSUMS, Checksums, RowTally } from './checksums.ts';
import { type BackupCount, BackupError, STORED } from './manifest.ts';
import { openArchive, readBackup } from './read.ts';
import type { BackupPlace } from './write.ts';
import { SAME_TEXT } from './tables.ts';

interface Verification extends Omit<BackupPlace, 'files'> {
  /** Makes the tables of an empty database. */
  makeTables: (url: string) => Promise<void>;
  /** Opens a store on the disk, in a data folder. */
  openStore: (dataDir: string) => FileStore;
}

/**
 * Rehearses a restore: into a database made for it on the same server and a folder in DATA_DIR, which both go afterwards. Every
 * table's rows and every file are compared with what the back-up says was written.
 * @throws {BackupError} where it can't be restored, or something differs
 */
export async function verifyBackup({
  makeTables,
  openStore,
  ...place
}: Verification): Promise<BackupCount> {
  const checksums = await checksumsOf(place);
  const name = `notelark_verify_${randomBytes(6).toString('hex')}`;
  const server = await connectClient({ connectionString: place.url });
  const dataDir = await mkdtemp(path.join(place.dataDir, 'backup-verify-'));
  try {
    await server.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    const url = withDatabase(place.url, name);
    await makeTables(url);
    const store = openStore(dataDir);
    const count = await readBackup({ ...place, url, dataDir, files: { store, inDataDir: true } });
    await compareRows(url, checksums);
    await compareFiles({ dataDir, store }, checksums);
    return count;
  } finally {
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.end();
    await rm(dataDir, { recursive: true });
  }
}

async function checksumsOf({ file, key }: Pick<BackupPlace, 'file' | 'key'>): Promise<Checksums> {
  for await (const { name, body } of await openArchive(file, key)) {
    const parts: Buffer[] = [];
    for await (const part of body) if (name === CHECKSUMS) parts.push(part);
    if (name === CHECKSUMS)
      return Checksums.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
  }
  throw new BackupError(
    'The back-up has no checksums: it was made by an older release, or is cut off. Restore it into an empty installation to try it.',
  );
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function compareRows(url: string, { tables }: Checksums): Promise<void> {
  const client = await connectClient({ connectionString: url });
  try {
    await client.query(SAME_TEXT);
    for (const table of tables) {
      const { rows, sum } = await tallyOf(client, table);
      if (rows !== table.rows || sum !== table.sum)
        throw new BackupError(
          `The back-up is not whole: of ${table.rows} rows of ${table.name}, ${rows} came back${rows === table.rows ? ', and some differ' : ''}.`,
        );
    }
  } finally {
    await client.end();
  }
}

async function tallyOf(
  client: Client,
  { name, columns }: { name: string; columns: string[] },
): Promise<RowTally> {
  const tally = new RowTally();
  const rows = client.query(copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${name}) TO STDOUT`));
  for await (const chunk of rows as AsyncIterable<Buffer>) tally.add(chunk);
  return tally;
}

interface Restored {
  dataDir: string;
  store: FileStore;
}

async function compareFiles(restored: Restored, { files }: Checksums): Promise<void> {
  for (const [entry, expected] of Object.entries(files)) {
    const hash = createHash('sha256');
    await pipeline(await contentOf(entry, restored), hash);
    if (hash.digest('hex') !== expected)
      throw new BackupError(`The back-up is not whole: the file ${entry} differs.`);
  }
}

async function contentOf(entry: string, { dataDir, store }: Restored): Promise<Readable> {
  if (entry.startsWith(STORED))
    return Readable.fromWeb(await store.read(entry.slice(STORED.length)));
  return createReadStream(path.join(dataDir, entry.replace(/^files\//, '')));
}
