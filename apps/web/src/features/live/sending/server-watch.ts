/** Often enough that a lost server is said before anyone wonders where the text is. */
const LOOK_MS = 2_000;
/** A network that swallows everything gives no answer, and no failure either. */
const LONGEST_MS = 4_000;

interface Parts {
  /** Resolves when the server has answered. */
  ask: (signal: AbortSignal) => Promise<void>;
  onChange: (isReachable: boolean) => void;
}

/** Asks while a recording runs whether the server is there: its chunks would tell only after half a minute. */
export class ServerWatch {
  readonly #parts: Parts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;
  #isReachable = true;
  /** What was asked before the last stop is no longer listened to. */
  #run = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.stop();
    this.#isOn = true;
    void this.#look(this.#run);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isOn = false;
    this.#run += 1;
    this.#set(true);
  }

  /** The browser says that it has lost its network. */
  readonly lose = (): void => {
    if (this.#isOn) this.#set(false);
  };

  async #look(run: number): Promise<void> {
    const timeout = new AbortController();
    this.#timer = setTimeout(() => timeout.abort(), LONGEST_MS);
    const isReachable = await this.#parts.ask(timeout.signal).then(
      () => true,
      () => false,
    );
    if (run !== this.#run) return;
    clearTimeout(this.#timer);
    this.#set(isReachable);
    this.#timer = setTimeout(() => void this.#look(run), LOOK_MS);
  }

  #set(isReachable: boolean): void {
    if (isReachable === this.#isReachable) return;
    this.#isReachable = isReachable;
    this.#parts.onChange(isReachable);
  }
}
