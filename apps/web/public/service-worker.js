// Opens the app without a connection, and takes what other apps share with it. Written by hand: it has three rules, and
// Workbox would bring a list of every file to load in advance, where only what was opened is wanted.
// Nothing of an account passes through here: answers of the API are kept by the page (src/lib/offline.ts).
'use strict';

const SHELL = 'notelark-shell';
const ASSETS = 'notelark-assets';
const SHARED = 'notelark-shared';
/** What every page begins with. Their names stay the same from release to release, so the network comes first. */
const SHELL_FILES = ['/shell.html', '/theme.js', '/early-clicks.js', '/favicon.svg'];
/** Files of earlier releases go when there are more. */
const MOST_ASSETS = 400;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(readShell());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === '/share') event.respondWith(takeShared(request));
  if (request.method !== 'GET' || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  // A player asks for parts of a file, which the cache has no answer for.
  else if (pathname.startsWith('/assets/') && !request.headers.has('range'))
    event.respondWith(asset(request));
  else if (SHELL_FILES.includes(pathname)) event.respondWith(networkFirst(request, pathname));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function readShell() {
  await (await caches.open(SHELL)).addAll(SHELL_FILES);
  const assets = await caches.open(ASSETS);
  const kept = await assets.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_ASSETS))) await assets.delete(old);
}

let isShellRead = false;

/** The empty page shows what belongs to any address. */
async function page(event) {
  try {
    const response = await fetch(event.request);
    if (!isShellRead) {
      isShellRead = true;
      event.waitUntil(readShell().catch(() => undefined));
    }
    return response;
  } catch (error) {
    const shell = await caches.match('/shell.html', { cacheName: SHELL });
    if (shell) return shell;
    throw error;
  }
}

/** What is in this folder has its content in its name. */
async function asset(request) {
  const kept = await caches.match(request, { cacheName: ASSETS });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    await (await caches.open(ASSETS)).put(request, copy).catch(() => undefined);
  }
  return response;
}

async function networkFirst(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(pathname, { cacheName: SHELL });
    if (kept) return kept;
    throw error;
  }
}

/** Leaves what was shared for the upload page (src/features/library/shared.ts). */
async function takeShared(request) {
  const form = await request.formData();
  const cache = await caches.open(SHARED);
  const text = ['title', 'text', 'url']
    .map((field) => form.get(field))
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .join('\n');
  if (text !== '') await cache.put('/shared/text', new Response(text));
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
  for (const [at, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(`/shared/${at}`, new Response(file, { headers }));
  }
  return Response.redirect('/upload?shared=1', 303);
}

async function show(path) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  return open.navigate(path);
}
