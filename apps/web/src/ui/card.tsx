import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cx('rounded-lg border border-line bg-surface p-6 shadow-sm', className)}
      {...rest}
    />
  );
}

interface CardHeaderProps {
  title: string;
  /** The level in the page's outline. */
  as?: 'h2' | 'h3';
  description?: ReactNode;
  /** Controls at the right. */
  children?: ReactNode;
}

export function CardHeader({ title, as: Heading = 'h2', description, children }: CardHeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
      <div className="grid min-w-0 gap-1">
        <Heading className="text-lg font-semibold">{title}</Heading>
        {description !== undefined && <p className="text-sm text-ink-soft">{description}</p>}
      </div>
      {children}
    </div>
  );
}
