import { liveScreen } from '../../messages/index.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, useAccount } from '../../lib/session.ts';
import { toast } from '../../ui/toast.tsx';
import { LiveRecorder, type LiveSnapshot } from './recorder.ts';

/** It goes on sending when its page is left, and is found again when the page comes back. */
let kept: { ownerId: string; recorder: LiveRecorder } | null = null;

function recorderOf(ownerId: string): LiveRecorder {
  if (kept?.ownerId !== ownerId) kept = { ownerId, recorder: new LiveRecorder(ownerId) };
  return kept.recorder;
}

const events = {
  onRestored: () =>
    toast.info(liveScreen.draftRestored, { description: liveScreen.draftRestoredText }),
  onChunkFailed: () => toast.error(liveScreen.chunkFailed),
};

export interface Live extends LiveSnapshot {
  recorder: LiveRecorder;
}

/** The account's recorder, while this tab is the one that may use it. */
export function useLiveRecorder(mine: boolean): Live {
  const account = useAccount();
  const [recorder] = useState(() => recorderOf(account.id));
  const snapshot = useSyncExternalStore(recorder.subscribe, recorder.snapshot);

  useEffect(() => {
    if (!mine) return undefined;
    const opening = recorder.open(events);
    return () => void opening.then(() => recorder.close());
  }, [mine, recorder]);
  useEffect(() => {
    const onSession = () => {
      if (currentSession().status === 'user') recorder.wake();
    };
    addEventListener('online', recorder.wake);
    addEventListener('offline', recorder.lose);
    addEventListener('pagehide', recorder.saveDraft);
    const unsubscribe = subscribeToSession(onSession);
    return () => {
      removeEventListener('online', recorder.wake);
      removeEventListener('offline', recorder.lose);
      removeEventListener('pagehide', recorder.saveDraft);
      unsubscribe();
    };
  }, [recorder]);
  return { ...snapshot, recorder };
}
