/** How a recording looks: one loudness value for each stretch of time. */
export interface Waveform {
  /** The loudest sample of each stretch, 0 to 255 of full scale. */
  peaks: Uint8Array;
  secondsPerPeak: number;
}

export interface WaveformBuilder {
  /** The next 16-bit samples, in order; they may be reused afterwards. */
  add: (samples: Int16Array) => void;
  finish: () => Waveform;
}

const FULL_SCALE = 32_768;
const FIRST_STRETCH = 64;

/**
 * Draws a waveform while the samples go by, without knowing how many there will be: whenever there are twice as many
 * stretches as wanted, neighbours are joined. Linear in the samples, constant in memory.
 * @param sampleRate in Hz
 * @param wanted the least number of peaks of a recording that is not very short; there may be almost twice as many
 */
export function createWaveform(sampleRate: number, wanted = 1_000): WaveformBuilder {
  let peaks: number[] = [];
  let stretch = FIRST_STRETCH;
  let filled = 0;
  let peak = 0;

  const close = (): void => {
    peaks.push(peak);
    [filled, peak] = [0, 0];
    if (peaks.length < 2 * wanted) return;
    peaks = joinPairs(peaks);
    stretch *= 2;
  };
  return {
    add(samples): void {
      for (const sample of samples) {
        const loudness = sample < 0 ? -sample : sample;
        if (loudness > peak) peak = loudness;
        filled += 1;
        if (filled === stretch) close();
      }
    },
    finish(): Waveform {
      const all = filled > 0 ? [...peaks, peak] : peaks;
      return {
        peaks: Uint8Array.from(all, (value) =>
          Math.min(255, Math.round((value / FULL_SCALE) * 255)),
        ),
        secondsPerPeak: stretch / sampleRate,
      };
    },
  };
}

/** There is always an even number of them. */
function joinPairs(peaks: number[]): number[] {
  return Array.from({ length: peaks.length / 2 }, (_, i) =>
    Math.max(peaks[2 * i] ?? 0, peaks[2 * i + 1] ?? 0),
  );
}
