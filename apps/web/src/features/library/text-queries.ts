import type { OutputType } from '@notelark/api/library';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { useRequestId } from '../../lib/use-request-id.ts';

export interface TextInputOrder {
  text: string;
  outputType: OutputType;
  /** A saved text to make another summary of, instead of saving it again. */
  textInputId?: string;
  summaryOptions: SummaryOptions;
}

export function useCreateText() {
  const client = useQueryClient();
  const idOf = useRequestId();
  return useMutation({
    mutationFn: (order: TextInputOrder) =>
      request('POST /api/text-inputs', { body: { ...order, requestId: idOf(order) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}

/** A saved text, by the address' `text_input_id`. */
export const useSavedText = (id: string | null) =>
  useQuery({
    queryKey: ['text-input', id],
    queryFn: ({ signal }) =>
      request('GET /api/text-inputs/{id}', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });
