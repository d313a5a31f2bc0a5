import { z } from 'zod';
import { defineJob, type JobContext } from '../../../platform/queue/definition.ts';

interface Deps {
  work: { run(uploadId: string, audioId: string, context: JobContext): Promise<void> };
  service: { exhausted(uploadId: string, audioId: string): Promise<void> };
}

/** Decodes the audio of an imported transcript and finds its lines in it. */
export const alignAudio = defineJob({
  name: 'imports-align-audio',
  payload: z.object({ uploadId: z.uuid(), audioId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 5,
  // A recognizer may need hours for the longest recording.
  expireInSeconds: 23 * 3600,
  perOwnerConcurrency: 1,
  concurrency: 2,
  run: ({ work }: Deps, { uploadId, audioId }, context) => work.run(uploadId, audioId, context),
  exhausted: ({ service }, { uploadId, audioId }) => service.exhausted(uploadId, audioId),
});
