import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One side of the result. */
export function Panel({ title, badge, actions, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-sm sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <h2 className="text-lg">{title}</h2>
          {badge}
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </section>
  );
}
