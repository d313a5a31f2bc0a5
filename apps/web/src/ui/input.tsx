import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';

/** The look of everything that can be typed in or chosen from. */
export const controlLook = cx(
  'w-full rounded-md border border-line-strong bg-field text-ink placeholder:text-ink-faint',
  'transition-colors duration-(--quick) hover:border-ink-faint',
  'focus-visible:border-accent-text focus-visible:outline-offset-0',
  'aria-invalid:border-danger-text disabled:cursor-not-allowed disabled:opacity-55',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(controlLook, 'h-11 px-3.5', className)} {...rest} />;
}
