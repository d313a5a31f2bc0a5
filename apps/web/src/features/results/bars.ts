/** The loudest of each stretch: so many bars, 0 to 1, of however many peaks of 0 to 255. */
export function barsOf(peaks: readonly number[], count: number): number[] {
  const bars = Math.min(count, peaks.length);
  return Array.from({ length: bars }, (_, at) => {
    const from = Math.floor((at * peaks.length) / bars);
    const to = Math.floor(((at + 1) * peaks.length) / bars);
    return Math.max(...peaks.slice(from, to)) / 255;
  });
}

/** An SVG path of upright bars around the middle of a box of `bars.length` × 1. */
export const barsPath = (bars: readonly number[]): string =>
  bars
    .map((loudness, at) => {
      const half = Math.max(0.03, loudness / 2);
      return `M${at + 0.5} ${(0.5 - half).toFixed(3)}V${(0.5 + half).toFixed(3)}`;
    })
    .join('');
