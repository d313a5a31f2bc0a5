const STORAGE_KEY = 'notelark-message-draft';

/** A message to us that was not sent yet. It waits in this tab: visitors write, too, and of them no account is known. */
export function keepMessageDraft(message: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, message);
  } catch {
    // Storage is blocked or full: the message is safe as long as its page stays open.
  }
}

/** Null where there is none. */
export function readMessageDraft(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function dropMessageDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: there is none.
  }
}
