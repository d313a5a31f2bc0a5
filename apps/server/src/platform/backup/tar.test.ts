import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readTar, type TarEntry, writeTar } from './tar.ts';

const LONG = `files/${'folder-of-some-length/'.repeat(6)}name.wav`;
const CONTENTS = {
  'manifest.json': '{}',
  'tables/empty': '',
  [LONG]: 'a'.repeat(513),
  'files/ä b.txt': 'ü',
};

async function* entries(): AsyncGenerator<TarEntry> {
  for (const [name, text] of Object.entries(CONTENTS)) {
    const bytes = Buffer.from(text);
    yield { name, size: bytes.length, body: Readable.from([bytes]) };
  }
}

async function archive(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of writeTar(entries())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** In pieces that fit no boundary of the format. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 333) yield bytes.subarray(at, at + 333);
}

async function contentsOf(bytes: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name, body } of readTar(inPieces(bytes))) {
    const parts: Buffer[] = [];
    for await (const part of body) parts.push(part);
    found[name] = Buffer.concat(parts).toString();
  }
  return found;
}

it('reads back what it has written', async () => {
  expect(await contentsOf(await archive())).toEqual(CONTENTS);
});

it('writes what the system’s tar reads', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tar-'));
  await writeFile(path.join(folder, 'a.tar'), await archive());
  await promisify(execFile)('tar', ['-xf', 'a.tar'], { cwd: folder });
  for (const [name, text] of Object.entries(CONTENTS)) {
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(text);
  }
  await rm(folder, { recursive: true });
});

it('notices an archive that is cut off', async () => {
  const bytes = await archive();
  await expect(contentsOf(bytes.subarray(0, 1600))).rejects.toThrow('The archive is cut off.');
});

it('notices a damaged header', async () => {
  const bytes = await archive();
  bytes[3] = 0x21;
  await expect(contentsOf(bytes)).rejects.toThrow('The archive is damaged.');
});

it('refuses a body that is not as long as announced', async () => {
  const lie = Readable.from([{ name: 'a', size: 5, body: Readable.from([Buffer.from('abc')]) }]);
  await expect(Array.fromAsync(writeTar(lie))).rejects.toThrow('a has 3 bytes, not 5');
});
