import type { TeamState } from '@notelark/api/team';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { teamScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { toast } from '../../ui/toast.tsx';

const teamKey = ['team'] as const;
const PAGE = 20;

export const useTeam = () =>
  useQuery({
    queryKey: [...teamKey, 'state'],
    queryFn: ({ signal }) => request('GET /api/team', { signal }),
  });

export const useTeamUsage = () =>
  useQuery({
    queryKey: [...teamKey, 'usage'],
    queryFn: ({ signal }) => request('GET /api/team/usage', { signal }),
  });

export const useTeamLog = () =>
  useInfiniteQuery({
    queryKey: [...teamKey, 'log'],
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/team/log', { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });

export const useSharedResults = () =>
  useInfiniteQuery({
    queryKey: [...teamKey, 'results'],
    queryFn: async ({ pageParam, signal }) =>
      (await request('GET /api/team/results', { query: { offset: pageParam }, signal })).rows,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PAGE ? pages.length * PAGE : undefined),
  });

/** Something done to the team. What it shows is read again; a refusal is a message. */
export function useTeamChange<Input = void>(
  mutationFn: (input: Input) => Promise<TeamState | undefined>,
  options: Pick<UseMutationOptions<TeamState | undefined, Error, Input>, 'onSuccess'> = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    ...options,
    onError: (error) => toast.error(teamScreen.failed, { description: sentenceOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: teamKey }),
  });
}
