import { cx } from '../lib/class-names.ts';

/** A decoration: say in words, beside it, what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx('size-[1.125em] animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" className="opacity-25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}

/** Takes the whole window, for when there is nothing yet to show. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <output className="grid min-h-dvh place-items-center text-accent-text">
      <Spinner className="size-9" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
