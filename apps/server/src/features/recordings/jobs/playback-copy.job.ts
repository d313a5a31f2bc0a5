import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

interface Deps {
  playback: {
    run(uploadId: string, signal: AbortSignal): Promise<void>;
    exhausted(uploadId: string): Promise<void>;
  };
}

/** Makes the small copy for playback of an upload whose original is kept. */
export const makePlaybackCopy = defineJob({
  name: 'transcription-playback',
  payload: z.object({ uploadId: z.uuid() }),
  retryLimit: 4,
  retryDelaySeconds: 10,
  expireInSeconds: 3600,
  perOwnerConcurrency: 1,
  concurrency: 1,
  run: ({ playback }: Deps, { uploadId }, { signal }) => playback.run(uploadId, signal),
  exhausted: ({ playback }, { uploadId }) => playback.exhausted(uploadId),
});
