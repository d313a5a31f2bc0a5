import type { OutputType } from '@notelark/api/output-types';

/** A text that was typed and not sent yet, e.g. for want of a quota. It waits in this browser. */
export interface TextDraft {
  text: string;
  outputType: OutputType;
}

const STORAGE_KEY = 'notelark-text-draft';

/** Checkouts open in another tab, so it is kept for all of them. An empty text is none. */
export function keepTextDraft(accountId: string, draft: TextDraft): void {
  if (draft.text.trim() === '') return dropTextDraft();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ accountId, ...draft }));
  } catch {
    // Storage is blocked or full: the text is safe as long as its page stays open.
  }
}

/** Null where there is none of this account's. */
export function readTextDraft(accountId: string): TextDraft | null {
  const stored = parsed();
  if (stored['accountId'] !== accountId || typeof stored['text'] !== 'string') return null;
  return {
    text: stored['text'],
    outputType: stored['outputType'] === 'notes' ? 'notes' : 'summary',
  };
}

export function dropTextDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: there is none.
  }
}

/** Of another version, or edited by hand, what is stored may be anything. */
function parsed(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
