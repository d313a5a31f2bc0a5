import { useSyncExternalStore } from 'react';

/** Whether the server has said that it can't reach its database: everything fails then, and comes back by itself. */
let outage = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === outage) return;
  outage = next;
  for (const listener of listeners) listener();
}

export const beginOutage = (): void => set(true);
export const endOutage = (): void => set(false);
export const isOutage = (): boolean => outage;

/** @returns a function that stops listening */
export function subscribeToOutage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOutage = (): boolean =>
  useSyncExternalStore(subscribeToOutage, isOutage, () => false);
