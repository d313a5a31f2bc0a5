import { RadioGroup as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cx } from '../lib/class-names.ts';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Beside the label and no part of the name, e.g. a badge. */
  extra?: ReactNode;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

/** One of two or three, all in sight, in one row. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      onValueChange={choose}
      disabled={disabled}
      orientation="horizontal"
      className={cx(
        'inline-flex w-fit max-w-full flex-wrap gap-1 rounded-md border border-line bg-sunken p-1',
        className,
      )}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          value={option.value}
          aria-labelledby={`${id}-${option.value}`}
          className="inline-flex items-center gap-2 rounded-sm px-4 py-2 text-sm font-medium text-ink-soft transition-colors duration-(--quick) hover:text-ink disabled:opacity-55 data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-sm"
        >
          <span id={`${id}-${option.value}`}>{option.label}</span>
          {option.extra}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
