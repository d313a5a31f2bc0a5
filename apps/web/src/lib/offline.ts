import { useSyncExternalStore } from 'react';
import { hasCode } from './api-error.ts';

// What was read stays readable without a connection. The page keeps these answers itself, because it knows whose they are:
// whenever the session ends or another account signs in, all of them go.

const CACHE = 'notelark-offline';
const SHARED = 'notelark-shared';
const ASSETS = 'notelark-assets';
/** Whose answers they are: the id of an account, in local storage. */
const OWNER = 'offline-owner';
/** The oldest go when there are more. */
const MOST_ANSWERS = 200;

/** Routes whose last answer is kept. */
const KEPT: ReadonlySet<string> = new Set([
  'GET /api/auth/session',
  'GET /api/installation',
  'GET /api/labels',
  'GET /api/results/{id}',
  'GET /api/study',
  'GET /api/study/cards',
  'GET /api/text-inputs',
  'GET /api/uploads',
  'GET /api/usage',
]);

const hasCaches = (): boolean => 'caches' in globalThis;

/** Counts how often everything was forgotten: an answer that was asked for before is not kept. */
let generation = 0;

/** Sends a request; without a connection, gives what was answered last. */
export async function withOffline(
  route: string,
  url: string,
  send: () => Promise<Response>,
): Promise<Response> {
  // Of a visitor nothing is kept.
  if (!KEPT.has(route) || !hasCaches() || ownerOf() === null) return send();
  const begun = generation;
  try {
    const response = await send();
    if (response.ok) void keep(url, response.clone(), begun).catch(() => undefined);
    setStale(false);
    return response;
  } catch (error) {
    // Not where the page has aborted the request.
    const kept = hasCode(error, 'unreachable') ? await lastAnswer(url) : undefined;
    if (!kept) throw error;
    setStale(true);
    return kept;
  }
}

/** Keeps what was answered before it was known whose it is. */
export async function keepAnswer(url: string, body: unknown): Promise<void> {
  if (hasCaches() && ownerOf() !== null) await keep(url, Response.json(body), generation);
}

async function keep(url: string, response: Response, begun: number): Promise<void> {
  if (begun !== generation) return;
  const cache = await caches.open(CACHE);
  if (begun === generation) await cache.put(url, response);
  // What opened it again after everything was forgotten leaves nothing of it, not even its name.
  if (begun !== generation) return void (await caches.delete(CACHE));
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_ANSWERS))) await cache.delete(old);
}

const lastAnswer = async (url: string): Promise<Response | undefined> =>
  (await caches.match(url, { cacheName: CACHE }).catch(() => undefined)) ?? undefined;

function ownerOf(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    // Storage is blocked: so are caches.
    return null;
  }
}

/** Forgets what another account has left. @returns whether this account is new on this device */
export function claimOffline(accountId: string): boolean {
  if (!hasCaches() || ownerOf() === accountId) return false;
  void forgetOffline();
  try {
    localStorage.setItem(OWNER, accountId);
  } catch {
    return false;
  }
  return true;
}

/** Nothing of an account stays on this device. */
export async function forgetOffline(): Promise<void> {
  generation += 1;
  try {
    localStorage.removeItem(OWNER);
  } catch {
    // Storage is blocked: nothing was kept.
  }
  if (hasCaches()) await caches.delete(CACHE);
}

/** Files from another app that were not taken up. A visitor's wait for signing in. */
export async function dropShared(): Promise<void> {
  if (hasCaches()) await caches.delete(SHARED);
}

let isRegistered = false;

/** For users: the app opens without a connection from now on. What this page has loaded by now is kept too. */
export async function registerServiceWorker(): Promise<void> {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
    );
  await (await caches.open(ASSETS)).addAll(new Set(loaded.map(({ href }) => href)));
}

/** What is shown is an answer from before. */
let isStale = false;
const listeners = new Set<() => void>();

function setStale(next: boolean): void {
  if (next === isStale) return;
  isStale = next;
  for (const listener of listeners) listener();
}

function followConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether there is no connection: a network without the internet behind it is none either. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    followConnection,
    () => isStale || !navigator.onLine,
    () => false,
  );
