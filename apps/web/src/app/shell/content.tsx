import type { ReactNode } from 'react';

export const contentId = 'content';

/** The page's main landmark: where the skip link and the focus go. */
export function Content({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id={contentId} tabIndex={-1} className={`outline-none ${className ?? ''}`}>
      {children}
    </main>
  );
}
