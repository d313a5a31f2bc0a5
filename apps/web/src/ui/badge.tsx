import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

const tones = {
  neutral: 'bg-sunken text-ink-soft border-line',
  accent: 'bg-accent-wash text-accent-text border-accent-line',
  good: 'bg-good-wash text-good-text border-transparent',
  danger: 'bg-danger-wash text-danger-text border-transparent',
} as const;

interface BadgeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex w-fit items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        '[&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
