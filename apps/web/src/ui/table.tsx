import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

interface TableProps {
  /** What the table shows, for a screen reader. */
  caption: string;
  head: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Scrolls sideways by itself where it is too wide. */
export function Table({ caption, head, children, className }: TableProps) {
  return (
    <section
      aria-label={caption}
      // `relative`: what is hidden from sight inside scrolls with it instead of widening the page.
      className={cx('relative overflow-x-auto rounded-md border border-line bg-surface', className)}
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-xs text-ink-faint">
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </section>
  );
}

export function HeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cx('px-4 py-3 font-medium whitespace-nowrap', className)}
      {...rest}
    />
  );
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cx('px-4 py-3.5 align-middle', className)} {...rest} />;
}

/** The first cell of a row, which names it. */
export function RowHead({ className, ...rest }: ComponentProps<'th'>) {
  return <th scope="row" className={cx('px-4 py-3.5 font-medium', className)} {...rest} />;
}
