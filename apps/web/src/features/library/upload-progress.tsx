import { uploadScreen } from '../../messages/index.ts';
import { Link } from 'react-router';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { UploadState } from './use-upload.ts';

interface UploadProgressProps {
  state: Exclude<UploadState, { step: 'idle' }>;
  onCancel: () => void;
}

/** The processing screen of an upload. */
export function UploadProgress({ state, onCancel }: UploadProgressProps) {
  const share = state.step === 'done' ? 1 : state.share;
  return (
    <Card className="grid gap-5">
      <p className="font-semibold" aria-live="polite">
        {state.step === 'done'
          ? uploadScreen.uploadComplete
          : fill(uploadScreen.uploading, { filename: state.filename })}
      </p>
      <div className="flex items-center gap-4">
        <Progress label={uploadScreen.uploadProgress} value={share} className="flex-1" />
        <span className="w-12 text-right text-sm tabular-nums text-ink-soft">
          {Math.round(share * 100)}%
        </span>
      </div>
      <p className="text-sm text-ink-faint">{uploadScreen.safeToLeave}</p>
      {state.step === 'done' ? (
        <Button asChild className="w-fit">
          <Link to={`/results/${state.summaryId}`}>{uploadScreen.viewResults}</Link>
        </Button>
      ) : (
        <Button variant="secondary" className="w-fit" onClick={onCancel}>
          {uploadScreen.cancelUpload}
        </Button>
      )}
    </Card>
  );
}
