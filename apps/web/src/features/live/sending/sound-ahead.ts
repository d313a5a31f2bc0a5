import { live } from '@notelark/api/live-audio';
import { base64Of, wavOf } from '../../../lib/wav.ts';
import type { StoredRecording } from '../store/store.ts';

/** A stretch of a chunk that goes ahead of it. */
export interface SoundPart {
  recordingId: string;
  sequence: number;
  /** Buffers of the chunk before it. */
  from: number;
}

interface Parts {
  recordingId: string;
  chunkBuffers: number;
  /** @returns buffers of the chunk that the server has then. */
  send: (part: SoundPart, audioChunk: string) => Promise<number>;
}

/**
 * Sends the sound of a chunk while it is being recorded, so that at its end the server has little left to hear. Nothing
 * depends on it: where a part does not come through, the chunk goes whole.
 */
export class SoundAhead {
  readonly #parts: Parts;
  /** Of the chunk that is being recorded; `null` once a part of it was lost. */
  #waiting: Int16Array[] | null = [];
  #sequence = 0;
  #sent = 0;
  #sending = false;
  /** The last of what was recorded: the next chunk begins with it. */
  #recent: Int16Array[] = [];
  /** Buffers that the server has, by the number of their chunk. */
  readonly #held = new Map<number, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param index of the buffer in its recording @param isOpen nothing keeps the server from answering */
  push(index: number, pcm: Int16Array, isOpen: boolean): void {
    this.#recent = [...this.#recent.slice(1 - live.overlapBuffers), pcm];
    this.#waiting?.push(pcm);
    if ((index + 1) % this.#parts.chunkBuffers === 0) this.#beginNext();
    else if (isOpen && !this.#sending && (this.#waiting?.length ?? 0) >= live.aheadBuffers)
      void this.#send(this.#waiting ?? []);
  }

  /** Buffers of a chunk that the server has; 0 when it is asked again. */
  take({ id, sequence }: StoredRecording): number {
    if (id !== this.#parts.recordingId) return 0;
    const held = this.#held.get(sequence) ?? 0;
    this.#held.delete(sequence);
    return held;
  }

  #beginNext(): void {
    this.#sequence += 1;
    this.#sent = 0;
    this.#waiting = [...this.#recent];
  }

  async #send(buffers: Int16Array[]): Promise<void> {
    const { recordingId, send } = this.#parts;
    const part = { recordingId, sequence: this.#sequence, from: this.#sent };
    const until = part.from + buffers.length;
    this.#waiting = [];
    this.#sent = until;
    this.#sending = true;
    const held = await send(part, base64Of(wavOf(buffers))).catch(() => 0);
    this.#sending = false;
    if (held === until) this.#held.set(part.sequence, until);
    else if (part.sequence === this.#sequence) this.#waiting = null;
  }
}
