const STORAGE_KEY = 'notelark-message-draft';

/** A message to us that was not sent yet, by the names of its fields. */
export type MessageDraft = Readonly<Record<string, string>>;

/** It waits in this tab: visitors write, too, and of them no account is known. */
export function keepMessageDraft(draft: Readonly<Record<string, FormDataEntryValue>>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the message is safe as long as its page stays open.
  }
}

/** Without fields where there is none, or what is stored is of another version. */
export function readMessageDraft(): MessageDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const fields = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function dropMessageDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: there is none.
  }
}
