import type { PlanId } from '@notelark/api/plans';
import type { TeamState } from '@notelark/api/team';
import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { teamScreen } from '../../messages/index.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { mayHaveTeam } from '../../lib/plan-facts.ts';
import { updateAccount } from '../../lib/session.ts';
import { toast } from '../../ui/toast.tsx';

const teamKey = ['team'] as const;
const PAGE = 20;

const teamQuery = queryOptions({
  queryKey: [...teamKey, 'state'],
  queryFn: ({ signal }) => request('GET /api/team', { signal }),
});

export const useTeam = () => useQuery(teamQuery);

/** Whether the account may see what a team shares; a team can still be read for a while after its plan has ended. */
export function useHasTeam(plan: PlanId): boolean {
  const isInPlan = mayHaveTeam(plan);
  const { data } = useQuery({ ...teamQuery, enabled: !isInPlan });
  return isInPlan || (data?.team ?? null) !== null;
}

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

/** Reads the team, the rest of the page where there still is one, and the account: its plan may be another now. */
async function refresh(client: QueryClient): Promise<void> {
  const state = await client.fetchQuery({ ...teamQuery, staleTime: 0 });
  if (state.team) await client.invalidateQueries({ queryKey: teamKey });
  else
    client.removeQueries({
      queryKey: teamKey,
      predicate: ({ queryKey }) => queryKey[1] !== 'state',
    });
  await client.invalidateQueries({ queryKey: ['usage'] });
  const { account } = await request('GET /api/auth/session');
  if (account) updateAccount(account);
}

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
    onSettled: () => refresh(client),
  });
}
