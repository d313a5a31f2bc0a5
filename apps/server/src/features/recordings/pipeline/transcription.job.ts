import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

/** Makes the transcript of an upload. */
export const transcribeJob = defineJob({
  name: 'transcription-transcribe',
  payload: z.object({ uploadId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  // The queue takes no more than a day; a slow machine needs a few hours for the longest recording.
  expireInSeconds: 23 * 3600,
  perOwnerConcurrency: 1,
});

/** Makes the small copy for playback of an upload whose original is kept. */
export const playbackJob = defineJob({
  name: 'transcription-playback',
  payload: z.object({ uploadId: z.uuid() }),
  retryLimit: 4,
  retryDelaySeconds: 10,
  expireInSeconds: 3600,
  perOwnerConcurrency: 1,
});
