import type { HistorySort, HistoryStatus, OutputType } from '@notelark/api/library';
import { outputTypes } from '@notelark/api/output-types';
import { useSearchParams } from 'react-router';

export const historyTabs = ['uploads', 'texts'] as const;
export type HistoryTab = (typeof historyTabs)[number];
export const historySorts = ['newest', 'oldest', 'title'] as const satisfies HistorySort[];
export const historyStatuses = ['processing', 'ready', 'error'] as const;

export interface HistoryFilters {
  tab: HistoryTab;
  q: string;
  status: HistoryStatus | null;
  type: OutputType | null;
  folder: string | null;
  tag: string | null;
  sort: HistorySort;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((candidate) => candidate === value) ?? null;

/** The filters live in the address, so that a reload and the back button keep them. */
export function useHistoryFilters() {
  const [search, setSearch] = useSearchParams();
  const filters: HistoryFilters = {
    tab: oneOf(historyTabs, search.get('tab')) ?? 'uploads',
    q: search.get('q') ?? '',
    status: oneOf(historyStatuses, search.get('status')),
    type: oneOf(outputTypes, search.get('type')),
    folder: search.get('folder'),
    tag: search.get('tag'),
    sort: oneOf(historySorts, search.get('sort')) ?? 'newest',
  };
  const change = (
    changes: Partial<
      Record<'tab' | 'q' | 'status' | 'type' | 'folder' | 'tag' | 'sort', string | null>
    >,
  ) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      // Typing makes no history; a chosen filter does.
      { replace: 'q' in changes, preventScrollReset: true },
    );
  const showsTeam = search.get('tab') === 'team';
  const clear = () => change({ q: null, status: null, type: null, folder: null, tag: null });
  return { filters, showsTeam, change, clear };
}

/** The choices in force, besides the search. */
export const countChosen = ({ status, type, folder, tag, sort }: HistoryFilters): number =>
  [status, type, folder, tag, sort === 'newest' ? null : sort].filter((value) => value !== null)
    .length;

export const isFiltered = ({ q, ...chosen }: HistoryFilters): boolean =>
  q.trim() !== '' ||
  [chosen.status, chosen.type, chosen.folder, chosen.tag].some((value) => value !== null);
