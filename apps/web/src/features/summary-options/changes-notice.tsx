import type { Result } from '@notelark/api/library';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../lib/format.ts';
import { changesWords as words } from '../../messages/index.ts';
import { countsOf, useChanges } from './changes.ts';
import { ChangesDialog } from './changes-dialog.tsx';

/** What is different since the notes that these were made from; nothing where they were made from none. */
export function ChangesNotice({ result }: { result: Result }) {
  const { id, madeFrom, work } = result;
  return madeFrom !== null && work.status === 'ready' ? (
    <Compared id={id} since={madeFrom} />
  ) : null;
}

function Compared({ id, since }: { id: string; since: string }) {
  const { data } = useChanges(id, since);
  const [open, setOpen] = useState(false);
  if (!data?.comparable) return null;
  const what = countsOf(data.changes);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft print:hidden">
      <span className="flex items-start gap-2">
        <GitCompareArrows aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
        <span role="status">{what === '' ? words.nothing : fill(words.since, { what })}</span>
      </span>
      {what !== '' && (
        <button
          type="button"
          className="rounded-sm whitespace-nowrap text-accent-text underline-offset-4 hover:underline max-sm:min-h-11"
          onClick={() => setOpen(true)}
        >
          {words.see}
        </button>
      )}
      {open && <ChangesDialog id={id} since={since} onClose={() => setOpen(false)} />}
    </div>
  );
}
