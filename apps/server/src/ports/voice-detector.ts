/** Samples in one frame of voice detection at 16 kHz: 32 ms, Silero v5's window. */
export const VOICE_FRAME = 512;

/** Finds where somebody speaks. One detector follows one stream: it has memory, so make a new one for each. */
export interface VoiceDetector {
  /**
   * The probability (0 to 1) that each whole frame of VOICE_FRAME samples is speech. `pcm.length` must be a multiple of
   * VOICE_FRAME; the last frame of a stream is padded with zeros by the caller.
   */
  push(pcm: Int16Array): Promise<Float32Array>;
}

export interface VoiceDetection {
  start(): VoiceDetector;
  close(): Promise<void>;
}
