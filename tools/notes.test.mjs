import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureWeights } from './notes.mjs';

const content = Buffer.from('weights '.repeat(5000));
const sha256 = createHash('sha256').update(content).digest('hex');

let folder;
let server;
let origin;
let linked;
let requests;

/** A host that states size and checksum in its redirect, as Hugging Face does. */
function answer(request, response) {
  requests.push(`${request.method} ${request.url} ${request.headers.range ?? ''}`.trim());
  if (request.url === '/hub/model.gguf') {
    response.writeHead(302, { location: '/storage/1', ...linked }).end();
    return;
  }
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const rest = content.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
  response.end(request.method === 'HEAD' ? undefined : rest);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'notelark-notes-'));
  requests = [];
  linked = { 'x-linked-etag': `"${sha256}"`, 'x-linked-size': String(content.length) };
  server = createServer(answer);
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${server.address().port}`;
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('LOCAL_MODEL_URL', `${origin}/hub/model.gguf`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const target = () => path.join(folder, 'models', 'model.gguf');

describe('the weights of the language model', () => {
  test('are fetched, checked against the checksum that the host states, and fetched once', async () => {
    expect(await ensureWeights()).toBe(target());
    expect(await readFile(target())).toEqual(content);
    const asked = requests.length;
    await ensureWeights();
    expect(requests).toHaveLength(asked);
  });

  test('go on where the download stopped', async () => {
    await ensureWeights();
    await rm(target());
    await writeFile(`${target()}.part`, content.subarray(0, 1000));
    await ensureWeights();
    expect(await readFile(target())).toEqual(content);
    expect(requests.at(-1)).toContain('bytes=1000-');
  });

  test('are not kept where something else came', async () => {
    linked['x-linked-etag'] = `"${'0'.repeat(64)}"`;
    await expect(ensureWeights()).rejects.toThrow('The language model is not there.');
    await expect(readFile(target())).rejects.toThrow('ENOENT');
  });

  test('of a host that states no checksum need one', async () => {
    vi.stubEnv('LOCAL_MODEL_URL', `${origin}/storage/other.gguf`);
    await expect(ensureWeights()).rejects.toThrow('Set LOCAL_MODEL_SHA256');
    vi.stubEnv('LOCAL_MODEL_SHA256', sha256);
    expect(await ensureWeights()).toContain('other.gguf');
  });

  test('of one’s own are not fetched', async () => {
    const own = path.join(folder, 'own.gguf');
    vi.stubEnv('LOCAL_MODEL_PATH', own);
    await expect(ensureWeights()).rejects.toThrow('there is no file at');
    await writeFile(own, 'GGUF');
    expect(await ensureWeights()).toBe(own);
    expect(requests).toEqual([]);
  });

  test('of a host that is not there: says what to do', async () => {
    vi.stubEnv('LOCAL_MODEL_URL', 'http://127.0.0.1:1/model.gguf');
    await expect(ensureWeights()).rejects.toThrow(
      'or set LOCAL_MODEL_PATH to a file that you have',
    );
  });
});
