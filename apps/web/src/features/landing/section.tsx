import type { ReactNode } from 'react';
import { cx } from '../../lib/class-names.ts';

interface SectionProps {
  id?: string;
  title: string;
  text?: string;
  align?: 'left' | 'center';
  /** Another ground, so that neighbours stand apart. */
  tinted?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the landing page under a heading of its own. */
export function Section({
  id,
  title,
  text,
  align = 'left',
  tinted = false,
  className,
  children,
}: SectionProps) {
  return (
    <section id={id} className={cx(tinted && 'border-y border-line bg-sunken', className)}>
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-18 sm:px-6 sm:py-24">
        <div className={cx('grid max-w-2xl gap-4', align === 'center' && 'mx-auto text-center')}>
          <h2 className="text-3xl">{title}</h2>
          {text !== undefined && <p className="text-lg text-ink-soft">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
