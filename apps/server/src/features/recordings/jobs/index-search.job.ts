import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

interface Deps {
  searchIndex: { fill(): Promise<void> };
}

/** Makes searchable what an earlier release has saved; looks every five minutes. */
export const indexSearch = defineJob({
  name: 'index-search',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 3600,
  concurrency: 1,
  cron: '*/5 * * * *',
  run: ({ searchIndex }: Deps) => searchIndex.fill(),
});
