/** Peaks below this, -60 dBFS, are the hiss of a converter: no engine is asked about them, since some make up words. */
const SILENT_PEAK = 32;

/** Whether there is nothing to hear in the samples. */
export function isSilent(pcm: Int16Array): boolean {
  return pcm.every((sample) => Math.abs(sample) < SILENT_PEAK);
}
