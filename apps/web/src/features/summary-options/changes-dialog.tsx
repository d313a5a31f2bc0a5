import type { NotesChange } from '@notelark/api/changes';
import { changesWords as words } from '../../messages/index.ts';
import { Quotations } from '../../ui/quotations.tsx';
import { fill, formatClock, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ChangeKind, countsOf, kindOf, useChanges } from './changes.ts';

interface ChangesDialogProps {
  id: string;
  /** The other version. */
  since: string;
  onClose: () => void;
}

/** What is different since another version, statement by statement: decisions first, then tasks, then the rest. */
export function ChangesDialog({ id, since, onClose }: ChangesDialogProps) {
  const { data, isError } = useChanges(id, since);
  const time = data && `${formatDay(data.since)}, ${formatClock(data.since)}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      title={words.title}
      description={time && fill(words.text, { time })}
    >
      {isError && <Alert>{words.failed}</Alert>}
      {!data && !isError && <Skeleton className="h-40" />}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {data && summaryOf(data)}
      </p>
      {data && data.changes.length > 0 && (
        <ul className="grid gap-5">
          {keyed(data.changes).map(({ key, change }) => (
            <Change key={key} change={change} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Two statements may have the same words. */
function keyed(changes: readonly NotesChange[]) {
  const counts = new Map<string, number>();
  return changes.map((change) => {
    const words = JSON.stringify(change);
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return { key: `${words} ${count}`, change };
  });
}

function summaryOf({
  comparable,
  changes,
  same,
}: NonNullable<ReturnType<typeof useChanges>['data']>) {
  if (!comparable) return words.notComparable;
  if (changes.length === 0) return words.none;
  const kept = same === 1 ? words.same.one : fill(words.same.many, { count: same });
  return `${countsOf(changes)}. ${kept}`;
}

const TONES: Record<ChangeKind, 'good' | 'danger' | 'neutral'> = {
  added: 'good',
  removed: 'danger',
  reworded: 'neutral',
  ticked: 'neutral',
  cleared: 'neutral',
};

function Change({ change }: { change: NotesChange }) {
  const { before, now } = change;
  const shown = now ?? before;
  const kind = kindOf(change);
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-none first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[kind]}>{words.kinds[kind]}</Badge>
        <span className="text-xs font-medium text-ink-faint">{shown?.section}</span>
      </p>
      {kind === 'reworded' ? (
        <>
          <p className="text-sm wrap-anywhere text-ink-soft">
            <span className="mr-1.5 text-xs text-ink-faint">{words.before}</span>
            <del className="no-underline">{before?.text}</del>
          </p>
          <p className="wrap-anywhere">
            <span className="mr-1.5 text-xs text-ink-faint">{words.now}</span>
            <ins className="no-underline">{now?.text}</ins>
          </p>
        </>
      ) : (
        <p className="wrap-anywhere">{shown?.text}</p>
      )}
      <Sources quotations={shown?.quotations ?? []} />
    </li>
  );
}

function Sources({ quotations }: Pick<NonNullable<NotesChange['now']>, 'quotations'>) {
  if (quotations.length === 0) return null;
  const moments = quotations.map(({ moment }) => moment).join(', ');
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-xs text-accent-text max-sm:py-2">
        {fill(words.sources, { moments })}
      </summary>
      <Quotations quotations={quotations} className="mt-2" />
    </details>
  );
}
