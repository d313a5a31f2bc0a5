import { liveScreen } from '@notelark/contracts/messages.en';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  recording: boolean;
  /** Closing the page would lose something. */
  unsafe: boolean;
}

/** Asks before a recording is left: by a link here, by closing or reloading the tab in the browser's words. */
export function LeaveGuard({ recording, unsafe }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      recording && currentLocation.pathname !== nextLocation.pathname,
  );
  const asks = recording || unsafe;
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={liveScreen.leaveTitle}
      description={liveScreen.leaveText}
      cancelLabel={liveScreen.stay}
      confirmLabel={liveScreen.leave}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
