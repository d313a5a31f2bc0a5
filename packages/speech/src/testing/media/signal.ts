/**
 * A sound for tests that resembles speech to a codec: a voice-like tone with gliding pitch, four syllables a second.
 * Deterministic, and different at every moment, so a shift or a gap shows in the correlation.
 * @param pitch in Hz at the start; recordings that must not be mixed up get different ones
 * @returns samples between -0.5 and 0.5
 */
export function voiceLike(seconds: number, sampleRate: number, pitch = 140): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  let phase = 0;
  for (let i = 0; i < samples.length; i += 1) {
    const t = i / sampleRate;
    phase +=
      (2 * Math.PI * pitch * (1 + 0.2 * t + 0.3 * Math.sin(2 * Math.PI * 0.7 * t))) / sampleRate;
    const loudness = 0.5 - 0.5 * Math.cos(2 * Math.PI * 4 * t);
    samples[i] =
      0.3 * loudness * (Math.sin(phase) + 0.4 * Math.sin(3 * phase) + 0.2 * Math.sin(5 * phase));
  }
  return samples;
}

/** Pearson correlation of two sounds over their common length; 0 if one of them is silent. */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>, lag = 0): number {
  const length = Math.min(a.length - lag, b.length);
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < length; i += 1) {
    const [x, y] = [a[i + lag] ?? 0, b[i] ?? 0];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}

/** The best correlation of `decoded` with `original` when it may come up to `maxLag` samples late (an encoder's delay). */
export function bestCorrelation(
  decoded: ArrayLike<number>,
  original: ArrayLike<number>,
  maxLag: number,
): number {
  let best = 0;
  for (let lag = 0; lag <= maxLag; lag += 4)
    best = Math.max(best, correlation(decoded, original, lag));
  return best;
}
