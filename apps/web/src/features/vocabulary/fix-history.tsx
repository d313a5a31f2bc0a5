import type { Fix } from '@notelark/api/fixes';
import { History } from 'lucide-react';
import { fixScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { placesText, recordingsText } from './counts.ts';
import { useFixes, useUndoFix } from './queries.ts';

/** What was corrected in all recordings, as long as it can be undone. */
export function FixHistory() {
  const { data, error } = useFixes();
  if (error) return <Alert>{`${fixScreen.loadFailed}. ${sentenceOf(error)}`}</Alert>;
  if (!data) return <Skeleton className="h-40" />;
  if (data.fixes.length === 0)
    return (
      <EmptyState icon={History} title={fixScreen.empty}>
        {fixScreen.emptyText}
      </EmptyState>
    );
  return (
    <ul aria-label={fixScreen.history} className="grid divide-y divide-line">
      {data.fixes.map((fix) => (
        <Row key={fix.id} fix={fix} />
      ))}
    </ul>
  );
}

function Row({ fix }: { fix: Fix }) {
  const { id, places, recordings, createdAt, undoneAt } = fix;
  const undo = useUndoFix();
  const names = { from: fix.from.join(', '), to: fix.to };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">{fill(fixScreen.arrow, names)}</p>
        <p className="text-xs text-ink-faint">
          {fill(fixScreen.facts, {
            places: placesText(places),
            recordings: recordingsText(recordings),
            day: formatDay(createdAt),
          })}
          {` · ${stateOf(fix)}`}
        </p>
      </div>
      {undoneAt === null && (
        <Button
          variant="secondary"
          size="s"
          busy={undo.isPending}
          aria-label={fill(fixScreen.undoOf, names)}
          onClick={() => undo.mutate(id)}
        >
          {fixScreen.undo}
        </Button>
      )}
    </li>
  );
}

function stateOf({ undoneAt, undoUntil, left }: Fix): string {
  if (undoneAt === null) return fill(fixScreen.until, { day: formatDay(undoUntil) });
  const day = formatDay(undoneAt);
  return left === 0
    ? fill(fixScreen.wasUndone, { day })
    : fill(fixScreen.wasUndoneLeft, { day, left });
}
