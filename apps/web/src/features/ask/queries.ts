import type { Asked } from '@notelark/api/ask';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { askScreen } from '../../messages/index.ts';
import { toast } from '../../ui/toast.tsx';

export const QUESTIONS = ['questions'] as const;

interface Page {
  questions: Asked[];
  next: string | null;
}

export const useQuestions = () =>
  useInfiniteQuery({
    queryKey: QUESTIONS,
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/ask', { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.next,
  });

/** Deletes a question, at once on the page. */
export function useDeleteQuestion(onDeleted: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('DELETE /api/ask/{id}', { params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<InfiniteData<Page>>(
        QUESTIONS,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              questions: page.questions.filter((one) => one.id !== id),
            })),
          },
      );
      onDeleted(id);
      toast.success(askScreen.deleted);
    },
    onError: (error) => toast.error(askScreen.deleteFailed, { description: sentenceOf(error) }),
  });
}

/** The folders that can be asked. */
export function useFolders(): readonly string[] {
  const labels = useQuery({
    queryKey: ['labels'],
    queryFn: ({ signal }) => request('GET /api/labels', { signal }),
  });
  return labels.data?.folders ?? [];
}
