import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useIsOffline } from '../lib/offline.ts';
import { loadSession } from '../lib/session.ts';
import { fallbackScreens } from '../messages/index.ts';

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
        <p className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex items-center justify-center gap-2 border-t border-line bg-surface px-5 py-2 text-center text-xs">
          <WifiOff className="size-3.5 shrink-0" aria-hidden="true" />
          {fallbackScreens.offline}
        </p>
      )}
    </div>
  );
}
