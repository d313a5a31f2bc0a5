import { useMemo } from 'react';
import { barsOf, barsPath } from './bars.ts';

interface WaveformProps {
  /** 0 to 255, of stretches of equal length. */
  peaks: readonly number[];
  /** What has been heard, 0 to 1. */
  share: number;
}

const BARS = 160;

/** How the recording looks; what has been heard is drawn over in the accent. */
export function Waveform({ peaks, share }: WaveformProps) {
  const { path, count } = useMemo(() => {
    const bars = barsOf(peaks, BARS);
    return { path: barsPath(bars), count: bars.length };
  }, [peaks]);
  const heard = { clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` };
  return (
    <>
      <Bars path={path} count={count} className="text-ink-faint/55" />
      <Bars path={path} count={count} className="text-accent" style={heard} />
    </>
  );
}

interface BarsProps {
  path: string;
  count: number;
  className: string;
  style?: React.CSSProperties;
}

const Bars = ({ path, count, className, style }: BarsProps) => (
  <svg
    viewBox={`0 0 ${count} 1`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={`absolute inset-0 size-full ${className}`}
    style={style}
  >
    <path d={path} stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
  </svg>
);
