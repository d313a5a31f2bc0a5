import type { CarriedCounts } from '@notelark/api/carried';
import type { Result } from '@notelark/api/library';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { fill, formatList } from '../../lib/format.ts';
import { carriedWords as words } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/** `2 statements that you changed and 1 task that is done`; empty where there is nothing. */
function named(counts: CarriedCounts): string {
  const kinds = ['corrected', 'kept', 'dropped', 'finished', 'lines'] as const;
  return formatList(
    kinds.flatMap((kind) => {
      const count = counts[kind];
      const { one, many } = words.what[kind];
      return count === 0 ? [] : [count === 1 ? one : fill(many, { count })];
    }),
  );
}

/** What a person has done to notes, and new notes keep; asked for only where notes can be made again. */
export function WillBeKept({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['result', id, 'hand-work'],
    queryFn: ({ signal }) => request('GET /api/results/{id}/hand-work', { params: { id }, signal }),
  });
  const what = data ? named(data) : '';
  return what === '' ? null : <> {fill(words.willBeKept, { what })}</>;
}

/** What these notes have taken over from earlier ones, and a way back, until the notes are changed. */
export function CarriedNotice({ result }: { result: Result }) {
  const { carried, id, version, editable } = result;
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (applied: boolean) =>
      request('PUT /api/results/{id}/carried', { params: { id }, body: { version, applied } }),
    onError: (error) => toast.error(words.failed, { description: sentenceOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['result', id] }),
  });
  if (!carried?.undoable) return null;
  const { applied, counts, from } = carried;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-md bg-sunken py-2 pr-2 pl-4 text-sm print:hidden"
    >
      <PencilLine aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <p className="min-w-0 flex-1 basis-48 text-ink-soft">
        {fill(applied ? words.kept : words.notKept, { what: named(counts) })}{' '}
        {from !== null && (
          <Link
            to={`/results/${from}`}
            className="rounded-sm text-accent-text underline underline-offset-4"
          >
            {words.earlier}
          </Link>
        )}
      </p>
      {editable && (
        <Button
          variant="secondary"
          size="s"
          busy={change.isPending}
          onClick={() => change.mutate(!applied)}
        >
          {applied ? words.undo : words.redo}
        </Button>
      )}
    </div>
  );
}
