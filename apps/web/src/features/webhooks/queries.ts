import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { webhookScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { toast } from '../../ui/toast.tsx';

const KEY = ['webhooks'];

export const useWebhooks = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request('GET /api/account/webhooks', { signal }),
  });

const FOLLOW_MS = 3_000;

/** Followed as long as something is on its way. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) =>
      request('GET /api/account/webhooks/{id}/deliveries', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ status }) => status === 'waiting') === true && FOLLOW_MS,
  });

/** A change of webhooks: they and their logs are read again. */
export function useWebhookChange<Input = void, Output = unknown>(
  change: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void = () => {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output) => {
      await client.invalidateQueries({ queryKey: KEY });
      onDone(output);
    },
    onError: (error) => toast.error(webhookScreen.failed, { description: sentenceOf(error) }),
  });
}
