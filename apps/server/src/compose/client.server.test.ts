import { createClient, eachRow, type Notelark, NotelarkProblem } from '@notelark/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { makeKey } from '../testing/make-key.ts';
import { serveApp, type ServedApp } from '../testing/served-app.ts';
import { storeRecording, talk } from '../testing/stored-results.ts';
import { recordingOf } from '../testing/transfers.ts';
import type { TestUser } from '../testing/users.ts';

let app: TestApp;
let served: ServedApp;
let user: TestUser;
let key: string;
let notelark: Notelark;
beforeAll(async () => {
  app = await createTestApp();
  served = await serveApp(app);
  user = await app.signUpAndIn({ plan: 'pro' });
  key = await makeKey(app, user);
  notelark = createClient({ url: served.url, key });
});
afterEach(() => {
  served.intercept = () => false;
});
afterAll(async () => {
  await served.close();
  await app.close();
});

/** Answers the next request of a method with a status, once. */
function refuseOnce(method: string, status: number, headers: Record<string, string> = {}): void {
  let refused = false;
  served.intercept = (request, response) => {
    if (refused || request.method !== method) return false;
    refused = true;
    request.resume();
    response.writeHead(status, headers).end();
    return true;
  };
}

/** Cuts the connection of the next request of a method, once. */
function cutOnce(method: string): void {
  let cut = false;
  served.intercept = (request) => {
    if (cut || request.method !== method) return false;
    cut = true;
    request.socket.destroy();
    return true;
  };
}

const problemOf = async (call: Promise<unknown>): Promise<NotelarkProblem> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof NotelarkProblem) return error;
  throw new Error('no problem was thrown', { cause: error });
};

describe('the client', () => {
  it('has a function for each operation that an API key can call, and no other', async () => {
    const document = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId: string; 'x-api-key-scope'?: string }>>;
    };
    const operations = Object.entries(document.paths)
      .filter(([path]) => !path.startsWith('/api/files'))
      .flatMap(([, methods]) => Object.values(methods))
      .filter((operation) => operation['x-api-key-scope'])
      .map(({ operationId }) => operationId);
    const own = Object.keys(notelark).filter((name) => !/^(?:upload|waitUntilReady)$/.test(name));
    expect(own.toSorted()).toEqual(operations.toSorted());
  });

  it('sends parameters, queries and bodies, and reads answers and files', async () => {
    const { summaryId } = await storeRecording(app.db, user.actor.userId, { segments: talk(2) });
    const renamed = { params: { id: summaryId }, body: { title: 'Pumps & pipes' } };
    expect(await notelark.renameResult(renamed)).toEqual({ title: 'Pumps & pipes' });
    const { rows } = await notelark.listUploads({ query: { q: 'Pumps & pipes' } });
    expect(rows.map(({ title }) => title)).toEqual(['Pumps & pipes']);
    const query = { panel: 'source', format: 'srt' } as const;
    const file = await notelark.exportResult({ params: { id: summaryId }, query });
    expect(await file.text()).toContain('Segment number 1');
  });

  it('reads a list of several pages, each row once', async () => {
    const reader = await app.signUpAndIn();
    for (let at = 0; at < 23; at += 1)
      await storeRecording(app.db, reader.actor.userId, {
        filename: `${at}.mp3`,
        createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
        segments: [],
      });
    const { listUploads } = createClient({ url: served.url, key: await makeKey(app, reader) });
    const names: string[] = [];
    for await (const row of eachRow(listUploads, { sort: 'oldest' })) names.push(row.filename);
    expect(names).toEqual(Array.from({ length: 23 }, (_, at) => `${at}.mp3`));
  });

  it('throws what the server refuses, with its code, sentence and request id', async () => {
    const id = '5f0c3d0e-6f0a-4b7e-9d51-0c6f9d3c9a11';
    const problem = await problemOf(notelark.getResult({ params: { id } }));
    expect(problem).toMatchObject({ code: 'not-found', status: 404 });
    expect(problem.requestId).toMatch(/^[\da-f-]{36}$/);
    const body = { title: 'a'.repeat(300) };
    const wrong = await problemOf(notelark.renameResult({ params: { id }, body }));
    expect(wrong.code).toBe('validation-failed');
    expect(Object.keys(wrong.fields)).toEqual(['title']);
  });

  it('says when no Notelark answers', async () => {
    const nowhere = createClient({ url: 'http://127.0.0.1:1', key, tries: 1 });
    expect((await problemOf(nowhere.listLabels())).code).toBe('unreachable');
    refuseOnce('GET', 404, { 'content-type': 'text/html' });
    expect((await problemOf(notelark.listLabels())).code).toBe('unreadable');
  });

  it('waits as long as Retry-After says, and throws where that is too long', async () => {
    refuseOnce('PATCH', 429, { 'retry-after': '0' });
    await notelark.fileItems({ body: { textInputIds: [], addTags: ['a'] } });
    refuseOnce('GET', 503, { 'retry-after': '120' });
    expect(await problemOf(notelark.listLabels())).toMatchObject({ status: 503, retryAfter: 120 });
  });

  it('repeats after a broken connection what does nothing twice, and nothing else', async () => {
    const text = { body: { text: 'One. Two.', outputType: 'notes' } } as const;
    cutOnce('GET');
    expect(await notelark.listTexts({ query: {} })).toEqual({ rows: [] });
    cutOnce('POST');
    expect((await problemOf(notelark.createText(text))).code).toBe('unreachable');
    expect(await notelark.listTexts({ query: {} })).toEqual({ rows: [] });
  });

  it('sends a recording through a cut, and waits for its notes', async () => {
    cutOnce('PATCH');
    const file = new File([new Uint8Array(recordingOf(1))], 'Träume 夢.wav');
    const sent: number[] = [];
    const { uploadId, summaryId } = await notelark.upload(file, {
      onProgress: (bytes) => sent.push(bytes),
    });
    const statuses = new Set<string>();
    await notelark.waitUntilReady(summaryId, {
      every: 50,
      onProgress: ({ status }) => statuses.add(status),
    });
    expect(sent).toEqual([0, file.size]);
    expect([...statuses].at(-1)).toBe('ready');
    expect(await notelark.getUpload({ params: { id: uploadId } })).toMatchObject({
      filename: 'Träume 夢.wav',
    });
  });

  it('goes on with an upload that another process began, and begins anew where it is gone', async () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, address: string) => void kept.set(name, address),
      removeItem: (name: string) => void kept.delete(name),
    };
    const file = new File([new Uint8Array(recordingOf(1))], 'talk.wav');
    const stop = new AbortController();
    served.intercept = (request) => {
      if (request.method !== 'PATCH') return false;
      stop.abort();
      return true;
    };
    const options = { store, resumeKey: 'talk' };
    await expect(notelark.upload(file, { ...options, signal: stop.signal })).rejects.toThrow(
      'aborted',
    );
    const address = kept.get('notelark:talk');
    expect(address).toMatch(/^\/api\/files\//);
    served.intercept = () => false;
    served.requests.length = 0;
    await notelark.upload(file, options);
    expect(served.requests.slice(0, 2)).toEqual([`HEAD ${address}`, `PATCH ${address}`]);
    expect(kept.size).toBe(0);

    kept.set('notelark:talk', '/api/files/gone');
    served.requests.length = 0;
    await notelark.upload(file, options);
    expect(served.requests.slice(0, 2)).toEqual(['HEAD /api/files/gone', 'POST /api/files']);
  });

  it('rejects with why the work failed', async () => {
    const { summaryId } = await storeRecording(app.db, user.actor.userId, {
      failure: 'nothing-said',
      segments: [],
    });
    const problem = await problemOf(notelark.waitUntilReady(summaryId));
    expect(problem.code).toBe('nothing-said');
    expect(problem.message).not.toBe('');
  });
});
