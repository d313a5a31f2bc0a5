import type { ReactNode } from 'react';

interface FormCardProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Below the card: where else to go. */
  footer?: ReactNode;
}

/** What every account form stands in. */
export function FormCard({ title, intro, children, footer }: FormCardProps) {
  return (
    <div className="grid w-full max-w-105 gap-6">
      <div className="grid gap-6 rounded-xl border border-line bg-surface p-6 shadow-md sm:p-9">
        <div className="grid gap-2">
          <h1 className="text-xl">{title}</h1>
          {intro !== undefined && <p className="text-sm text-ink-soft">{intro}</p>}
        </div>
        {children}
      </div>
      {footer !== undefined && <p className="text-center text-sm text-ink-soft">{footer}</p>}
    </div>
  );
}
