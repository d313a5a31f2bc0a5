import type { ListedTask } from '@notelark/api/task-list';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { taskScreen } from '../../messages/index.ts';
import { toast } from '../../ui/toast.tsx';

export type TaskState = 'open' | 'done';

interface TaskPage {
  tasks: ListedTask[];
  next: string | null;
}

const keyOf = (state: TaskState) => ['tasks', state] as const;

/** More pages than this are loaded when they are asked for. */
const MOST_PAGES = 20;

/** All pages: what is overdue, and whose is how much, shows in all of them only. */
export function useTaskList(state: TaskState) {
  const list = useTaskPages(state);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const pages = list.data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isFetching && !isError && pages < MOST_PAGES;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return list;
}

const useTaskPages = (state: TaskState) =>
  useInfiniteQuery({
    queryKey: keyOf(state),
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/tasks', {
        query: pageParam ? { state, after: pageParam } : { state },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last: TaskPage) => last.next,
    // Notes may have been made or ticked elsewhere since.
    refetchOnMount: 'always',
  });

/** Ticks a task in its notes, at once. It stays in the list until that is loaded again, so that it can be taken back. */
export function useTickListed(state: TaskState) {
  const client = useQueryClient();
  const show = ({ summaryId, task }: ListedTask, done: boolean) =>
    client.setQueryData<InfiniteData<TaskPage>>(
      keyOf(state),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            tasks: page.tasks.map((one) =>
              one.summaryId === summaryId && one.task === task ? { ...one, done } : one,
            ),
          })),
        },
    );
  return useMutation({
    // One after the other: each changes the version of its notes.
    scope: { id: 'tick in the list' },
    mutationFn: ({ listed, done }: { listed: ListedTask; done: boolean }) =>
      request('PATCH /api/summaries/{id}/tasks', {
        params: { id: listed.summaryId },
        body: { task: listed.task, done },
      }),
    onMutate: ({ listed, done }) => void show(listed, done),
    onError: (error, { listed, done }) => {
      show(listed, !done);
      toast.error(taskScreen.tickFailed, { description: sentenceOf(error) });
    },
  });
}
