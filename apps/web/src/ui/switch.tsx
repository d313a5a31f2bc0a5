import { Switch as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, at once; its label is part of what can be clicked. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        className="group mt-0.5 h-6 w-10.5 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-(--quick) disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Primitive.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-ink-soft transition-transform duration-(--quick) data-[state=checked]:translate-x-5 data-[state=checked]:bg-accent-ink" />
      </Primitive.Root>
      <div className="grid gap-0.5">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-xs text-ink-faint">
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
