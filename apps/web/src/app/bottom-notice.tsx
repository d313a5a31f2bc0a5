import type { ReactNode } from 'react';

/** Above whatever page is open, at its bottom; under the header where a bar with controls is there. */
export function BottomNotice({ children }: { children: ReactNode }) {
  return (
    <p className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex items-center justify-center gap-2 border-t border-line bg-surface px-5 py-2 text-center text-xs max-sm:in-[:root:has([data-bottom-bar])]:top-14 max-sm:in-[:root:has([data-bottom-bar])]:bottom-auto">
      {children}
    </p>
  );
}
