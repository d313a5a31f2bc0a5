import { liveScreen } from '../../messages/index.ts';

/** Why a button is disabled during a recording, which names this by `aria-describedby`. */
export function StopFirst({ id }: { id: string }) {
  return (
    <p id={id} className="text-sm text-ink-faint">
      {liveScreen.stopFirst}
    </p>
  );
}
