interface ChartProps {
  /** What the chart shows; also the caption of its table. */
  title: string;
  /** Heads of the table's columns. */
  columns: { label: string; value: string };
  points: readonly { label: string; value: number }[];
}

const WIDTH = 300;
const HEIGHT = 96;
const GAP = 2;

/** Bars. They are for those who see; the table says the same in words. */
export function Chart({ title, columns, points }: ChartProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = WIDTH / Math.max(1, points.length);
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden="true">
        {points.map(({ label, value }, index) => {
          const height = Math.max(2, (value / most) * HEIGHT);
          return (
            <rect
              key={label}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              rx={1.5}
              className={value > 0 ? 'fill-accent' : 'fill-line'}
            />
          );
        })}
      </svg>
      <figcaption className="flex justify-between text-xs text-ink-faint" aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </figcaption>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.label}</th>
              <th scope="col">{columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
