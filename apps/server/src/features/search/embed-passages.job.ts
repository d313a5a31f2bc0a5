import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  embeddings: { fill(signal: AbortSignal): Promise<void> };
}

/** Makes vectors of passages that have none; looks every minute. Search works meanwhile, by words. */
export const embedPassages = defineJob({
  name: 'embed-passages',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 6 * 3600,
  concurrency: 1,
  cron: '* * * * *',
  run: ({ embeddings }: Deps, _payload, { signal }) => embeddings.fill(signal),
});
