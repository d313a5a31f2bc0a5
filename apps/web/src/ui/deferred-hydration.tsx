import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that was rendered in advance: it is hydrated in a task of its own, so that the page never hangs for
 * long, and sooner on the first touch. What is around it must not be drawn anew meanwhile, or it has to hurry.
 */
export const DeferredHydration = ({ children }: { children: ReactNode }) => (
  <Suspense>{children}</Suspense>
);
