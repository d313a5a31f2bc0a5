import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { stageOfRendering } from '../lib/hydration.ts';

/**
 * The rest of a long page. Where it was rendered in advance it stands there as it is, without its code, until a reader
 * comes within a screen of it or clicks anything; then it is loaded and is hydrated. Everywhere else it is simply there.
 * @param children loaded with `lazy`, so that nothing of it comes before
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [{ stage, near, open }] = useState(newGate);
  useEffect(() => {
    if (stage !== 'waking' || !place.current) return undefined;
    const onClick = () => open();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), {
      rootMargin: '100%',
    });
    observer.observe(place.current);
    // A navigation within the page waits for all of it: a click may be on a link to a place in here.
    document.addEventListener('click', onClick, { capture: true, once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [stage, open]);
  // Without a fallback: the page that was left stays until this one is whole, and can be scrolled to its place.
  if (stage === 'none') return <div>{children}</div>;
  return (
    <div ref={place}>
      <Suspense>{stage === 'waking' ? <Gate near={near}>{children}</Gate> : children}</Suspense>
    </div>
  );
}

function newGate() {
  const { promise: near, resolve: open } = Promise.withResolvers<void>();
  return { stage: stageOfRendering(), near, open };
}

/** It waits from within: what is not hydrated yet must not be drawn anew from outside. */
function Gate({ near, children }: { near: Promise<void>; children: ReactNode }) {
  use(near);
  return children;
}
