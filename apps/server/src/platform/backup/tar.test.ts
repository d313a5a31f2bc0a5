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
  for (const end of [300, 600, 1600])
    await expect(contentsOf(bytes.subarray(0, end))).rejects.toThrow('damaged or cut off');
});

it('throws what its source throws', async () => {
  const bytes = await archive();
  async function* failing(): AsyncGenerator<Buffer> {
    yield bytes.subarray(0, 600);
    throw new Error('the disk failed');
  }
  await expect(Array.fromAsync(readTar(failing()))).rejects.toThrow('the disk failed');
});

it('notices a damaged header', async () => {
  const bytes = await archive();
  bytes[3] = 0x21;
  await expect(contentsOf(bytes)).rejects.toThrow('damaged or cut off');
});

it('refuses a body that is not as long as announced', async () => {
  const lie = Readable.from([{ name: 'a', size: 5, body: Readable.from([Buffer.from('abc')]) }]);
  await expect(Array.fromAsync(writeTar(lie))).rejects.toThrow('Size mismatch');
});
