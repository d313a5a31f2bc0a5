import type { Result } from '@notelark/api/library';
import type { ReviewItem } from '@notelark/api/review';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reviewScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { toast } from '../../ui/toast.tsx';

export interface Review {
  items: ReviewItem[];
  /** Of the transcript. */
  version: number;
}

const keyOf = (id: string) => ['result', id, 'review'] as const;

/** Only a recognizer that says how sure it was has words to review. */
const saysHowSure = ({ source }: Result): boolean =>
  source.kind === 'upload' &&
  source.transcript?.complete === true &&
  source.transcript.segments.some(({ confidence }) => confidence !== null);

/** The words to review, for those who may edit. */
export const useReview = (result: Result) =>
  useQuery({
    queryKey: keyOf(result.id),
    queryFn: ({ signal }) =>
      request('GET /api/results/{id}/review', { params: { id: result.id }, signal }),
    enabled: result.editable && result.summaryText !== null && saysHowSure(result),
  });

export interface Decision {
  item: ReviewItem;
  /** Null: the word is right. */
  text: string | null;
}

/** Keeps or corrects a word. A correction changes the places of others, so what is left is read again. */
export function useDecide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ item: { passage, from, to }, text }: Decision) => {
      const version = client.getQueryData<Review>(keyOf(id))?.version ?? 0;
      const body = { version, index: passage.index, from, to, text };
      return request('POST /api/results/{id}/review', { params: { id }, body });
    },
    onSuccess: async (_, { item, text }) => {
      if (text !== null) return await client.invalidateQueries({ queryKey: ['result', id] });
      const words = wordsOf(item);
      client.setQueryData<Review>(
        keyOf(id),
        (review) =>
          review && {
            ...review,
            items: review.items.filter((one) => !isSettledBy(one, item, words)),
          },
      );
    },
    onError: async (error) => {
      toast.error(reviewScreen.failed, { description: sentenceOf(error) });
      await client.invalidateQueries({ queryKey: ['result', id] });
    },
  });
}

export const wordsOf = ({ passage, from, to }: ReviewItem): string => passage.text.slice(from, to);

/** A word that stands twice in its passage is settled once. */
const isSettledBy = (one: ReviewItem, item: ReviewItem, words: string): boolean =>
  one.passage.index === item.passage.index && wordsOf(one).toLowerCase() === words.toLowerCase();

export function useUndoReview(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: string) =>
      request('POST /api/reviews/{id}/undo', { params: { id: decision } }),
    onSuccess: async ({ restored }) => {
      await client.invalidateQueries({ queryKey: ['result', id] });
      toast.success(restored ? reviewScreen.undone : reviewScreen.undoLeft);
    },
    onError: (error) => toast.error(reviewScreen.failed, { description: sentenceOf(error) }),
  });
}
