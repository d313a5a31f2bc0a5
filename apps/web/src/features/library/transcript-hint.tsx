import { looksLikeTranscript } from '@notelark/api/transcript-formats';
import { importScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface TranscriptHintProps {
  text: string;
  onImport: (text: string) => void;
}

/** Offers to import a pasted transcript as one: its times and speakers are kept, and it may be longer than a text. */
export function TranscriptHint({ text, onImport }: TranscriptHintProps) {
  if (!looksLikeTranscript(text)) return null;
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{importScreen.pasted}</p>
        <Button type="button" variant="secondary" size="s" onClick={() => onImport(text)}>
          {importScreen.importPasted}
        </Button>
      </div>
    </Alert>
  );
}
