/** Why a server gave no vectors. */
export type EmbedderFault =
  | 'unreachable'
  | 'timeout'
  /** The key, the model's name or the address. */
  | 'refused'
  /** This request, perhaps for the length of its texts. */
  | 'rejected'
  | 'busy'
  | 'invalid-answer';

export class EmbedderError extends Error {
  override name = 'EmbedderError';
  readonly fault: EmbedderFault;

  constructor(fault: EmbedderFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

export interface EmbedOptions {
  /** Some models want to know which of the two a text is. */
  as: 'passage' | 'question';
  signal: AbortSignal;
}

/** Turns texts into vectors: close ones are about the same, in whatever words. */
export interface Embedder {
  /** As the operator names it. Vectors of different models can't be compared. */
  model: string;
  /**
   * A vector of unit length for each text, all of the same dimension.
   * @throws {EmbedderError}, the signal's reason
   */
  embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]>;
}
