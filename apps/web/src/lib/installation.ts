import { useQuery } from '@tanstack/react-query';
import { request } from './client.ts';

/** What this installation offers; undefined until it is known. It changes only with a restart of the server. */
export function useInstallation() {
  const { data } = useQuery({
    queryKey: ['installation'],
    queryFn: ({ signal }) => request('GET /api/installation', { signal }),
    staleTime: Infinity,
  });
  return data;
}
