import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names.ts';

interface PanelProps {
  title: string;
  /** In the place of the visible title; the title stays for screen readers. */
  lead?: ReactNode;
  /** Beside the title. */
  options?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One side of the result. */
export function Panel({ title, lead, options, actions, className, children }: PanelProps) {
  return (
    <section aria-label={title} className={cx('min-w-0', className)}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 max-sm:gap-x-2 print:hidden">
        <h2 className={lead === undefined ? 'text-base' : 'sr-only'}>{title}</h2>
        {lead}
        {options}
        <div className="ml-auto flex items-center">{actions}</div>
      </div>
      {children}
    </section>
  );
}
