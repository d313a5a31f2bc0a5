// Fetches one large file: resumed where it stopped, checked before it counts.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A network that lets nothing through must not hold up a start. */
const ANSWER_MS = 8_000;

/**
 * @typedef {{ url: string, target: string, bytes: number, sha256: string }} Wanted
 * @param {Wanted} wanted
 * @param {(share: number) => void} onProgress 0 to 1 of the file
 * @throws when the host can't be reached, the answer is no file, or the content is not what was wanted
 */
export async function download({ url, target, bytes, sha256 }, onProgress) {
  const partial = `${target}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  const have = await sizeOf(partial);
  if (have > bytes) await rm(partial);
  if (have !== bytes) await fetchRest(url, partial, have > bytes ? 0 : have, bytes, onProgress);
  if ((await sizeOf(partial)) !== bytes || (await checksum(partial)) !== sha256) {
    await rm(partial, { force: true });
    throw new Error('what came is not the file that was asked for');
  }
  await rename(partial, target);
}

export async function sizeOf(file) {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function fetchRest(url, partial, have, bytes, onProgress) {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Error('no answer')), ANSWER_MS);
  const response = await fetch(url, {
    signal: waiting.signal,
    headers: have > 0 ? { range: `bytes=${have}-` } : {},
  }).finally(() => clearTimeout(timer));
  if (!response.ok || !response.body) throw new Error(`the host answered ${response.status}`);
  // A host that does not resume sends all of it again.
  const resumed = response.status === 206;
  let done = resumed ? have : 0;
  const counted = new Transform({
    transform(chunk, _, pass) {
      done += chunk.length;
      onProgress(Math.min(1, done / bytes));
      pass(done > bytes ? new Error('more came than the file has') : null, chunk);
    },
  });
  await pipeline(
    response.body,
    counted,
    createWriteStream(partial, { flags: resumed ? 'a' : 'w' }),
  );
}

async function checksum(file) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
