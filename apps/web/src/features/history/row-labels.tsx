import { Folder } from 'lucide-react';
import { fill } from '../../lib/format.ts';
import { dashboardScreen } from '../../messages/index.ts';
import type { Filed, HistoryRow } from './queries.ts';

const look =
  'inline-flex max-w-40 shrink-0 items-center gap-1 truncate rounded-full border border-line px-2 text-xs font-normal text-ink-soft';

/** Where a row is filed. */
export function RowLabels({ row }: { row: HistoryRow }) {
  const { folder, tags, sample } = row;
  if (folder === null && tags.length === 0 && !sample) return null;
  return (
    <span className="mt-1 flex gap-1 overflow-hidden max-lg:-mr-20 lg:mt-0.5 lg:max-w-1/2 lg:shrink-0">
      {sample && <span className={look}>{dashboardScreen.sampleMark}</span>}
      <Labels folder={folder} tags={tags} />
    </span>
  );
}

/** A mark for the folder and for each tag. */
export function Labels({ folder, tags }: Pick<Filed, 'folder' | 'tags'>) {
  return (
    <>
      {folder !== null && (
        <span className={look}>
          <Folder className="size-3 shrink-0" aria-hidden="true" />
          <span className="sr-only">{fill(dashboardScreen.inFolder, { folder })}</span>
          <span className="truncate" aria-hidden="true">
            {folder}
          </span>
        </span>
      )}
      {tags.length > 0 && (
        <span className="sr-only">
          {fill(dashboardScreen.taggedWith, { tags: tags.join(', ') })}
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag} className={look} aria-hidden="true">
          #{tag}
        </span>
      ))}
    </>
  );
}
