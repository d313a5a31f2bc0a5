/** Samples in one frame of voice detection at 16 kHz: 32 ms, Silero's window since its fifth version. */
export const VOICE_FRAME = 512;

/** Finds speech. One detector follows one stream: it has memory, so make a new one for each. */
export interface VoiceDetector {
  /**
   * The probability (0 to 1) that each whole frame of VOICE_FRAME samples is speech. `pcm.length` must be a multiple of
   * VOICE_FRAME; the last frame of a stream is padded with zeros by the caller. One call at a time.
   * @throws {Error} when the engine failed; the stream can't go on then.
   */
  push(pcm: Int16Array): Promise<Float32Array>;
}

/** Never blocks the event loop: detection runs somewhere else. */
export interface VoiceDetection {
  start(): VoiceDetector;
  /** Lets go of the engine; what is under way fails. No call afterwards. */
  close(): Promise<void>;
}
