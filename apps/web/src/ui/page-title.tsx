import type { ReactNode } from 'react';

interface PageTitleProps {
  title: string;
  description?: ReactNode;
  /** Controls at the right. */
  children?: ReactNode;
}

/** The one h1 of a page. */
export function PageTitle({ title, description, children }: PageTitleProps) {
  return (
    <div className="mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-1.5">
        <h1 className="text-2xl">{title}</h1>
        {description !== undefined && <p className="text-ink-soft">{description}</p>}
      </div>
      {children}
    </div>
  );
}
