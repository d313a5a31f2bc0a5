import type { Result } from '@notelark/api/library';
import { resultScreen } from '../../messages/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { WillBeKept } from './carried-notice.tsx';
import { useAgain } from './use-again.ts';

/**
 * Says that the notes are older than the last edit of their transcript, and lets their owner make new ones in the same way.
 * The status is there before it has a text: only then do screen readers read it out after an edit.
 */
export function StaleNotice({ result }: { result: Result }) {
  return (
    <Alert tone="info" className={result.stale ? '' : 'sr-only'}>
      {result.stale && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3.5">
          <p>
            {resultScreen.stale}
            {result.mine && <WillBeKept id={result.id} />}
          </p>
          {result.mine && <UpdateNotes result={result} />}
        </div>
      )}
    </Alert>
  );
}

function UpdateNotes({ result }: { result: Result }) {
  const again = useAgain(result.id);
  return (
    <Button
      variant="secondary"
      size="s"
      busy={again.isPending}
      onClick={() => again.mutate(result.summaryOptions)}
    >
      {resultScreen.updateNotes}
    </Button>
  );
}
