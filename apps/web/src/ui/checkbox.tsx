import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';

interface CheckboxProps {
  /** The accessible name. */
  label: string;
  /** `mixed`: some of what it stands for. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  className?: string;
}

export function Checkbox({ label, checked, onChange, className }: CheckboxProps) {
  return (
    <Primitive.Root
      aria-label={label}
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      onCheckedChange={(next) => onChange(next === true)}
      // What can be pressed is larger than what is seen.
      className={`relative grid size-5 shrink-0 place-items-center rounded-xs border border-line-strong bg-field text-accent-ink before:absolute before:-inset-3 before:content-[''] data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent ${className ?? ''}`}
    >
      <Primitive.Indicator>
        {checked === 'mixed' ? (
          <Minus className="size-4" aria-hidden="true" />
        ) : (
          <Check className="size-4" aria-hidden="true" />
        )}
      </Primitive.Indicator>
    </Primitive.Root>
  );
}
