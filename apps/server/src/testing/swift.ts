import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { freePorts } from '@notelark/toolkit/testing/free-ports';

/** What a client of the S3 server needs, but for the bucket. */
export interface S3Access {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Swift {
  access: S3Access;
  /** Kills all of its processes and starts them again, at the same address and with what they have stored. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('swift-server.py', import.meta.url));
const PYTHON = '/usr/bin/python3';
/** Where Debian's package puts it. */
export const SWIFT_FOLDER = '/usr/lib/python3/dist-packages/swift';
const START_MS = 60_000;
const TRIES = 3;

/** Why there is no S3 server to test against. */
export class NoS3ServerError extends Error {
  override name = 'NoS3ServerError';
}

/**
 * Starts OpenStack Swift, a real S3 server that checks signatures, on this machine.
 * @throws {NoS3ServerError} where it is not installed, or can't run
 */
export async function startSwift(): Promise<Swift> {
  if (!existsSync(SWIFT_FOLDER))
    throw new NoS3ServerError('OpenStack Swift is not there: sudo apt-get install python3-swift');
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce();
    } catch (error) {
      // Another program has taken one of the ports meanwhile.
      if (tries === TRIES) throw error;
    }
  }
}

async function startOnce(): Promise<Swift> {
  const folder = await mkdtemp(path.join(tmpdir(), 'notelark-s3-'));
  const ports = await freePorts(4);
  const secretAccessKey = randomBytes(16).toString('hex');
  const access = {
    endpoint: `http://127.0.0.1:${ports[0]}`,
    accessKeyId: 'test:tester',
    secretAccessKey,
  };
  const program = [PROGRAM, folder, ...ports.map(String), secretAccessKey];
  const launch = () => spawn(PYTHON, program, { stdio: ['pipe', 'ignore', 'pipe'] });
  let child = launch();
  const stop = async (): Promise<void> => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  const restart = async (): Promise<void> => {
    await end(child);
    child = launch();
    await untilItStores(access, ports, child);
  };
  try {
    await untilItStores(access, ports, child);
    return { access, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** It kills its servers, and ends, when its input does. */
async function end(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  if (child.exitCode === null) await once(child, 'exit');
}

/** Waits until all of its servers listen, and stores an object, which not every file system of a test machine allows. */
async function untilItStores(
  access: S3Access,
  ports: number[],
  child: ChildProcess,
): Promise<void> {
  const said: Buffer[] = [];
  child.stderr?.on('data', (block: Buffer) => said.push(block));
  const until = Date.now() + START_MS;
  const client = createClient(access);
  try {
    for (const port of ports)
      while (!(await listens(port))) {
        if (child.exitCode !== null || Date.now() > until) throw new Error('it does not start');
        await pause(20);
      }
    const Bucket = 'is-it-there';
    await client.send(new CreateBucketCommand({ Bucket })).catch(unlessThere);
    await client.send(new PutObjectCommand({ Bucket, Key: 'probe', Body: 'probe' }));
  } catch (cause) {
    const output = Buffer.concat(said).toString();
    throw new NoS3ServerError(`Swift does not run here. ${output}`, { cause });
  } finally {
    client.destroy();
  }
}

/** After a restart the bucket exists. */
function unlessThere(error: unknown): void {
  if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return connected;
}

/** Makes a bucket, for all who have this access. */
export async function makeBucket(access: S3Access, bucket: string): Promise<void> {
  const client = createClient(access);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

const createClient = ({ endpoint, ...credentials }: S3Access): S3Client =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
