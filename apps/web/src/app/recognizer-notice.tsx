import { draftNotices } from '../messages/index.ts';
import { fill } from '../lib/format.ts';
import { useInstallation } from '../lib/installation.ts';
import { Alert } from '../ui/alert.tsx';

interface RecognizerNoticeProps {
  before: 'beforeUpload' | 'beforeLive';
  className?: string;
}

/** What speech recognition can't do here, said before anything is uploaded or recorded. */
export function RecognizerNotice({ before, className }: RecognizerNoticeProps) {
  const recognizer = useInstallation()?.recognizer;
  if (!recognizer) return null;
  if (!recognizer.available)
    return <Alert {...(className && { className })}>{draftNotices.unavailable}</Alert>;
  if (!recognizer.draft) return null;
  return (
    <Alert tone="info" {...(className && { className })}>
      {fill(draftNotices[before], { engine: recognizer.label })}
    </Alert>
  );
}
