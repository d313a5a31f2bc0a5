import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { claimOffline, forgetOffline, withOffline } from './offline.ts';

const ROUTE = 'GET /api/results/{id}';
const URL_OF_ONE = '/api/results/1';

/** As much of the browser's caches as is used, in memory. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      put: async (url: string, response: Response) => void entries.set(url, response),
      keys: async () => [...entries.keys()],
      delete: async (url: string) => entries.delete(url),
    };
  };
  return {
    open,
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(url)?.clone(),
    delete: async (name: string) => stored.delete(name),
    has: async (name: string) => stored.has(name),
  };
}

const unreachable = () =>
  Promise.reject(new ApiError({ code: 'unreachable', message: '', status: 0 }));
const answer = (text: string) => () => Promise.resolve(new Response(text));
const readOffline = () =>
  withOffline(ROUTE, URL_OF_ONE, unreachable).then(
    (response) => response.text(),
    () => null,
  );

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('caches', fakeCaches());
  claimOffline('ann');
});
afterEach(() => vi.unstubAllGlobals());

async function read(text: string, url = URL_OF_ONE): Promise<void> {
  await withOffline(ROUTE, url, answer(text));
  await vi.waitFor(async () =>
    expect(await caches.match(url, { cacheName: 'notelark-offline' })).toBeDefined(),
  );
}

it('gives what was answered last where there is no connection', async () => {
  expect(await readOffline()).toBeNull();
  await read('Notes.');
  expect(await readOffline()).toBe('Notes.');
});

it('passes refusals on: only a missing connection is bridged', async () => {
  await read('Notes.');
  const gone = new ApiError({ code: 'not-found', message: '', status: 404 });
  await expect(withOffline(ROUTE, URL_OF_ONE, () => Promise.reject(gone))).rejects.toBe(gone);
});

it('keeps nothing of other routes', async () => {
  await withOffline('GET /api/admin/people', '/api/admin/people', answer('People'));
  await expect(
    withOffline('GET /api/admin/people', '/api/admin/people', unreachable),
  ).rejects.toMatchObject({ code: 'unreachable' });
});

it('keeps nothing for a visitor', async () => {
  await forgetOffline();
  await withOffline(ROUTE, URL_OF_ONE, answer('Shared notes.'));
  claimOffline('ann');
  expect(await readOffline()).toBeNull();
});

it('forgets everything with the session, also what is still on its way', async () => {
  await read('Notes.');
  const late = Promise.withResolvers<Response>();
  const asked = withOffline(ROUTE, '/api/results/2', () => late.promise);
  void forgetOffline();
  late.resolve(new Response('Late.'));
  await asked;
  expect(await readOffline()).toBeNull();
  await expect(withOffline(ROUTE, '/api/results/2', unreachable)).rejects.toMatchObject({
    code: 'unreachable',
  });
});

it('leaves not even an empty cache where everything is forgotten while it opens', async () => {
  await read('Notes.');
  const open = caches.open.bind(caches);
  const opening = Promise.withResolvers<void>();
  const opened = vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    await opening.promise;
    return open(name);
  });
  await withOffline(ROUTE, '/api/results/2', answer('Late.'));
  await forgetOffline();
  opening.resolve();
  await vi.waitFor(async () => {
    await opening.promise;
    expect(opened).toHaveBeenCalled();
    expect(await caches.has('notelark-offline')).toBe(false);
  });
});

it('keeps the answers of one account, until another one signs in', async () => {
  await read('Notes.');
  expect(claimOffline('ann')).toBe(false);
  expect(await readOffline()).toBe('Notes.');
  expect(claimOffline('bob')).toBe(true);
  await vi.waitFor(async () => expect(await readOffline()).toBeNull());
});
