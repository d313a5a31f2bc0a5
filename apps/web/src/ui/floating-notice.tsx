import type { ReactNode } from 'react';

interface FloatingNoticeProps {
  children: ReactNode;
  /** What to do about it. */
  actions: ReactNode;
}

/** Stands above the end of whatever page is open; under the header where a bar with controls is there. */
export function FloatingNotice({ children, actions }: FloatingNoticeProps) {
  return (
    <output className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-md border border-accent-line bg-accent-wash px-4 py-3 text-sm text-accent-text shadow-md max-sm:in-[:root:has([data-bottom-bar])]:top-16 max-sm:in-[:root:has([data-bottom-bar])]:bottom-auto">
      <p className="min-w-0 flex-1 basis-60">{children}</p>
      <span className="flex gap-2">{actions}</span>
    </output>
  );
}
