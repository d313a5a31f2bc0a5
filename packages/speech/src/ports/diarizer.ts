/** A stretch in which one person speaks. Those of different people may overlap. */
export interface SpeakerTurn {
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  /** The same number is the same voice. */
  speaker: number;
}

/** Who spoke when could not be told. */
export class DiarizeError extends Error {
  override name = 'DiarizeError';
}

/** Tells voices apart. It knows no names. */
export interface Diarizer {
  /** The longest recording that it takes, in seconds. */
  readonly maxSeconds: number;
  /**
   * @param pcm the whole recording, 16 kHz mono.
   * @returns turns in the order of their beginnings, none of them empty; none for silence.
   * @throws {DiarizeError}; the signal's reason when cancelled (within a second).
   */
  diarize(pcm: AsyncIterable<Int16Array>, signal: AbortSignal): Promise<SpeakerTurn[]>;
}
