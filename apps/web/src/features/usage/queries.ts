import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';

/** What the present month has used. */
export const useUsage = () =>
  useQuery({
    queryKey: ['usage'],
    queryFn: ({ signal }) => request('GET /api/usage', { signal }),
  });

/** Totals, the last seven days and the newest activity. */
export const useActivity = () =>
  useQuery({
    queryKey: ['activity'],
    queryFn: ({ signal }) => request('GET /api/profile/activity', { signal }),
  });
