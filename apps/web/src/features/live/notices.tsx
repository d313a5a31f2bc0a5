import { liveScreen } from '@notelark/contracts/messages.en';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { Live } from './use-live-recorder.ts';

interface InputNoticeProps extends Pick<Live, 'phase' | 'input' | 'withMicrophone' | 'durable'> {
  onReconnect: () => void;
}

/** What is wrong with the sound, in the words of somebody who sits in a meeting. */
export function InputNotice({
  phase,
  input,
  withMicrophone,
  durable,
  onReconnect,
}: InputNoticeProps) {
  const open = phase === 'checking' || phase === 'recording';
  const gone = open && (input === 'stalled' || input === 'ended');
  return (
    <>
      <Alert className="empty:hidden">
        {gone && (
          <Row text={liveScreen[input]}>
            <Button variant="secondary" size="s" onClick={onReconnect}>
              {liveScreen.reconnect}
            </Button>
          </Row>
        )}
        {open && input === 'silent' && (
          <p>{phase === 'checking' ? liveScreen.silentCheck : liveScreen.silent}</p>
        )}
      </Alert>
      <Alert tone="info" className="empty:hidden">
        {open && !withMicrophone && <p>{liveScreen.withoutMicrophone}</p>}
      </Alert>
      <Alert tone="info" className="empty:hidden">
        {durable ? null : liveScreen.notDurable}
      </Alert>
      <Alert tone="good" className="empty:hidden">
        {phase === 'checking' && input === 'fine' && liveScreen.checkFine}
      </Alert>
    </>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

interface SendNoticeProps extends Pick<Live, 'sending'> {
  onRetry: () => void;
  /** Leads to the plans; in another tab, since this one may be recording. */
  plans: ReactNode;
}

/** Why text does not come, and that nothing is lost. */
export function SendNotice({ sending, onRetry, plans }: SendNoticeProps) {
  const words = liveScreen.sending;
  const again = (
    <Button variant="secondary" size="s" onClick={onRetry}>
      {liveScreen.tryNow}
    </Button>
  );
  return (
    <Alert tone={sending.kind === 'refused' ? 'danger' : 'info'} className="empty:hidden">
      {sending.kind === 'refused' && (
        <Row text={words.refused.replace('{message}', sending.message)}>
          {again}
          {plans}
        </Row>
      )}
      {sending.kind === 'signed-out' && <p>{words.signedOut}</p>}
      {sending.kind === 'waiting' && (
        <Row
          text={
            sending.offline ? words.offline : words.failed.replace('{message}', sending.message)
          }
        >
          {again}
        </Row>
      )}
    </Alert>
  );
}
