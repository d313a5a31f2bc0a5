import { uploadLimits } from '@notelark/api/plans';
import {
  createWaveform,
  type Decoder,
  isCutOff,
  readDeclaredSound,
  SAMPLE_RATE,
} from '@notelark/speech';

export const MAX_RECORDING_SECONDS = uploadLimits.maxRecordingHours * 3600;

/** A recording as it is, not as its header says. */
export interface Measured {
  /** Counted from the samples. */
  seconds: number;
  /** Loudness of some thousand stretches of the same length, 0 to 255. */
  waveform: number[];
  /** Less sound came out than the file declares. */
  cutOff: boolean;
}

/**
 * Decodes a recording once to its end, which takes some thousandth of its length: before anybody's minutes or an engine's
 * time are spent on it, it is known to be readable and how long it is.
 * @throws {DecodeError}
 */
export async function measureRecording(
  decoder: Decoder,
  path: string,
  signal: AbortSignal,
): Promise<Measured> {
  const waveform = createWaveform(SAMPLE_RATE);
  const decoding = decoder.decode(path, { signal, maxSeconds: MAX_RECORDING_SECONDS });
  for await (const block of decoding.pcm) waveform.add(block);
  const summary = await decoding.summary;
  return {
    seconds: summary.seconds,
    waveform: [...waveform.finish().peaks],
    cutOff: isCutOff(summary.seconds, await readDeclaredSound(path)),
  };
}
