import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line px-6 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-accent-wash text-accent-text">
        <Icon className="size-5.5" aria-hidden="true" />
      </span>
      <p className="font-semibold">{title}</p>
      {children !== undefined && (
        <div className="max-w-prose text-sm text-ink-soft">{children}</div>
      )}
      {action}
    </div>
  );
}
