import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Whether links away from here ask. Default true. */
  links?: boolean;
  /** Whether closing or reloading the tab asks. Default true. */
  unload?: boolean;
  title: string;
  description: string;
  stay: string;
  leave: string;
  danger?: boolean;
}

/**
 * Asks before something is left behind: by a link here, by closing or reloading the tab in the browser's words. Only one
 * on a page can ask about links at a time.
 */
export function LeaveGuard({ links = true, unload = true, ...words }: LeaveGuardProps) {
  const { title, description, stay, leave, danger = false } = words;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      links && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unload) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unload]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={title}
      description={description}
      cancelLabel={stay}
      confirmLabel={leave}
      danger={danger}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
