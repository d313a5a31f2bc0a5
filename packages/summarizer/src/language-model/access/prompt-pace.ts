/** Time for each token of a prompt while nothing is known of the machine, in milliseconds: ten tokens a second. */
const UNKNOWN_MS = 100;
/** How many times longer than before a model may take: other programs use the machine as well. */
const MARGIN = 3;

/** How fast a model reads prompts, learned from its answers: how long to wait for the first word of the next one. */
export class PromptPace {
  #msPerToken: number | null = null;

  /** Milliseconds that reading a prompt may take. */
  expected(tokens: number): number {
    return tokens * (this.#msPerToken === null ? UNKNOWN_MS : this.#msPerToken * MARGIN);
  }

  /** The first word of an answer came after so many milliseconds. The slowest counts: a cached prompt takes no time. */
  note(tokens: number, ms: number): void {
    if (tokens > 0) this.#msPerToken = Math.max(this.#msPerToken ?? 0, ms / tokens);
  }
}
