/** The quietest that the meter shows, in dB below the loudest. */
const FLOOR_DB = -60;
/** Nothing but a converter's hiss: the source is silent. */
const SILENT_PEAK = 0.001;

export interface Level {
  /** 0 (at most -60 dB) to 1 (the loudest there is), as the ear hears it. */
  level: number;
  silent: boolean;
}

/** How loud a block of samples is. */
export function levelOf(samples: Float32Array): Level {
  let peak = 0;
  let sum = 0;
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    sum += sample * sample;
  }
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
  const level = Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB));
  return { level, silent: peak < SILENT_PEAK };
}
