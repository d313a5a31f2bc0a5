import { liveScreen } from '../../messages/index.ts';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { Live } from './use-live-recorder.ts';

interface InputNoticeProps extends Pick<Live, 'phase' | 'input' | 'withMicrophone' | 'durable'> {
  onReconnect: () => void;
}

/** What is wrong with the sound, in the words of someone who sits in a meeting. */
export function InputNotice(props: InputNoticeProps) {
  const { phase, input, withMicrophone, durable } = props;
  const open = phase === 'checking' || phase === 'recording';
  const fine = phase === 'checking' && input === 'fine';
  return (
    <>
      <Alert className="empty:hidden">{open && input !== 'fine' ? faultOf(props) : null}</Alert>
      <Alert tone="info" className="empty:hidden">
        {open && !withMicrophone ? liveScreen.withoutMicrophone : null}
      </Alert>
      <Alert tone="info" className="empty:hidden">
        {durable ? null : liveScreen.notDurable}
      </Alert>
      <Alert tone="good" className="empty:hidden">
        {fine ? liveScreen.checkFine : null}
      </Alert>
    </>
  );
}

function faultOf({ phase, input, onReconnect }: InputNoticeProps): ReactNode {
  if (input === 'silent') return phase === 'checking' ? liveScreen.silentCheck : liveScreen.silent;
  return (
    <Row text={input === 'ended' ? liveScreen.ended : liveScreen.stalled}>
      <Button variant="secondary" size="s" onClick={onReconnect}>
        {liveScreen.reconnect}
      </Button>
    </Row>
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

interface MinutesNoticeProps extends Pick<Live, 'phase' | 'sending' | 'secondsLeft'> {
  plans: ReactNode;
}

/** Announces the end of the plan's minutes before it comes: five minutes, then one. */
export function MinutesNotice({ phase, sending, secondsLeft, plans }: MinutesNoticeProps) {
  const ends =
    phase === 'recording' &&
    sending.kind !== 'refused' &&
    secondsLeft !== null &&
    secondsLeft <= 5 * 60;
  const { fiveMinutes, oneMinute } = liveScreen.minutesLeft;
  return (
    <Alert tone="info" className="empty:hidden">
      {ends ? <Row text={secondsLeft <= 60 ? oneMinute : fiveMinutes}>{plans}</Row> : null}
    </Alert>
  );
}

/** Where the sound is that the transcript ends before; to the recording. */
export function UploadedNotice({ to }: { to: string | null }) {
  return (
    <Alert tone="good" className="empty:hidden">
      {to === null ? null : (
        <Row text={liveScreen.soundIsRecording}>
          <Button asChild variant="secondary" size="s">
            <Link to={`/results/${to}`}>{liveScreen.openRecording}</Link>
          </Button>
        </Row>
      )}
    </Alert>
  );
}

interface SendNoticeProps extends Pick<Live, 'sending'> {
  onRetry: () => void;
  onDownloadSound: () => void;
  /** Leads to the plans; in another tab, since this one may be recording. */
  plans: ReactNode;
  /** Uploads the sound as a recording, where that is possible. */
  upload: ReactNode;
}

/** Why text does not come, and that nothing is lost. */
export function SendNotice(props: SendNoticeProps) {
  const refused = props.sending.kind === 'refused';
  return (
    <>
      <Alert className="empty:hidden">{refused ? reasonOf(props) : null}</Alert>
      <Alert tone="info" className="empty:hidden">
        {refused ? null : reasonOf(props)}
      </Alert>
    </>
  );
}

function reasonOf({
  sending,
  onRetry,
  onDownloadSound,
  plans,
  upload,
}: SendNoticeProps): ReactNode {
  const words = liveScreen.sending;
  if (sending.kind === 'signed-out') return words.signedOut;
  if (sending.kind !== 'waiting' && sending.kind !== 'refused') return null;
  const { message } = sending;
  const failed = sending.kind === 'waiting' && sending.offline ? words.offline : words.failed;
  return (
    <Row text={fill(sending.kind === 'refused' ? words.refused : failed, { message })}>
      <Button variant="secondary" size="s" onClick={onRetry}>
        {liveScreen.tryNow}
      </Button>
      <Button variant="secondary" size="s" onClick={onDownloadSound}>
        <Download aria-hidden="true" />
        {liveScreen.downloadSound}
      </Button>
      {sending.kind === 'refused' && upload}
      {sending.kind === 'refused' && plans}
    </Row>
  );
}
