import { cx } from '../lib/class-names.ts';

interface ChartSeries {
  name: string;
  /** One for each label. */
  values: readonly number[];
}

interface BarChartProps {
  caption: string;
  /** The caption is for screen readers only: a heading above says the same. */
  captionHidden?: boolean;
  /** What the labels are, as the heading of the table's first column. */
  labelHead: string;
  labels: readonly string[];
  /** What is under a bar, where the whole label has no room there. */
  shorten?: (label: string) => string;
  /** Up to three, stacked on each other. */
  series: readonly ChartSeries[];
  className?: string;
}

const HEIGHT = 160;
const AXIS = 28;
/** Drawn units: about a pixel on a phone, one and a half on a wide screen. */
const WIDTH = 400;
const MOST_STEP = 88;
const MOST_BAR = 28;
const LEFT = 44;
/** Labels that fit under the bars without touching. */
const MOST_LABELS = 7;
const fills = ['fill-accent', 'fill-ink-faint', 'fill-line-strong'] as const;
const swatches = ['bg-accent', 'bg-ink-faint', 'bg-line-strong'] as const;

const whole = (label: string): string => label;

/** Stacked bars. A table with the same numbers is there for screen readers. */
export function BarChart({
  caption,
  captionHidden = false,
  labelHead,
  labels,
  shorten = whole,
  series,
  className,
}: BarChartProps) {
  return (
    <figure className={cx('@container relative grid min-w-0 gap-3', className)}>
      <figcaption
        className={
          captionHidden
            ? 'sr-only'
            : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm font-semibold'
        }
      >
        {caption}
        {series.length > 1 && <Legend series={series} />}
      </figcaption>
      <Bars labels={labels} names={labels.map(shorten)} series={series} />
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHead}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, at) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{values[at] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Legend({ series }: Pick<BarChartProps, 'series'>) {
  return (
    <span className="flex gap-3 text-xs font-normal text-ink-soft" aria-hidden="true">
      {series.map(({ name }, at) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span className={cx('size-2.5 rounded-sm', swatches[at % swatches.length])} />
          {name}
        </span>
      ))}
    </span>
  );
}

interface BarsProps extends Pick<BarChartProps, 'labels' | 'series'> {
  /** The labels as they are drawn. */
  names: readonly string[];
}

function Bars({ labels, names, series }: BarsProps) {
  const totals = labels.map((_, at) => series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0));
  const top = axisTop(Math.max(...totals, 0));
  const step = Math.min(MOST_STEP, (WIDTH - LEFT) / labels.length);
  const every = Math.ceil(labels.length / MOST_LABELS);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + AXIS + 8}`}
      style={{ maxWidth: 1.5 * WIDTH }}
      // In drawn units: smaller where the drawing is scaled up.
      className="h-auto w-full overflow-visible text-xs @lg:text-[9px]"
      aria-hidden="true"
    >
      {[0, top / 2, top].map((value) => (
        <g key={value} transform={`translate(0 ${8 + HEIGHT * (1 - value / top)})`}>
          <line x1={LEFT} x2={WIDTH} className="stroke-line" />
          <text x={LEFT - 8} y={4} textAnchor="end" className="fill-ink-faint">
            {value}
          </text>
        </g>
      ))}
      {labels.map((label, at) => (
        <g key={label} transform={`translate(${LEFT + at * step + step / 2} 0)`}>
          <Stack
            values={series.map(({ values }) => values[at] ?? 0)}
            top={top}
            width={Math.min(MOST_BAR, 0.65 * step)}
          />
          {at % every === 0 && (
            <text y={HEIGHT + AXIS} textAnchor="middle" className="fill-ink-faint">
              {names[at]}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

interface StackProps {
  values: readonly number[];
  top: number;
  width: number;
}

function Stack({ values, top, width }: StackProps) {
  const ends = values.map((_, at) => values.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
  return values.map((value, at) => (
    <rect
      key={fills[at]}
      x={-width / 2}
      y={8 + HEIGHT * (1 - (ends[at] ?? 0) / top)}
      width={width}
      height={HEIGHT * (value / top)}
      className={fills[at % fills.length]}
    />
  ));
}

/** The end of the axis: an even number of one or two digits that counts, so that its half is whole. */
export function axisTop(most: number): number {
  if (most <= 2) return 2;
  const unit = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * unit);
  const top = steps.find((step) => step >= most) ?? 10 * unit;
  return top % 2 === 0 ? top : 2 * top;
}
