import { fallbackScreens } from '../messages/index.ts';
import { useEffect } from 'react';
import { endOutage, useOutage } from '../lib/outage.ts';
import { loadSession } from '../lib/session.ts';
import { BottomNotice } from './bottom-notice.tsx';

const LOOK_MS = 2_000;

/** Says that the server is back in a moment, above whatever page is open, and ends the outage once it is. */
export function OutageNotice() {
  const outage = useOutage();
  useEffect(() => {
    if (!outage) return undefined;
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [outage]);
  return <div role="status">{outage && <BottomNotice>{fallbackScreens.outage}</BottomNotice>}</div>;
}

async function look(): Promise<void> {
  const response = await fetch('/readyz').catch(() => undefined);
  if (!response?.ok) return;
  endOutage();
  await loadSession();
}
