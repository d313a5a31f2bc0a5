import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';
import { bindJob, type Work } from '../../platform/queue/queue.ts';
import type { LiveNotesService } from './notes.service.ts';

/** Removes recordings that were never saved; daily. */
const sweepLive = defineJob({
  name: 'live-sweep',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
});

export function liveJobs(notes: LiveNotesService): Work[] {
  return [
    bindJob(
      sweepLive,
      { run: () => notes.sweep(), exhausted: async () => {} },
      { concurrency: 1, cron: '53 3 * * *' },
    ),
  ];
}
