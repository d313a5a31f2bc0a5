import { live } from '@notelark/api/live-audio';
import { base64Of, wavOf } from '../../../lib/wav.ts';

interface Parts {
  recordingId: string;
  chunkBuffers: number;
  ask: (recordingId: string, audioChunk: string) => Promise<string>;
  onChange: () => void;
}

interface Piece {
  until: number;
  text: string;
}

/** Of a short chunk, a third; of a long one, a few seconds. */
const pieceBuffersOf = (chunkBuffers: number): number =>
  Math.floor(
    Math.min((live.provisionalSeconds * live.sampleRate) / live.bufferSamples, chunkBuffers / 3),
  );

/**
 * Asks for the text of the last seconds while their chunk is not yet whole, a piece at a time and one after the other.
 * What takes too long is left out: the chunk itself comes soon.
 */
export class Previews {
  readonly #parts: Parts;
  readonly #pieceBuffers: number;
  #held: Int16Array[] = [];
  #pieces: Piece[] = [];
  #asking = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#pieceBuffers = pieceBuffersOf(parts.chunkBuffers);
  }

  /** @param index of the buffer in its recording @param isQuiet no chunk is on its way: there is room for a preview */
  push(index: number, pcm: Int16Array, isQuiet: boolean): void {
    const until = index + 1;
    const left = this.#parts.chunkBuffers - (until % this.#parts.chunkBuffers);
    // The last piece of a chunk would come with the chunk's own text, or hold it up.
    if (left <= this.#pieceBuffers) this.#held = [];
    else this.#held.push(pcm);
    if (this.#held.length < this.#pieceBuffers) return;
    const piece = this.#held;
    this.#held = [];
    if (isQuiet && !this.#asking) void this.#ask(piece, until);
  }

  /** What of the sound after the first buffers has been heard so far. */
  textAfter(buffers: number): string {
    this.#pieces = this.#pieces.filter(({ until }) => until > buffers);
    return this.#pieces.map(({ text }) => text).join(' ');
  }

  async #ask(piece: Int16Array[], until: number): Promise<void> {
    const { recordingId, ask, onChange } = this.#parts;
    this.#asking = true;
    try {
      const text = await ask(recordingId, base64Of(wavOf(piece)));
      if (text !== '') this.#pieces.push({ until, text });
      onChange();
    } catch {
      // No one misses a preview; whatever is wrong, the chunk will say it.
    } finally {
      this.#asking = false;
    }
  }
}
