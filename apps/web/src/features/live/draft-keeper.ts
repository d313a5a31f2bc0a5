import {
  clearDraft,
  type Draft,
  emptyDraft,
  loadDraft,
  type NewText,
  saveDraft,
  withBookmark,
  withClockAtZero,
  withEdit,
  withoutBookmark,
  withOwn,
  withRecording,
  withTail,
  withText,
  withUpload,
} from './draft.ts';

/** The draft of an account: in memory, and in the browser whenever it has changed. */
export class DraftKeeper {
  readonly #ownerId: string;
  /** Whether an earlier page had left one. */
  readonly wasRestored: boolean;
  #draft: Draft;

  constructor(ownerId: string) {
    const restored = loadDraft(ownerId);
    this.#ownerId = ownerId;
    this.wasRestored = restored !== null && (restored.text !== '' || restored.own !== '');
    this.#draft = restored ?? emptyDraft(ownerId);
  }

  get value(): Draft {
    return this.#draft;
  }

  restartClock(): void {
    this.#keep(withClockAtZero(this.#draft));
  }

  begin(recordingId: string): void {
    this.#keep(withRecording(this.#draft, recordingId));
  }

  take(text: NewText): void {
    this.#keep(withText(this.#draft, text));
  }

  /** This recording has no more chunks. */
  settle(recordingId: string): void {
    this.#keep(withTail(this.#draft, recordingId));
  }

  /** @param seen the text that was edited */
  edit(text: string, seen: string): void {
    this.#keep(withEdit(this.#draft, { text, seen }));
  }

  bookmark(): void {
    this.#keep(withBookmark(this.#draft));
  }

  removeBookmark(at: number): void {
    this.#keep(withoutBookmark(this.#draft, at));
  }

  writeOwn(own: string): void {
    this.#keep(withOwn(this.#draft, own));
  }

  uploaded(to: string): void {
    this.#keep(withUpload(this.#draft, to));
  }

  /** Kept with the next save: it grows all the time. */
  addSeconds(seconds: number): void {
    this.#draft.seconds += seconds;
  }

  save(): void {
    const { text, seconds } = this.#draft;
    if (text !== '' || seconds > 0) saveDraft(this.#draft);
  }

  clear(): void {
    this.#draft = emptyDraft(this.#ownerId);
    clearDraft();
  }

  #keep(draft: Draft): void {
    this.#draft = draft;
    saveDraft(draft);
  }
}
