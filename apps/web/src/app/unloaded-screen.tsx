import { useEffect, useState } from 'react';
import { isOtherRelease } from '../lib/release.ts';
import { controls, fallbackScreens } from '../messages/index.ts';
import { Button } from '../ui/button.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Notice } from './notice.tsx';

const LOOK_MS = 2_000;

/**
 * Stands in for a page whose code could not be loaded. Where the server can't be reached, it opens by itself once it answers
 * again: the browser may be connected all the same. Where a new release has removed the code, the page of that release opens:
 * the page before has been left.
 */
export function UnloadedScreen() {
  const isReached = useIsReached();
  if (isReached === null) return <LoadingScreen />;
  if (isReached) return <CrashScreen />;
  return (
    <Notice title={fallbackScreens.unreachableTitle} text={fallbackScreens.unreachableText}>
      <Button onClick={() => window.location.reload()}>{controls.tryAgain}</Button>
    </Notice>
  );
}

/** Null until it is known; reloads the page when the server is back. */
function useIsReached(): boolean | null {
  const [isReached, setIsReached] = useState<boolean | null>(null);
  useEffect(() => {
    if (isReached === true) return undefined;
    const look = async () => {
      const answers = await fetch('/readyz').then(
        () => true,
        () => false,
      );
      if (answers && (isReached === false || (await isOtherRelease()))) window.location.reload();
      else setIsReached(answers);
    };
    if (isReached === null) void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isReached]);
  return isReached;
}
