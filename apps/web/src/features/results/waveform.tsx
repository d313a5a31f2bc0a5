import { useMemo } from 'react';
import { barsOf, barsPath } from './bars.ts';
import type { Chapter } from './chapters.ts';
import type { turnsOf } from './speakers.ts';

interface WaveformProps {
  /** 0 to 255, of stretches of equal length. */
  peaks: readonly number[];
  /** What has been heard, 0 to 1. */
  share: number;
}

const BARS = 200;

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

interface ChapterMarksProps {
  chapters: readonly Chapter[];
  durationSeconds: number;
}

/** A thin line where each chapter begins. */
export function ChapterMarks({ chapters, durationSeconds }: ChapterMarksProps) {
  if (durationSeconds === 0) return null;
  return chapters.map(({ title, start }) => (
    <span
      key={`${start} ${title}`}
      aria-hidden="true"
      className="absolute top-0 bottom-2 w-px bg-ink-soft"
      style={{ left: `${(start / durationSeconds) * 100}%` }}
    />
  ));
}

interface SpeakerStripProps {
  turns: ReturnType<typeof turnsOf>;
  colors: ReadonlyMap<string, string>;
  durationSeconds: number;
}

/** Who speaks when, in their colors: one path for each speaker, however often they speak. */
export function SpeakerStrip({ turns, colors, durationSeconds }: SpeakerStripProps) {
  const paths = useMemo(() => {
    const lines = new Map<string, string>();
    for (const { speaker, start, end } of turns)
      lines.set(speaker, `${lines.get(speaker) ?? ''}M${start.toFixed(1)} 0.5H${end.toFixed(1)}`);
    return [...lines];
  }, [turns]);
  if (durationSeconds === 0 || paths.length < 2) return null;
  return (
    <svg
      viewBox={`0 0 ${durationSeconds} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0.5 h-1 w-full rounded-full"
    >
      {paths.map(([speaker, path]) => (
        <path
          key={speaker}
          d={path}
          stroke={colors.get(speaker)}
          strokeWidth={4}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
