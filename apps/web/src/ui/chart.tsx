import { cx } from '../lib/class-names.ts';

interface ChartSeries {
  name: string;
  /** One for each label. */
  values: readonly number[];
}

interface BarChartProps {
  caption: string;
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
const AXIS = 24;
const BAR = 20;
const LEFT = 44;
/** Labels that fit under the bars without touching. */
const MOST_LABELS = 8;
const fills = ['fill-accent', 'fill-ink-faint', 'fill-line-strong'] as const;
const swatches = ['bg-accent', 'bg-ink-faint', 'bg-line-strong'] as const;

const asItIs = (label: string): string => label;

/** Stacked bars. A table with the same numbers is there for screen readers. */
export function BarChart({
  caption,
  labelHead,
  labels,
  shorten = asItIs,
  series,
  className,
}: BarChartProps) {
  return (
    <figure className={cx('grid min-w-0 gap-3', className)}>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm font-semibold">
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
  // Few bars stand apart: there is room for their names.
  const step = labels.length > MOST_LABELS ? 28 : 96;
  const width = LEFT + Math.max(labels.length * step, 420);
  const every = Math.ceil(labels.length / MOST_LABELS);
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT + AXIS + 8}`}
      style={{ maxWidth: 1.4 * width }}
      className="h-auto w-full text-xs"
      aria-hidden="true"
    >
      {[0, top / 2, top].map((value) => (
        <g key={value} transform={`translate(0 ${8 + HEIGHT * (1 - value / top)})`}>
          <line x1={LEFT} x2={width} className="stroke-line" />
          <text x={LEFT - 8} y={4} textAnchor="end" className="fill-ink-faint">
            {value}
          </text>
        </g>
      ))}
      {labels.map((label, at) => (
        <g key={label} transform={`translate(${LEFT + at * step + step / 2} 0)`}>
          <Stack values={series.map(({ values }) => values[at] ?? 0)} top={top} />
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

function Stack({ values, top }: { values: readonly number[]; top: number }) {
  const ends = values.map((_, at) => values.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
  return values.map((value, at) => (
    <rect
      key={fills[at]}
      x={-BAR / 2}
      y={8 + HEIGHT * (1 - (ends[at] ?? 0) / top)}
      width={BAR}
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
