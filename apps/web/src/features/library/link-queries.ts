import type { Link } from '@notelark/api/links';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { linkScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { toast } from '../../ui/toast.tsx';

const LINKS = ['links'];
const FEEDS = ['feeds'];
const POLL_MS = 1_000;

export const isUnderWay = ({ state }: Link): boolean => state === 'waiting' || state === 'fetching';

/** Asked again while one is being brought. */
export const useLinks = () =>
  useQuery({
    queryKey: LINKS,
    queryFn: ({ signal }) => request('GET /api/links', { signal }),
    refetchInterval: ({ state }) => (state.data?.links.some(isUnderWay) ? POLL_MS : false),
  });

export const useFeeds = () =>
  useQuery({ queryKey: FEEDS, queryFn: ({ signal }) => request('GET /api/feeds', { signal }) });

export const useLinkPreview = (url: string) =>
  useQuery({
    queryKey: ['link-preview', url],
    queryFn: ({ signal }) => request('POST /api/links/preview', { body: { url }, signal }),
    retry: false,
    staleTime: 60_000,
  });

/** A change of links or podcasts: both are read again. */
export function useLinkChange<Input>(
  change: (input: Input) => Promise<unknown>,
  onError?: (error: Error) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: LINKS });
      await client.invalidateQueries({ queryKey: FEEDS });
    },
    onError:
      onError ?? ((error) => toast.error(linkScreen.failed, { description: sentenceOf(error) })),
  });
}
