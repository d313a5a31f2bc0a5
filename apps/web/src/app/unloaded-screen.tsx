import { useEffect, useRef } from 'react';
import { useIsOffline } from '../lib/offline.ts';
import { controls, fallbackScreens } from '../messages/index.ts';
import { Button } from '../ui/button.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Notice } from './notice.tsx';

/** Stands in for a page whose code could not be loaded. Without a connection it opens by itself once the server answers again. */
export function UnloadedScreen() {
  const isOffline = useIsOffline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) window.location.reload();
    wasOffline.current = isOffline;
  }, [isOffline]);
  if (!isOffline) return <CrashScreen />;
  return (
    <Notice title={fallbackScreens.unreachableTitle} text={fallbackScreens.unreachableText}>
      <Button onClick={() => window.location.reload()}>{controls.tryAgain}</Button>
    </Notice>
  );
}
