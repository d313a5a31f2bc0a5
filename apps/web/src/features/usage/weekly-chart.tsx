import { profileScreen } from '../../messages/index.ts';
import type { ProfileActivity } from '@notelark/api/usage';

type Day = ProfileActivity['week'][number];

/** Pixels, as specified: 8 for each item, and 4 where there is none. */
const PER_ITEM = 8;
const LEAST = 4;
/** A day with more than fits here makes all bars lower. */
const MOST = 320;
const BAR = 32;
const STEP = 56;
const LABELS = 44;

/** Uploads and summaries of the last seven days. The bars are for those who see; the table beside them says the same in words. */
export function WeeklyChart({ week }: { week: readonly Day[] }) {
  return (
    <figure>
      <figcaption className="mb-4 text-sm font-semibold">{profileScreen.week}</figcaption>
      <Bars week={week} />
      <div className="sr-only">
        <table>
          <caption>{profileScreen.weekTable}</caption>
          <thead>
            <tr>
              <th scope="col">{profileScreen.day}</th>
              <th scope="col">{profileScreen.count}</th>
            </tr>
          </thead>
          <tbody>
            {week.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{longDay.format(new Date(date))}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Bars({ week }: { week: readonly Day[] }) {
  const heights = barHeights(week.map(({ count }) => count));
  const tallest = Math.max(...heights, 40);
  const width = week.length * STEP;
  return (
    <svg
      viewBox={`0 0 ${width} ${tallest + LABELS}`}
      style={{ maxWidth: width, height: 'auto' }}
      className="w-full"
      aria-hidden="true"
    >
      {week.map(({ date, count }, index) => {
        const height = heights[index] ?? LEAST;
        const middle = index * STEP + STEP / 2;
        const top = tallest - height + 20;
        return (
          <g key={date}>
            <rect
              x={middle - BAR / 2}
              y={top}
              width={BAR}
              height={height}
              rx={Math.min(4, height / 2)}
              className={count > 0 ? 'fill-accent' : 'fill-line'}
            />
            {count > 0 && (
              <text x={middle} y={top - 6} textAnchor="middle" className="fill-ink-soft text-xs">
                {count}
              </text>
            )}
            <text
              x={middle}
              y={tallest + LABELS - 6}
              textAnchor="middle"
              className="fill-ink-faint text-xs"
            >
              {shortDay.format(new Date(date))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The height of each bar in pixels. */
export function barHeights(counts: readonly number[]): number[] {
  const scale = Math.min(1, MOST / (Math.max(...counts, 1) * PER_ITEM));
  return counts.map((count) => Math.max(LEAST, count * PER_ITEM * scale));
}

// A date without a time is midnight of UTC.
const shortDay = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });
