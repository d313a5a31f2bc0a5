import type { OutputType } from '@notelark/api/output-types';

/** A text that was typed and not sent yet, e.g. for want of a quota. */
export interface TextDraft {
  text: string;
  outputType: OutputType;
}

/** As this browser keeps it. */
export interface KeptText extends TextDraft {
  key: string;
  /** The entry of the tab's history in which it was written; null: not known. */
  page: string | null;
  /** When it was last edited; null: not known. */
  editedAt: string | null;
}

/** Each draft has an entry of its own: two tabs write two texts. */
const PREFIX = 'notelark-text-draft';
/** In the storage of the tab: the key of the text that is written in it, which is there again when the page is reloaded. */
const OWN = 'notelark-own-text-draft';

/** The account's texts that wait in this browser, the newest first. */
export function keptTexts(accountId: string): KeptText[] {
  return keysOfDrafts()
    .map((key) => readDraft(key, accountId))
    .filter((draft) => draft !== null)
    .toSorted((a, b) => (b.editedAt ?? '').localeCompare(a.editedAt ?? ''));
}

/** The text that was last written in this tab; null where there is none of this account's. */
export function ownText(accountId: string): KeptText | null {
  const key = attempt(() => sessionStorage.getItem(OWN), null);
  return key === null ? null : readDraft(key, accountId);
}

/** Deletes all of them: the next user of this browser is shown none. */
export function dropAllTexts(): void {
  for (const key of keysOfDrafts()) dropText({ key });
}

/** Keeps one text while it is written, and never writes over what another tab has made of it. */
export class TextKeeper {
  readonly #accountId: string;
  readonly #page: string;
  #key: string | null = null;
  /** The entry as it was last seen here. */
  #seen: string | null = null;

  /** @param page the entry of the tab's history in which it is written */
  constructor(accountId: string, page: string) {
    this.#accountId = accountId;
    this.#page = page;
  }

  get key(): string | null {
    return this.#key;
  }

  /** Goes on with a text that was kept before. */
  take({ key }: KeptText): void {
    this.#key = key;
    this.#seen = stored(key);
    claim(key);
  }

  /** An empty text is none. Where storage is blocked or full, the text is safe as long as its page stays open. */
  keep(draft: TextDraft): void {
    if (draft.text.trim() === '') return this.drop();
    const key = this.#isForeign() ? newKey() : (this.#key ?? newKey());
    const editedAt = new Date().toISOString();
    const entry = { accountId: this.#accountId, page: this.#page, ...draft, editedAt };
    const written = JSON.stringify(entry);
    this.#key = key;
    this.#seen = written;
    attempt(() => localStorage.setItem(key, written), undefined);
    claim(key);
  }

  /** Another one is written from now on; this one waits. */
  setAside(): void {
    this.#key = null;
    this.#seen = null;
    attempt(() => sessionStorage.removeItem(OWN), undefined);
  }

  /** It was sent, or discarded. */
  drop(): void {
    const key = this.#key;
    if (key !== null && !this.#isForeign()) dropText({ key });
    this.setAside();
  }

  /** Whether another tab has gone on with this text. */
  #isForeign(): boolean {
    if (this.#key === null) return false;
    const now = stored(this.#key);
    return now !== null && now !== this.#seen;
  }
}

/** From now on it is this tab's. */
const claim = (key: string): void => attempt(() => sessionStorage.setItem(OWN, key), undefined);

/** A text that is written nowhere is discarded. */
export const dropText = ({ key }: Pick<KeptText, 'key'>): void =>
  attempt(() => localStorage.removeItem(key), undefined);

const newKey = (): string => `${PREFIX}:${crypto.randomUUID()}`;

const keysOfDrafts = (): string[] =>
  attempt(() => Object.keys(localStorage), []).filter((key) => key.startsWith(PREFIX));

const stored = (key: string): string | null => attempt(() => localStorage.getItem(key), null);

/** Of another version, or edited by hand, what is stored may be anything. */
function readDraft(key: string, accountId: string): KeptText | null {
  const value = attempt<unknown>(() => JSON.parse(stored(key) ?? 'null'), null);
  const entry: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const { text, outputType, page, editedAt } = entry;
  if (entry['accountId'] !== accountId || typeof text !== 'string') return null;
  return {
    key,
    text,
    outputType: outputType === 'notes' ? 'notes' : 'summary',
    page: typeof page === 'string' ? page : null,
    editedAt: typeof editedAt === 'string' ? editedAt : null,
  };
}

/** What `work` gives; where storage is blocked or full, `otherwise`. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
