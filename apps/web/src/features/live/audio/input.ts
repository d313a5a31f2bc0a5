import { type Capture, openCapture } from './capture.ts';
import { type InputState, InputWatch } from './input-watch.ts';
import type { AudioSource } from './streams.ts';
import type { Loudness } from './voices.ts';

type OnSamples = (samples: Float32Array, loudness: Loudness | null) => void;

/** The chosen source while it is open, and what can be said of it. */
export class Input {
  readonly #onSamples: OnSamples;
  #capture: Capture | null = null;
  #watch: InputWatch | null = null;
  #level = 0;

  constructor(onSamples: OnSamples) {
    this.#onSamples = onSamples;
  }

  get isOpen(): boolean {
    return this.#capture !== null;
  }

  get withMicrophone(): boolean {
    return this.#capture?.withMicrophone ?? true;
  }

  /** 0 to 1. */
  get level(): number {
    return this.#level;
  }

  /** `fine` where none is open. */
  get state(): InputState {
    return this.#watch?.state(performance.now()) ?? 'fine';
  }

  /** @throws {SourceError} */
  async open(source: AudioSource): Promise<void> {
    await this.close();
    let watch: InputWatch | null = null;
    this.#capture = await openCapture(source, {
      onSamples: (samples, { level, silent }, loudness) => {
        this.#level = level;
        watch?.came(performance.now(), silent);
        this.#onSamples(samples, loudness);
      },
      onEnded: () => watch?.end(),
    });
    watch = new InputWatch(performance.now());
    this.#watch = watch;
  }

  /** Settles when its last samples have been handed over. */
  async close(): Promise<void> {
    const capture = this.#capture;
    this.#capture = null;
    await capture?.stop();
    this.#watch = null;
    this.#level = 0;
  }
}
