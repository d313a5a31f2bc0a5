import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';
import { controlLook } from './input.tsx';

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cx(controlLook, 'min-h-28 resize-y px-3.5 py-2.5', className)}
      {...rest}
    />
  );
}
