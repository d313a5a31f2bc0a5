import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calendarScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { toast } from '../../ui/toast.tsx';

const KEY = ['calendars'];

export const useCalendars = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request('GET /api/account/calendars', { signal }),
  });

/** A change of calendars: they are read again. */
export function useCalendarChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  onDone: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: KEY });
      onDone();
    },
    onError: (error) => toast.error(calendarScreen.failed, { description: sentenceOf(error) }),
  });
}
