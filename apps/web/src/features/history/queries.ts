import type { TextRow, UploadRow } from '@notelark/api/library';
import { historyPageSize } from '@notelark/api/output-types';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import type { HistoryFilters, HistoryTab } from './filters.ts';

/** While work is running the list is read again this often, in milliseconds. */
const REFRESH_MS = 3000;

export type HistoryRow = UploadRow | TextRow;

/** What can be filed: a row of the history, or the source of a result. */
export type Filed = Pick<HistoryRow, 'id' | 'folder' | 'tags'>;

/** An answer that was kept for reading offline may be older than these. */
const unfiled = { folder: null, tags: [], deletedFrom: null };

const historyKey = ['history'] as const;
const keyOf = (filters: HistoryFilters) => [...historyKey, filters] as const;
const tabOf = (key: ReturnType<typeof keyOf> | undefined) => key?.[1].tab;

/** The history as far as it was scrolled to. Search and filters work on the server, over all of it. */
export function useHistory(filters: HistoryFilters) {
  const { tab, q, status, type, folder, tag, sort } = filters;
  return useInfiniteQuery({
    queryKey: keyOf(filters),
    queryFn: async ({ pageParam, signal }): Promise<HistoryRow[]> => {
      const query = {
        offset: pageParam,
        ...(q.trim() ? { q: q.trim() } : {}),
        ...(status ? { status } : {}),
        ...(type ? { type } : {}),
        ...(folder ? { folder } : {}),
        ...(tag ? { tag } : {}),
        sort,
      };
      const page =
        tab === 'uploads'
          ? await request('GET /api/uploads', { query, signal })
          : await request('GET /api/text-inputs', { query, signal });
      return page.rows.map((row) => Object.assign({ ...unfiled }, row));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length === historyPageSize ? pages.length * historyPageSize : undefined,
    // What is shown while a search runs; never the other tab's rows.
    placeholderData: (before, query) => (tabOf(query?.queryKey) === tab ? before : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages.flat().some((row) => row.status === 'processing') ? REFRESH_MS : false,
  });
}

export function useRenameRow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      request('PATCH /api/results/{id}/title', { params: { id }, body: { title } }),
    onSuccess: () => client.invalidateQueries({ queryKey: historyKey }),
  });
}

/** The folders and tags that are in use. */
export function useLabels() {
  const { data } = useQuery({
    queryKey: [...historyKey, 'labels'],
    queryFn: ({ signal }) => request('GET /api/labels', { signal }),
  });
  return data ?? { folders: [], tags: [] };
}

export interface LabelChange {
  /** Undefined: as it is. */
  folder: string | null | undefined;
  addTags: string[];
  removeTags: string[];
}

export function useFile(tab: HistoryTab) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, change }: { ids: string[]; change: LabelChange }) =>
      request('PATCH /api/labels', {
        body: { ...change, ...(tab === 'uploads' ? { uploadIds: ids } : { textInputIds: ids }) },
      }),
    onSuccess: () => {
      // The page of a result shows where it is filed, too.
      void client.invalidateQueries({ queryKey: ['result'] });
      return client.invalidateQueries({ queryKey: historyKey });
    },
  });
}

/** Opens the notes of the sample, which this installation makes at first use. */
export const useOpenSample = () => useMutation({ mutationFn: () => request('POST /api/sample') });

export function useRetryRow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (summaryId: string) =>
      request('POST /api/summaries/{id}/retry', { params: { id: summaryId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: historyKey }),
  });
}
