import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

const tones = {
  danger: { look: 'bg-danger-wash text-danger-text', icon: CircleAlert },
  good: { look: 'bg-good-wash text-good-text', icon: CircleCheck },
  info: { look: 'bg-accent-wash text-accent-text', icon: Info },
} as const;

interface AlertProps {
  tone?: keyof typeof tones;
  /** Absent: nothing is shown, and a screen reader hears it when it comes. */
  children: ReactNode;
  className?: string;
}

/** A sentence in the page that has to be noticed, e.g. why a form was refused. */
export function Alert({ tone = 'danger', children, className }: AlertProps) {
  const { look, icon: Icon } = tones[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={className}>
      {children ? (
        <div className={cx('flex gap-2.5 rounded-md px-4 py-3 text-sm', look)}>
          <Icon className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
          <div className="min-w-0 flex-1">{children}</div>
        </div>
      ) : null}
    </div>
  );
}
