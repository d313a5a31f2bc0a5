import { MAX_TITLE_CHARACTERS } from '@notelark/api/library-routes';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { dashboardScreen, resultScreen } from '../../messages/index.ts';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { type HistoryRow, useRenameRow } from './queries.ts';

interface RowTitleProps {
  row: HistoryRow;
  search: string;
  renaming: boolean;
  onRenamed: () => void;
}

/** The title leads to the result; of a row that matched inside its transcript or text, to the passage. */
export function RowTitle({ row, search, renaming, onRenamed }: RowTitleProps) {
  const [newest] = row.summaries;
  if (renaming && newest)
    return <TitleField id={newest.id} title={row.title} onClose={onRenamed} />;
  if (!newest)
    return (
      <span dir="auto" className="block truncate">
        {nameOf(row)}
      </span>
    );
  const found = row.matchedIn !== 'source' ? '' : `?find=${encodeURIComponent(search)}`;
  return (
    <Link
      to={`/results/${newest.id}${found}`}
      dir="auto"
      className="block truncate text-ink no-underline hover:text-accent-text hover:underline max-lg:line-clamp-2 max-lg:whitespace-normal"
    >
      {nameOf(row)}
    </Link>
  );
}

/** Of a text without a title of its own, as much of its beginning as there is room for. */
function nameOf(row: HistoryRow): string {
  if (!('snippet' in row)) return row.title;
  return row.snippet.startsWith(row.title.replace(/…$/, '')) ? row.snippet : row.title;
}

interface TitleFieldProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Enter and leaving the field save, Escape doesn't. */
function TitleField({ id, title, onClose }: TitleFieldProps) {
  const rename = useRenameRow();
  const [typed, setTyped] = useState(title);
  const done = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const close = (save: boolean) => {
    if (done.current) return;
    done.current = true;
    if (save && typed.trim() !== title)
      rename.mutate(
        { id, title: typed.trim() },
        { onError: () => toast.error(resultScreen.renameFailed) },
      );
    onClose();
  };
  return (
    <Input
      aria-label={dashboardScreen.titleField}
      className="h-9"
      ref={field}
      placeholder={resultScreen.titleEmpty}
      maxLength={MAX_TITLE_CHARACTERS}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => close(true)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') close(true);
        if (key === 'Escape') close(false);
      }}
    />
  );
}
