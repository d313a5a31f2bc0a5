import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useIsOffline } from '../lib/offline.ts';
import { loadSession } from '../lib/session.ts';
import { fallbackScreens } from '../messages/index.ts';
import { BottomNotice } from './bottom-notice.tsx';

const LOOK_MS = 5_000;

/** Says that what is shown may be old, above whatever page is open, until the server answers again. */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isOffline) return undefined;
    const timer = setInterval(() => void loadSession(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isOffline]);
  return (
    <div role="status">
      {isOffline && (
        <BottomNotice>
          <WifiOff className="size-3.5 shrink-0" aria-hidden="true" />
          {fallbackScreens.offline}
        </BottomNotice>
      )}
    </div>
  );
}
