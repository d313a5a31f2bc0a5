import { z } from 'zod';
import { defineJob, type Exhaustion, type JobContext } from '../../../platform/queue/definition.ts';

interface Deps {
  work: { run(uploadId: string, context: JobContext): Promise<void> };
  service: {
    exhausted(uploadId: string, why: Exhaustion): Promise<void>;
    postponed(uploadId: string, until: Date): Promise<void>;
  };
}

/** Makes the transcript of an upload. */
export const transcribe = defineJob({
  name: 'transcription-transcribe',
  payload: z.object({ uploadId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  // The queue accepts at most a day; a slow machine needs a few hours for the longest recording.
  expireInSeconds: 23 * 3600,
  perOwnerConcurrency: 1,
  // So that one owner's recording never takes every slot.
  concurrency: 3,
  run: ({ work }: Deps, { uploadId }, context) => work.run(uploadId, context),
  exhausted: ({ service }, { uploadId }, why) => service.exhausted(uploadId, why),
  postponed: ({ service }, { uploadId }, until) => service.postponed(uploadId, until),
});
