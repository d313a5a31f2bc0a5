import { Progress as Primitive } from 'radix-ui';
import { cx } from '../lib/class-names.ts';

interface ProgressProps {
  /** The accessible name. */
  label: string;
  /** 0 to 1; what is over is shown as full. null: it is not known how far it is. */
  value: number | null;
  /** What a screen reader says instead of a percentage, e.g. "12 of 30 minutes". */
  valueText?: string;
  className?: string;
}

export function Progress({ label, value, valueText, className }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Primitive.Root
      value={percent}
      aria-label={label}
      {...(valueText === undefined ? {} : { getValueLabel: () => valueText })}
      className={cx('h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <Primitive.Indicator
        className={cx(
          'h-full origin-left rounded-full bg-accent transition-[width] duration-(--calm)',
          percent === null && 'w-2/5 animate-pulse',
        )}
        style={percent === null ? {} : { width: `${percent}%` }}
      />
    </Primitive.Root>
  );
}
