import type { StudyCard } from '@notelark/api/study';
import { newCardsLeft } from '@notelark/study';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api-error.ts';
import { type ApiOutput, request } from '../../lib/client.ts';
import { cardScreen } from '../../messages/index.ts';
import { toast } from '../../ui/toast.tsx';
import { counted } from './counts.ts';
import { countWaiting, sendReviews } from './reviews.ts';
import { beginnings, withReviews } from './session.ts';

/** All cards, those of a folder, or those of one recording or text. */
export interface DeckChoice {
  folder?: string;
  uploadId?: string;
  textInputId?: string;
}

type Cards = ApiOutput<'GET /api/results/{id}/cards'>;

const OVERVIEW = ['study', 'overview'] as const;
const PROPOSALS = ['study', 'proposals'] as const;
const DECIDE = ['study', 'decide'] as const;
const resultKey = (id: string) => ['study', 'result', id] as const;

export const useOverview = () =>
  useQuery({
    queryKey: OVERVIEW,
    queryFn: ({ signal }) => request('GET /api/study', { signal }),
    refetchOnMount: 'always',
  });

/** Recordings and texts with cards to approve or drop. */
export const useWaitingProposals = () =>
  useQuery({
    queryKey: PROPOSALS,
    queryFn: async ({ signal }) =>
      (await request('GET /api/study/proposals', { signal })).proposals,
    refetchOnMount: 'always',
  });

/** How many new cards a day there are; the sitting and the counts follow. */
export function useNewCardsPerDay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (perDay: number) => request('PUT /api/study/new-cards', { body: { perDay } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['study'] }),
    onError,
  });
}

/** The cards of a sitting, with the reviews of this device that the server does not have. They stay as they are until it ends. */
export function useSittingCards(deck: DeckChoice, ownerId: string) {
  // What was approved a moment ago belongs to it.
  const deciding = useIsMutating({ mutationKey: DECIDE });
  return useQuery({
    queryKey: ['study', 'sitting', deck, ownerId],
    queryFn: async ({ signal }) => {
      const reviews = await sendReviews(ownerId);
      const { cards, newCards } = await request('GET /api/study/cards', {
        query: { ...deck },
        signal,
      });
      const newLeft = newCardsLeft(newCards, beginnings(reviews), new Date().toISOString());
      const { perDay } = newCards;
      const waiting = countWaiting(reviews);
      return { cards: withReviews(cards, reviews), newLeft, perDay, waiting };
    },
    enabled: deciding === 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

export const useResultCards = (id: string) =>
  useQuery({
    queryKey: resultKey(id),
    queryFn: ({ signal }) => request('GET /api/results/{id}/cards', { params: { id }, signal }),
  });

export function useMakeCards(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST /api/results/{id}/cards', { params: { id } }),
    onSuccess: ({ cards, leftOut, modelFailed }) => {
      client.setQueryData<Cards>(resultKey(id), { cards });
      if (modelFailed) toast.info(cardScreen.modelFailed);
      else if (leftOut > 0) toast.info(counted(cardScreen.leftOut, leftOut));
    },
    onError: (error) => toast.error(cardScreen.makeFailed, { description: sentenceOf(error) }),
  });
}

const onError = (error: Error) =>
  toast.error(cardScreen.changeFailed, { description: sentenceOf(error) });

/** Changes the words of a card. */
export const useEditCard = (onSaved: (card: StudyCard) => void) =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; front: string; back: string }) =>
      request('PATCH /api/study/cards/{id}', { params: { id }, body }),
    onSuccess: onSaved,
    onError,
  });

/** Approves or drops cards of a result, at once. */
export function useDecide(resultId: string) {
  const client = useQueryClient();
  const show = (card: StudyCard) =>
    client.setQueryData<Cards>(
      resultKey(resultId),
      (data) => data && { cards: data.cards.map((one) => (one.id === card.id ? card : one)) },
    );
  const decide = useMutation({
    mutationKey: DECIDE,
    scope: { id: 'decide about cards' },
    mutationFn: ({ card: { id }, status }: Decision) =>
      request('PUT /api/study/cards/{id}/status', { params: { id }, body: { status } }),
    onMutate: ({ card, status }) => void show({ ...card, status }),
    onError: (error, { card }) => {
      show(card);
      onError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: OVERVIEW }),
  });
  return { decide: (decision: Decision) => decide.mutate(decision), show };
}

interface Decision {
  card: StudyCard;
  status: StudyCard['status'];
}
