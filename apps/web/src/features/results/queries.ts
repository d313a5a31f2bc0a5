import type { EditedLine, OutputType, Progress, Result } from '@notelark/api/library';
import { tickTask } from '@notelark/api/tasks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';

const keyOf = (id: string) => ['result', id] as const;

/** An answer that was kept for reading offline may be older than these. */
const unknown = {
  folder: null,
  tags: [],
  detectedKind: null,
  carried: null,
  madeFrom: null,
  event: null,
  completeness: { status: 'unfinished', seconds: null, missing: [] },
} as const;

const unknownOfUpload = { audio: null } as const;

const resultQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }): Promise<Result> => {
      const result = await request('GET /api/results/{id}', { params: { id }, signal });
      const { source } = result;
      return {
        ...unknown,
        ...result,
        source: source.kind === 'upload' ? { ...unknownOfUpload, ...source } : source,
      };
    },
  });

export const useResult = (id: string) => useQuery(resultQuery(id));

/** Reads the result again, and takes what is known already where only the progress moved. */
export function useResultCache(id: string) {
  const client = useQueryClient();
  return {
    reload: () => client.invalidateQueries({ queryKey: keyOf(id) }),
    readNewest: () => client.fetchQuery({ ...resultQuery(id), staleTime: 0 }),
    setProgress: (work: Progress) =>
      client.setQueryData<Result>(keyOf(id), (result) => result && { ...result, work }),
  };
}

export function useRetry(id: string) {
  const cache = useResultCache(id);
  return useMutation({
    mutationFn: () => request('POST /api/summaries/{id}/retry', { params: { id } }),
    onSuccess: (work) => cache.setProgress(work),
  });
}

export function useSwitch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (_to: OutputType) => {
      const made = await request('POST /api/summaries/{id}/switch', { params: { id } });
      // Read before the page changes: one document is replaced by the other, without an empty page between them.
      await client.prefetchQuery(resultQuery(made.summaryId));
      return made;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}

/** Lets anyone with the link view the result, or no one but its owner. */
export function useShare(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shared: boolean) =>
      request('PATCH /api/results/{id}/sharing', { params: { id }, body: { shared } }),
    onSuccess: ({ shared }) =>
      client.setQueryData<Result>(keyOf(id), (result) => result && { ...result, shared }),
  });
}

/** Lets the members of the own team read or edit the result, or neither. */
export function useTeamShare(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (teamAccess: Result['teamAccess']) =>
      request('PATCH /api/results/{id}/team-access', { params: { id }, body: { teamAccess } }),
    onSuccess: ({ teamAccess }) => {
      client.setQueryData<Result>(keyOf(id), (result) => result && { ...result, teamAccess });
      void client.invalidateQueries({ queryKey: ['team'] });
    },
  });
}

/** Renames the result's source, everywhere that its title stands. */
export function useRename(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) =>
      request('PATCH /api/results/{id}/title', { params: { id }, body: { title } }),
    onSuccess: ({ title }) => {
      client.setQueryData<Result>(keyOf(id), (result) => result && { ...result, title });
      void client.invalidateQueries({ queryKey: ['history'] });
    },
  });
}

export interface TextEdit {
  text: string;
  /** The version that the edit started from. */
  version: number;
}

export function useSaveSummary(id: string) {
  const cache = useResultCache(id);
  return useMutation({
    mutationFn: (body: TextEdit) => request('PATCH /api/summaries/{id}', { params: { id }, body }),
    onSuccess: cache.reload,
  });
}

/** Ticks a task of the notes, at once; the tick is taken back where it could not be saved. */
export function useTick(id: string) {
  const client = useQueryClient();
  const cache = useResultCache(id);
  return useMutation({
    // One after the other: each changes the version.
    scope: { id: `tick ${id}` },
    mutationFn: (body: { task: number; done: boolean }) =>
      request('PATCH /api/summaries/{id}/tasks', { params: { id }, body }),
    onMutate: ({ task, done }) =>
      client.setQueryData<Result>(
        keyOf(id),
        (result) =>
          result && {
            ...result,
            summaryText: tickTask(result.summaryText ?? '', task, done) ?? result.summaryText,
          },
      ),
    onSettled: cache.reload,
  });
}

/** Saves lines of a transcript. */
export function useSaveLines({ id, source }: Result) {
  const cache = useResultCache(id);
  return useMutation({
    mutationFn: (body: { version: number; lines: EditedLine[]; removed: number[] }) =>
      request('PATCH /api/transcripts/{id}/lines', { params: { id: source.id }, body }),
    onSuccess: cache.reload,
  });
}

/** Saves a pasted text. */
export function useSaveText({ id, source }: Result) {
  const cache = useResultCache(id);
  return useMutation({
    mutationFn: (body: TextEdit) =>
      request('PATCH /api/text-inputs/{id}', { params: { id: source.id }, body }),
    onSuccess: cache.reload,
  });
}
