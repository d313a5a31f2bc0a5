const bars = 44;

/** Between 0 and 1: three slow waves over each other look like speech. */
const loudness = (bar: number): number =>
  Math.abs(
    Math.sin(bar * 0.55) * 0.45 + Math.sin(bar * 0.21 + 1.3) * 0.35 + Math.sin(bar * 1.7) * 0.2,
  );

/** A picture of a recording under way: what has been heard is lit. */
export function Waveform() {
  return (
    <svg
      viewBox={`0 0 ${bars * 10} 220`}
      aria-hidden="true"
      className="w-full rounded-xl border border-line bg-surface p-6 shadow-md sm:p-8"
    >
      {Array.from({ length: bars }, (_, bar) => {
        // Whole: the last digits of a sine differ between engines, and the page is drawn in advance by another than the browser's.
        const height = 2 * Math.round(5 + loudness(bar) * 85);
        return (
          <rect
            key={bar}
            x={bar * 10 + 2}
            y={110 - height / 2}
            width="5"
            height={height}
            rx="2.5"
            className={bar < bars * 0.7 ? 'fill-accent' : 'fill-line-strong'}
          />
        );
      })}
    </svg>
  );
}
