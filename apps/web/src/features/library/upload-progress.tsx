import { uploadScreen } from '../../messages/index.ts';
import { Link } from 'react-router';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { UploadState } from './use-upload.ts';

interface UploadProgressProps {
  state: Exclude<UploadState, { step: 'idle' }>;
  onCancel: () => void;
}

/** The processing screen of an upload. */
export function UploadProgress({ state, onCancel }: UploadProgressProps) {
  const share = state.step === 'sending' ? state.share : 1;
  return (
    <Card className="grid gap-5">
      <p className="font-semibold" aria-live="polite">
        {headingOf(state)}
      </p>
      <div className="flex items-center gap-4">
        <Progress label={progressName(state)} value={share} className="flex-1" />
        <span className="w-12 text-right text-sm tabular-nums text-ink-soft">
          {Math.round(share * 100)}%
        </span>
      </div>
      {state.step === 'sending' && <Connection {...state} />}
      {state.step === 'sending' && !state.arrived ? (
        <Button variant="secondary" className="w-fit" onClick={onCancel}>
          {uploadScreen.cancelUpload}
        </Button>
      ) : (
        <Button asChild className="w-fit">
          {state.step === 'done' ? (
            <Link to={`/results/${state.summaryId}`}>{uploadScreen.viewResults}</Link>
          ) : (
            <Link to="/dashboard">{uploadScreen.toDashboard}</Link>
          )}
        </Button>
      )}
    </Card>
  );
}

function Connection({ broken, arrived }: { broken: boolean; arrived: boolean }) {
  return (
    <>
      <Alert tone="info">
        {broken && (arrived ? uploadScreen.answerMissing : uploadScreen.connectionBroken)}
      </Alert>
      {!broken && (
        <p className="text-sm text-ink-faint">
          {arrived ? uploadScreen.arrived : uploadScreen.safeToLeave}
        </p>
      )}
      {!arrived && (
        <LeaveGuard
          title={uploadScreen.leaveTitle}
          description={uploadScreen.leaveText}
          stay={uploadScreen.stay}
          leave={uploadScreen.leave}
        />
      )}
    </>
  );
}

function headingOf(state: UploadProgressProps['state']): string {
  if (state.step === 'done') return uploadScreen.uploadComplete;
  if (state.step === 'all-done') return manyUploaded(state);
  const { filename, number, of } = state;
  return fill(of === 1 ? uploadScreen.uploading : uploadScreen.uploadingMany, {
    filename,
    number,
    of,
  });
}

/** A screen reader that comes to it later has not heard the heading. */
const progressName = (state: UploadProgressProps['state']): string =>
  'filename' in state
    ? fill(uploadScreen.uploadProgressOf, { filename: state.filename })
    : uploadScreen.uploadProgress;

/** Of several files, how many are here. */
export const manyUploaded = ({ sent, of }: { sent: number; of: number }): string =>
  fill(sent === of ? uploadScreen.uploadedMany : uploadScreen.uploadedSome, { count: sent, of });
