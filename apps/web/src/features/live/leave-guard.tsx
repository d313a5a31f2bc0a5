import { liveScreen } from '../../messages/index.ts';
import { LeaveGuard as Guard } from '../../ui/leave-guard.tsx';

interface LeaveGuardProps {
  recording: boolean;
  /** Closing the page would lose something. */
  unsafe: boolean;
}

/** Asks before a recording is left. */
export function LeaveGuard({ recording, unsafe }: LeaveGuardProps) {
  return (
    <Guard
      links={recording}
      unload={recording || unsafe}
      title={liveScreen.leaveTitle}
      description={liveScreen.leaveText}
      stay={liveScreen.stay}
      leave={liveScreen.leave}
    />
  );
}
