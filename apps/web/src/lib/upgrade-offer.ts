import { useSyncExternalStore } from 'react';

let reason: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  reason = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the upgrade dialog. @param why the sentence that says what the plan lacks */
export const offerUpgrade = (why: string): void => set(why);

export const closeUpgradeOffer = (): void => set(null);

/** Why an upgrade is offered at the moment; null where none is. */
export const useUpgradeOffer = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => reason,
    () => null,
  );
