import { useSyncExternalStore } from 'react';

/**
 * Whether the server runs another release than the one this page is of. The names of code files hold their content, so a
 * release removes those that the page has not loaded.
 */
let updated = false;
let shown = false;
const listeners = new Set<() => void>();

/** Checks whenever code could not be loaded. Vite reports each import that failed. */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => void announceOtherRelease());
}

async function announceOtherRelease(): Promise<void> {
  if (await isOtherRelease()) setShown(true);
}

/** Asks the server, until it was another release once. */
export async function isOtherRelease(): Promise<boolean> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (updated || !own) return updated;
  const shell = await readShell();
  // Something else may have answered, e.g. the portal of a network.
  updated = shell.includes('type="module"') && !shell.includes(`"${own}"`);
  return updated;
}

const readShell = (): Promise<string> =>
  fetch('/shell.html', { cache: 'no-store' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');

/** The user has read it; it comes back with the next code that is missing. */
export const dismissRelease = (): void => setShown(false);

function setShown(next: boolean): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether to say so now. */
export const useOtherRelease = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => false,
  );
