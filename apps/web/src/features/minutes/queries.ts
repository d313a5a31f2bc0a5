import type { MinutesFormat } from '@notelark/api/minutes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessages, minutesScreen } from '../../messages/index.ts';
import { hasCode, sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { download } from '../../lib/download.ts';
import { offerUpgrade } from '../../lib/upgrade-offer.ts';
import { toast } from '../../ui/toast.tsx';

const keyOf = (id: string) => ['result', id, 'versions'] as const;
const prepareKeyOf = (id: string) => ['result', id, 'sign-off'] as const;

export const useVersions = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => request('GET /api/results/{id}/versions', { params: { id }, signal }),
    enabled,
  });

/** What stands between the notes and their next version, as they are now. */
export const useSignOffState = (id: string) =>
  useQuery({
    queryKey: prepareKeyOf(id),
    queryFn: ({ signal }) => request('GET /api/results/{id}/sign-off', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export type Settlement =
  | { do: 'keep'; reason: string }
  | { do: 'correct'; text: string }
  | { do: 'drop' };

/** Reads the notes and their versions again after each change, also where it was refused: they may have been edited elsewhere. */
function useChange<Input, Output>(id: string, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ['result', id] });
  return useMutation({
    mutationFn: change,
    onSuccess: reload,
    onError: async (error) => {
      toast.error(minutesScreen.failed, { description: sentenceOf(error) });
      await reload();
    },
  });
}

export const useSettle = (id: string) =>
  useChange(id, (body: { version: number; at: number; how: Settlement }) =>
    request('POST /api/results/{id}/settle', { params: { id }, body }),
  );

export const useSign = (id: string) =>
  useChange(id, (version: number) =>
    request('POST /api/results/{id}/sign-off', { params: { id }, body: { version } }),
  );

/** Saves a version as a file. */
export const useVersionFile = (id: string) =>
  useMutation({
    mutationFn: ({ number, format }: { number: number; format: MinutesFormat }) =>
      download('GET /api/results/{id}/versions/file', {
        params: { id },
        query: { format, number: String(number) },
      }),
    onError: (error) => {
      if (hasCode(error, 'export-not-in-plan')) offerUpgrade(errorMessages['export-not-in-plan']);
      else toast.error(minutesScreen.fileFailed, { description: sentenceOf(error) });
    },
  });
