import type { NotesChange } from '@notelark/api/changes';
import { useQuery } from '@tanstack/react-query';
import { changesWords as words } from '../../messages/index.ts';
import { request } from '../../lib/client.ts';
import { fill, formatList } from '../../lib/format.ts';

export const useChanges = (id: string, since: string) =>
  useQuery({
    queryKey: ['result', id, 'changes', since],
    queryFn: ({ signal }) =>
      request('GET /api/results/{id}/changes', { params: { id }, query: { since }, signal }),
    // Either version may have been edited meanwhile.
    staleTime: 0,
  });

export type ChangeKind = keyof typeof words.kinds;

export function kindOf({ before, now }: NotesChange): ChangeKind {
  if (!before) return 'added';
  if (!now) return 'removed';
  if (before.text !== now.text) return 'reworded';
  return now.done === true ? 'ticked' : 'cleared';
}

/** `3 statements changed and 1 new`; empty where nothing changed. */
export function countsOf(changes: readonly NotesChange[]): string {
  const kinds = changes.map(kindOf);
  const [added, removed] = (['added', 'removed'] as const).map(
    (kind) => kinds.filter((one) => one === kind).length,
  );
  const counts = { changed: kinds.length - (added ?? 0) - (removed ?? 0), added, removed };
  return formatList(
    (['changed', 'added', 'removed'] as const).flatMap((kind) => {
      const count = counts[kind] ?? 0;
      const { one, many } = words.count[kind];
      return count === 0 ? [] : [count === 1 ? one : fill(many, { count })];
    }),
  );
}
