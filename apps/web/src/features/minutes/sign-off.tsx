import type { Result } from '@notelark/api/library';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { minutesScreen as words } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSettle, useSign, useSignOffState } from './queries.ts';
import { UnsettledItem } from './unsettled-item.tsx';

/** At the end of the notes, for those who may edit them. */
export function SignOff({ result }: { result: Result }) {
  const [open, setOpen] = useState(false);
  if (!result.editable || result.work.status !== 'ready' || result.summaryText === null)
    return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 print:hidden">
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        <FileCheck2 aria-hidden="true" />
        {words.signOff}
      </Button>
      <p className="min-w-0 flex-1 basis-56 text-xs text-ink-faint">{words.signOffHint}</p>
      {open && <SignOffDialog id={result.id} onClose={() => setOpen(false)} />}
    </div>
  );
}

type SignOffState = NonNullable<ReturnType<typeof useSignOffState>['data']>;

interface SignOffDialogProps {
  id: string;
  onClose: () => void;
}

/** First what is not verified, one statement below the other; then the signature. */
function SignOffDialog({ id, onClose }: SignOffDialogProps) {
  const query = useSignOffState(id);
  const state = query.data;
  const settle = useSettle(id);
  const sign = useSign(id);
  /** How many there were to settle when the dialog was opened. */
  const [settled, setSettled] = useState(0);
  const left = state?.unsettled.length ?? 0;
  const count = settled + left;
  const isReady = state !== undefined && left === 0 && !state.unchanged;
  const signNow = () =>
    state &&
    sign.mutate(state.version, {
      onSuccess: ({ number }) => {
        toast.success(fill(words.done, { number }));
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      title={fill(words.dialogTitle, { next: state?.next ?? '' }).trim()}
      description={state ? textOf(state) : words.settleText}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isReady ? words.cancel : words.close}
          </Button>
          <Button disabled={!isReady} busy={sign.isPending} onClick={signNow}>
            {fill(words.signNow, { next: state?.next ?? '' }).trim()}
          </Button>
        </>
      }
    >
      {query.isError && <Alert>{sentenceOf(query.error)}</Alert>}
      {query.isPending && <Skeleton className="h-32 w-full" />}
      <p role="status" className="text-sm font-medium empty:hidden">
        {count > 0 &&
          (left > 0
            ? fill(words.left, { left, count })
            : fill(count === 1 ? words.oneSettled : words.allSettled, { count }))}
      </p>
      {state && left > 0 && (
        <ul aria-label={words.statements} className="grid gap-4">
          {state.unsettled.map((statement) => (
            <UnsettledItem
              key={`${statement.at} ${statement.text}`}
              statement={statement}
              busy={settle.isPending || query.isFetching}
              onSettle={(how) =>
                settle.mutate(
                  { version: state.version, at: statement.at, how },
                  { onSuccess: () => how.do !== 'correct' && setSettled((before) => before + 1) },
                )
              }
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function textOf({ unsettled, unchanged, next, signedBy }: SignOffState): string {
  if (unsettled.length > 0) return words.settleText;
  return unchanged ? words.unchangedText : fill(words.readyText, { next, signedBy });
}
