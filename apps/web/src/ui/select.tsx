import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { cx } from '../lib/class-names.ts';
import type { ControlProps } from './field.tsx';
import { controlLook } from './input.tsx';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> extends Partial<ControlProps> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  /** The accessible name, where no Field gives one. */
  label?: string;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** One of a few; a value is always chosen. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  label,
  disabled,
  name,
  className,
  ...control
}: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Primitive.Root
      value={value}
      onValueChange={choose}
      {...(disabled === undefined ? {} : { disabled })}
      {...(name === undefined ? {} : { name })}
    >
      <Primitive.Trigger
        {...control}
        aria-label={label}
        className={cx(
          controlLook,
          'inline-flex h-11 items-center justify-between gap-2 px-3.5 text-left',
          className,
        )}
      >
        <span className="truncate">
          <Primitive.Value>
            {options.find((option) => option.value === value)?.label}
          </Primitive.Value>
        </span>
        <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[min(28rem,calc(100vw-2rem))] animate-rise overflow-auto rounded-md border border-line bg-raised p-1 shadow-md"
        >
          <Primitive.Viewport>
            {options.map((option) => (
              <Option key={option.value} option={option} />
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Option({ option }: { option: SelectOption<string> }) {
  return (
    <Primitive.Item
      value={option.value}
      textValue={option.label}
      disabled={option.disabled === true}
      className="relative cursor-pointer rounded-sm py-2 pr-3 pl-9 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-accent-wash"
    >
      <Primitive.ItemIndicator className="absolute top-2.5 left-2.5 text-accent-text">
        <Check className="size-4" aria-hidden="true" />
      </Primitive.ItemIndicator>
      <Primitive.ItemText>{option.label}</Primitive.ItemText>
      {option.description !== undefined && (
        <span className="block text-xs text-ink-faint">{option.description}</span>
      )}
    </Primitive.Item>
  );
}
