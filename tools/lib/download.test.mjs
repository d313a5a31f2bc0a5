import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { download } from './download.mjs';

const content = Buffer.from('weights '.repeat(5000));
const sha256 = createHash('sha256').update(content).digest('hex');

let folder;
let server;
let answer;
let ranges;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'notelark-download-'));
  ranges = [];
  answer = (request, response) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    ranges.push(from);
    response.writeHead(from > 0 ? 206 : 200);
    response.end(content.subarray(from));
  };
  server = createServer((request, response) => answer(request, response));
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const wanted = () => ({
  url: `http://127.0.0.1:${server.address().port}/model.bin`,
  target: path.join(folder, 'models', 'model.bin'),
  bytes: content.length,
  sha256,
});

test('fetches, checks and says how far it is', async () => {
  const shares = [];
  await download(wanted(), (share) => shares.push(share));
  expect(await readFile(wanted().target)).toEqual(content);
  expect(shares.at(-1)).toBe(1);
});

test('goes on where it was cut off', async () => {
  await mkdir(path.dirname(wanted().target));
  await writeFile(`${wanted().target}.part`, content.subarray(0, 1000));
  await download(wanted(), () => {});
  expect(ranges).toEqual([1000]);
  expect(await readFile(wanted().target)).toEqual(content);
});

test('starts over where the host does not resume', async () => {
  await download(wanted(), () => {});
  await rm(wanted().target);
  await writeFile(`${wanted().target}.part`, content.subarray(0, 500));
  answer = (_, response) => response.end(content);
  await download(wanted(), () => {});
  expect(await readFile(wanted().target)).toEqual(content);
});

test.each([
  ['another content', (_, response) => response.end(Buffer.alloc(content.length))],
  ['no file', (_, response) => response.writeHead(404).end('gone')],
  ['too much', (_, response) => response.end(Buffer.concat([content, content]))],
])('refuses %s and leaves nothing that could be taken for the file', async (_, wrong) => {
  answer = wrong;
  await expect(download(wanted(), () => {})).rejects.toBeInstanceOf(Error);
  await expect(readFile(wanted().target)).rejects.toThrow('ENOENT');
});

test('says so when nobody is there', async () => {
  const nowhere = wanted();
  await new Promise((closed) => server.close(closed));
  await expect(download(nowhere, () => {})).rejects.toBeInstanceOf(Error);
});
