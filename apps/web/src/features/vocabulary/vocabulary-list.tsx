import type { VocabularyEntry } from '@notelark/api/vocabulary';
import type { VocabularyOwner } from '@notelark/api/vocabulary-limits';
import { writeList } from '@notelark/api/vocabulary-lists';
import { BookA } from 'lucide-react';
import { useState } from 'react';
import { vocabularyScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { saveText } from '../../lib/download.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { FixDialog } from './fix-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useVocabulary, useVocabularyChange } from './queries.ts';

/** Terms that are shown at first, and with each further step. */
const STEP = 50;
const UNDO_MS = 10_000;

type Asked = { to: 'add' | 'import' } | { to: 'edit' | 'fix'; entry: VocabularyEntry };

/** The terms of a person or a team, with what can be done with them. */
export function VocabularyList({ of }: { of: VocabularyOwner }) {
  const { data, error } = useVocabulary(of);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(STEP);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (error) return <Alert>{`${vocabularyScreen.loadFailed}. ${sentenceOf(error)}`}</Alert>;
  if (!data) return <Skeleton className="h-64" />;
  const { entries, editable } = data;
  const found = entries.filter((entry) => matches(entry, typed));
  const close = () => setAsked(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        {entries.length > 0 && (
          <Input
            type="search"
            aria-label={vocabularyScreen.search}
            placeholder={vocabularyScreen.search}
            className="min-w-48 flex-1 sm:max-w-80"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <div className="flex flex-wrap gap-3 sm:ml-auto">
          {entries.length > 0 && (
            <Button
              variant="secondary"
              onClick={() => saveText(writeList(entries), vocabularyScreen.exportName)}
            >
              {vocabularyScreen.exportAll}
            </Button>
          )}
          {editable && (
            <>
              <Button variant="secondary" onClick={() => setAsked({ to: 'import' })}>
                {vocabularyScreen.importOpen}
              </Button>
              <Button onClick={() => setAsked({ to: 'add' })}>{vocabularyScreen.add}</Button>
            </>
          )}
        </div>
      </div>
      {!editable && <p className="text-sm text-ink-soft">{vocabularyScreen.readOnly}</p>}
      {entries.length === 0 && (
        <EmptyState icon={BookA} title={vocabularyScreen.empty}>
          {editable ? vocabularyScreen.emptyText : vocabularyScreen.emptyTeamText}
        </EmptyState>
      )}
      {entries.length > 0 && found.length === 0 && (
        <p className="text-sm text-ink-soft">{vocabularyScreen.nothing}</p>
      )}
      <ul aria-label={vocabularyScreen.list} className="grid divide-y divide-line">
        {found.slice(0, shown).map((entry) => (
          <Row key={entry.id} of={of} entry={entry} editable={editable} onAsk={setAsked} />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="secondary" className="w-fit" onClick={() => setShown(shown + STEP)}>
          {vocabularyScreen.more}
        </Button>
      )}
      {asked?.to === 'add' && <EntryDialog of={of} onClose={close} />}
      {asked?.to === 'edit' && <EntryDialog of={of} entry={asked.entry} onClose={close} />}
      {asked?.to === 'import' && <ImportDialog of={of} onClose={close} />}
      {asked?.to === 'fix' && (
        <FixDialog
          correction={{ from: asked.entry.misheard, to: asked.entry.term }}
          onClose={close}
        />
      )}
    </div>
  );
}

function matches({ term, misheard, note }: VocabularyEntry, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [term, ...misheard, note].some((text) => text.toLowerCase().includes(wanted));
}

interface RowProps {
  of: VocabularyOwner;
  entry: VocabularyEntry;
  editable: boolean;
  onAsk: (asked: Asked) => void;
}

function Row({ of, entry, editable, onAsk }: RowProps) {
  const { term, misheard, note, lastUsedAt } = entry;
  const remove = useRemove(of, entry);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">{term}</p>
        {misheard.length > 0 && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {fill(vocabularyScreen.heardAs, {
              forms: misheard.map((form) => `“${form}”`).join(', '),
            })}
          </p>
        )}
        {note !== '' && <p className="text-sm text-ink-soft wrap-anywhere">{note}</p>}
        {lastUsedAt !== null && (
          <p className="text-xs text-ink-faint">
            {fill(vocabularyScreen.used, { day: formatDay(lastUsedAt) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {misheard.length > 0 && (
          <Button
            variant="secondary"
            size="s"
            aria-label={fill(vocabularyScreen.fixOfTerm, { term })}
            onClick={() => onAsk({ to: 'fix', entry })}
          >
            {vocabularyScreen.fixOf}
          </Button>
        )}
        {editable && (
          <>
            <Button
              variant="secondary"
              size="s"
              aria-label={fill(vocabularyScreen.editOf, { term })}
              onClick={() => onAsk({ to: 'edit', entry })}
            >
              {vocabularyScreen.edit}
            </Button>
            <Button
              variant="secondary"
              size="s"
              busy={remove.isPending}
              aria-label={fill(vocabularyScreen.removeOf, { term })}
              onClick={() => remove.mutate()}
            >
              {vocabularyScreen.remove}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** Deletes a term, with a toast that adds it again. */
function useRemove(of: VocabularyOwner, { id, term, misheard, note }: VocabularyEntry) {
  const restore = useVocabularyChange(() =>
    request('POST /api/vocabulary', { body: { of, term, misheard, note } }),
  );
  return useVocabularyChange(
    () => request('DELETE /api/vocabulary/{id}', { params: { id } }),
    () =>
      toast.success(fill(vocabularyScreen.removed, { term }), {
        duration: UNDO_MS,
        action: { label: vocabularyScreen.undo, onClick: () => restore.mutate() },
      }),
  );
}
