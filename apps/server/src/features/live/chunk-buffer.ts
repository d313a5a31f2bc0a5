import { live } from '@notelark/api/live-audio';
import { VOICE_FRAME, type VoiceDetector } from '@notelark/speech';
import { settledOutputs, toEngineRate } from './resample.ts';

const MOST_SAMPLES = live.maxChunkSeconds * live.sampleRate;

/** A chunk that is whole, as far prepared as what came ahead of it allows. */
export interface PreparedChunk {
  /** At the rate of live recordings. */
  pcm: Int16Array;
  /** The same at 16 kHz. */
  engine: Int16Array;
  /** Knows already what it heard in the beginning of `engine`. */
  detector: VoiceDetector;
}

/**
 * The beginning of a chunk that is still being recorded. Each part is brought to the engine's rate and searched for speech as
 * it comes, so that at the chunk's end only its last moments are left to do. What comes out is, sample for sample, what the
 * whole chunk would give.
 */
export class ChunkBuffer {
  readonly #pcm = new Int16Array(MOST_SAMPLES);
  readonly #engine = new Int16Array(settledOutputs(MOST_SAMPLES));
  readonly #detector: VoiceDetector;
  /** Speech probabilities of all frames so far, once they are known. */
  #heard: Promise<Float32Array> = Promise.resolve(new Float32Array());
  #length = 0;
  #resampled = 0;
  #searched = 0;

  constructor(detector: VoiceDetector) {
    this.#detector = detector;
  }

  get length(): number {
    return this.#length;
  }

  /** False where it would be more than a chunk may hold. */
  add(part: Int16Array): boolean {
    if (this.#length + part.length > MOST_SAMPLES) return false;
    this.#pcm.set(part, this.#length);
    this.#length += part.length;
    this.#resample();
    this.#search();
    return true;
  }

  /** @param rest what follows the first `ahead` samples; null where that leaves a gap, or less than is here. */
  finish(ahead: number, rest: Int16Array): PreparedChunk | null {
    const total = ahead + rest.length;
    if (ahead > this.#length || this.#length > total || total > MOST_SAMPLES) return null;
    this.#pcm.set(rest, ahead);
    const pcm = this.#pcm.subarray(0, total);
    const last = toEngineRate(pcm, this.#resampled);
    const engine = new Int16Array(this.#resampled + last.length);
    engine.set(this.#engine.subarray(0, this.#resampled));
    engine.set(last, this.#resampled);
    return { pcm, engine, detector: goOn(this.#heard, this.#detector) };
  }

  #resample(): void {
    const settled = settledOutputs(this.#length);
    const next = toEngineRate(this.#pcm.subarray(0, this.#length), this.#resampled);
    this.#engine.set(next.subarray(0, settled - this.#resampled), this.#resampled);
    this.#resampled = settled;
  }

  #search(): void {
    const until = this.#resampled - (this.#resampled % VOICE_FRAME);
    // A copy: what is handed to another thread goes there with all that lies around it.
    const frames = this.#engine.slice(this.#searched, until);
    this.#searched = until;
    this.#heard = this.#heard.then(async (before) =>
      joined(before, await this.#detector.push(frames)),
    );
    // The reader of the sound reports it; without one it has no use.
    this.#heard.catch(() => {});
  }
}

/** A detector of the same stream from its start, whose first frames are known. */
function goOn(heard: Promise<Float32Array>, detector: VoiceDetector): VoiceDetector {
  let at = 0;
  return {
    async push(pcm) {
      const known = (await heard).subarray(at, at + pcm.length / VOICE_FRAME);
      at += pcm.length / VOICE_FRAME;
      const unknown = pcm.slice(known.length * VOICE_FRAME);
      return unknown.length === 0 ? known : joined(known, await detector.push(unknown));
    },
  };
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const all = new Float32Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
