import { useEffect } from 'react';

/** Keeps the screen awake; the browser lets go whenever the page is hidden, so it is asked again when it is back. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // A battery that runs low refuses: the recording goes on without.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void lock?.release();
    };
    const onVisibility = () => void take();
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, [active]);
}
