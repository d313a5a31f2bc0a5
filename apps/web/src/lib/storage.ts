import { storageRule, storageSentence } from '../messages/index.ts';
import type { PlanId } from '@notelark/api/plans';
import { useQuery } from '@tanstack/react-query';
import { request } from './client.ts';
import { formatDay } from './format.ts';

interface StorageChange {
  /** The next plan; `free`: none that is paid. */
  plan: PlanId;
  /** When it begins; null: at once. */
  at: string | null;
  enabled: boolean;
}

/**
 * What a change of plan means for what is stored, in a sentence, and the name that the next plan really has. The rule
 * alone where the server does not answer: every decision about a plan shows it.
 */
export function useStorageChange({ plan, at, enabled }: StorageChange): {
  plan: PlanId;
  sentence: string;
} {
  const { data } = useQuery({
    queryKey: ['storage-forecast', plan, at],
    queryFn: ({ signal }) =>
      request('GET /api/storage-forecast', { query: { plan, at: at ?? undefined }, signal }),
    enabled,
  });
  return data
    ? { plan: data.plan, sentence: storageSentence(data, formatDay) }
    : { plan, sentence: storageRule(plan) };
}
