import { importScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsTimedTalk } from './timed-talk.ts';

interface TranscriptHintProps {
  text: string;
  /** Longer than a text may be that is summarized as it was pasted. */
  tooLong?: boolean;
  onImport: (text: string) => void;
}

/**
 * Offers to import a pasted transcript as one: its times and speakers are kept, and it may be longer than a text. Another text is
 * offered this way where it is too long for the other one.
 */
export function TranscriptHint({ text, tooLong = false, onImport }: TranscriptHintProps) {
  const isTranscript = useIsTimedTalk(text);
  if (!isTranscript && !tooLong) return null;
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{isTranscript ? importScreen.pasted : importScreen.longText}</p>
        <Button type="button" variant="secondary" size="s" onClick={() => onImport(text)}>
          {isTranscript ? importScreen.importPasted : importScreen.importLongText}
        </Button>
      </div>
    </Alert>
  );
}
