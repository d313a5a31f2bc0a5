import { cx } from '../lib/class-names.ts';

/** Holds the place of what is loading; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-md bg-line', className)} />;
}
