import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';

interface ToolButtonProps extends ComponentProps<typeof Button> {
  /** The accessible name, and what a pointer that rests on it shows. */
  label: string;
  icon: ReactNode;
}

/** A quiet action of a panel: an icon. */
export function ToolButton({ label, icon, className, busy = false, ...rest }: ToolButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      busy={busy}
      className={cx('sm:size-9 sm:rounded-sm', className)}
      {...rest}
    >
      {!busy && icon}
    </Button>
  );
}
