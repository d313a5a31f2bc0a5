import { liveScreen } from '../../messages/index.ts';
import type { LivePoint } from '@notelark/api/live';
import { cx } from '../../lib/class-names.ts';
import { fill, formatTime } from '../../lib/format.ts';

const KINDS = ['decision', 'task', 'key-point'] as const;

interface PointsListProps {
  points: readonly LivePoint[];
  recording: boolean;
  /** What a reader must know of them, where they rest on a draft. */
  notice: string | null;
  /** When the line of a point was said, in seconds. */
  startOf: (line: number) => number | null;
  onShow: (line: number) => void;
}

/** Decisions, tasks and key points as they are said, each with the line that it rests on. */
export function PointsList(props: PointsListProps) {
  const { points, recording, notice, startOf, onShow } = props;
  if (points.length === 0 && !recording) return null;
  return (
    <section aria-labelledby="live-points">
      <h2 id="live-points" className="text-base font-semibold">
        {liveScreen.points}
      </h2>
      {points.length === 0 && (
        <p className="mt-1 text-sm text-ink-faint">{liveScreen.pointsWaiting}</p>
      )}
      {KINDS.map((kind) => {
        const some = points.filter((point) => point.kind === kind);
        return (
          some.length > 0 && (
            <div key={kind} className="mt-3">
              <h3 className="text-xs font-semibold tracking-normal text-ink-faint">
                {liveScreen.pointKinds[kind]}
              </h3>
              <ul className="mt-1 grid gap-1.5">
                {some.map((point) => (
                  <Point key={point.text} point={point} startOf={startOf} onShow={onShow} />
                ))}
              </ul>
            </div>
          )
        );
      })}
      {points.length > 0 && notice !== null && (
        <p className="mt-3 text-xs text-ink-faint">{notice}</p>
      )}
    </section>
  );
}

function Point({
  point: { kind, text, line },
  startOf,
  onShow,
}: Pick<PointsListProps, 'startOf' | 'onShow'> & { point: LivePoint }) {
  const start = line === null ? null : startOf(line);
  const time = start === null ? '' : formatTime(start);
  return (
    <li className="animate-rise flex items-baseline gap-2.5 text-sm">
      <span
        aria-hidden="true"
        className={cx(
          'size-1.5 shrink-0 translate-y-[-0.15em]',
          kind === 'task' ? 'rounded-[1px] bg-accent' : 'rounded-full',
          kind === 'decision' && 'bg-good-text',
          kind === 'key-point' && 'bg-ink-faint',
        )}
      />
      <span>
        {text}
        {line !== null && start !== null && (
          <>
            {' '}
            <button
              type="button"
              aria-label={fill(liveScreen.showLine, { time })}
              onClick={() => onShow(line)}
              className="rounded-full bg-sunken px-1.5 text-xs text-accent-text tabular-nums hover:underline"
            >
              {time}
            </button>
          </>
        )}
      </span>
    </li>
  );
}
